-- A proposal that requires an extra act needs one authorisation more: the second of three.
ALTER TABLE propuestas ADD COLUMN segunda_por BIGINT REFERENCES usuarios (id);

ALTER TABLE propuestas ADD COLUMN segunda_at TEXT;

CREATE INDEX propuestas_segunda_por ON propuestas (segunda_por);

-- JSON: why a jefe authorises a load as well, as it was told when the load was validated.
ALTER TABLE cargas ADD COLUMN refuerzo TEXT NOT NULL DEFAULT '[]';
