"""Figures of a house that is well kept, measured side by side in one run: `python -m bot bench --json`."""
