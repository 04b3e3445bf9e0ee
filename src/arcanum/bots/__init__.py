"""The bots: whoever answers decisions without being a person. They know games only by the contract."""
