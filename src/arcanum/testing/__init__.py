"""What every game is tested with: the contract that each must keep, and the scenario builder."""
