"""The chapters of the rules. They open windows through the table that they are handed."""
