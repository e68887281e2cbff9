-- Whose a draft is, as far as its papers or its author say: a second one of the same person offers to go on with the first.
ALTER TABLE borradores ADD COLUMN curp TEXT NOT NULL DEFAULT '';

CREATE INDEX borradores_curp ON borradores (curp);
