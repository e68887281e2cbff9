-- The seal of a close has a format. Format 1 covers parameters, lines and movements. `sellado` stores the rows that later formats add, so that a check can say what each of them was.
ALTER TABLE cierres ADD COLUMN sello_formato INTEGER NOT NULL DEFAULT 1;

ALTER TABLE cierres ADD COLUMN sellado TEXT NOT NULL DEFAULT '';

-- An order that a later close added to this one: its own close could not seal it.
ALTER TABLE retenciones ADD COLUMN tardia BOOLEAN NOT NULL DEFAULT {{false}};
