"""The rules of Caribbean Conquest, one file for each phase or decision."""
