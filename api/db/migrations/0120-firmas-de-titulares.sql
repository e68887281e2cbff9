ALTER TABLE firma_papeles ADD COLUMN fecha TEXT;

ALTER TABLE firma_papeles ADD COLUMN documento TEXT NOT NULL DEFAULT '';

ALTER TABLE firma_papeles ADD COLUMN registrado_por BIGINT REFERENCES usuarios (id);
