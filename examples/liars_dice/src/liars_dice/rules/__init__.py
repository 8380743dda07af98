"""The rules, a module per chapter of `learn/rules/liars_dice.md`."""
