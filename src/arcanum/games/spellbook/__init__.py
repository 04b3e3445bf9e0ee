"""SpellBook: 1 to 4 mages learn seven spells and feed their familiars."""
