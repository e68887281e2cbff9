ALTER TABLE borradores ADD COLUMN corrige TEXT REFERENCES movimientos (folio);

CREATE UNIQUE INDEX borradores_corrige ON borradores (corrige);
