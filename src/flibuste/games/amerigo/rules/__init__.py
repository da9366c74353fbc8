"""The rules of Amerigo, one file for each action or part of the round, named as players name it."""
