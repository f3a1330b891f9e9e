"""What may be seen of a table and told of it: views, forecasts, refusal reasons, the summary of a finished game."""
