"""The store: journals, seats, posts. All SQL of the project lives in this package."""
