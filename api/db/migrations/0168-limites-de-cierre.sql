-- Why interest on a charge runs from a day before the limit of its first line: '', 'solicitud_tardia' or 'cierre_repetido'.
ALTER TABLE cargos ADD COLUMN motivo_limite TEXT NOT NULL DEFAULT '';

-- The parts of a charge that have different limits: a close made again keeps its first limit, and only an increase gets the new one.
CREATE TABLE cargo_partes (
  cargo_id BIGINT NOT NULL REFERENCES cargos (id),
  limite TEXT NOT NULL,
  capital_centavos BIGINT NOT NULL CHECK (capital_centavos > 0),
  PRIMARY KEY (cargo_id, limite)
);
