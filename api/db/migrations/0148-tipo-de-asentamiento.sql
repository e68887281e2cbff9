-- What SEPOMEX calls a settlement ("Colonia", "Pueblo", "Fraccionamiento"); '' where somebody typed it or no file was loaded since.
ALTER TABLE colonias ADD COLUMN tipo TEXT NOT NULL DEFAULT '';
