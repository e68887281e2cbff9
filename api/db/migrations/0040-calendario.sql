CREATE TABLE calendario_anios (
  id BIGINT PRIMARY KEY,
  version INTEGER NOT NULL DEFAULT 1
);

CREATE TABLE dias_inhabiles (
  fecha TEXT PRIMARY KEY,
  nombre TEXT NOT NULL,
  activo BOOLEAN NOT NULL
);

ALTER TABLE habilitaciones ADD COLUMN solicita TEXT NOT NULL DEFAULT '';

ALTER TABLE habilitaciones ADD COLUMN revocada_por BIGINT;

ALTER TABLE habilitaciones ADD COLUMN revocada_motivo TEXT NOT NULL DEFAULT '';

CREATE INDEX habilitaciones_dias ON habilitaciones (hasta, desde);
