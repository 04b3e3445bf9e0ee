"""The Vale of Eternity: 2 to 4 tamers hunt creatures, sell or tame them, and summon the best."""
