"""Gates of Delirium, by Jordan and Mandy Goddard (Renegade Game Studios, 2019)."""
