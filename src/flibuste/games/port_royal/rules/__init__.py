"""The rules of Port Royal, one file for each phase or decision, named as players name it."""
