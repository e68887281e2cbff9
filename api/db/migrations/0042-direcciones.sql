ALTER TABLE colonias ADD COLUMN clave TEXT NOT NULL DEFAULT '';

CREATE INDEX colonias_clave ON colonias (clave);
