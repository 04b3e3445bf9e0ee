"""The 70 creatures, one module a family."""
