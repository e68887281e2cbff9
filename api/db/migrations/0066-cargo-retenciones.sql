CREATE TABLE cargo_retenciones (
  cargo_id BIGINT NOT NULL REFERENCES cargos (id),
  retencion_id BIGINT NOT NULL,
  importe_centavos BIGINT NOT NULL CHECK (importe_centavos <> 0),
  PRIMARY KEY (cargo_id, retencion_id)
);

CREATE INDEX cargo_retenciones_retencion ON cargo_retenciones (retencion_id);
