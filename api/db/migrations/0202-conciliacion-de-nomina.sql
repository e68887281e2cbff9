-- People from whom a payroll deducted more or less than due for a key of a fund, and the sums by key.
CREATE TABLE carga_conciliacion (
  carga_id BIGINT NOT NULL REFERENCES cargas (id),
  afiliado_id BIGINT NOT NULL REFERENCES afiliados (id),
  clave TEXT NOT NULL,
  descontado_centavos BIGINT NOT NULL,
  debido_centavos BIGINT NOT NULL,
  PRIMARY KEY (carga_id, afiliado_id, clave)
);

CREATE INDEX carga_conciliacion_afiliado ON carga_conciliacion (afiliado_id);

ALTER TABLE cargas ADD COLUMN conciliacion TEXT NOT NULL DEFAULT '[]';
