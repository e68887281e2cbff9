-- Rows of a file of movements that enter, and the movement that each one requested. `falla` says why a row was not requested.
CREATE TABLE carga_movimientos (
  carga_id BIGINT NOT NULL REFERENCES cargas (id),
  linea INTEGER NOT NULL,
  afiliado_id BIGINT NOT NULL REFERENCES afiliados (id),
  movimiento_id BIGINT REFERENCES movimientos (id),
  falla TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (carga_id, linea)
);

CREATE INDEX carga_movimientos_afiliado ON carga_movimientos (afiliado_id);

CREATE INDEX carga_movimientos_movimiento ON carga_movimientos (movimiento_id);

-- The signed oficio of a load: one file for all its movements. `texto` is what its pages say; `sin_texto` counts pages that only a person can read.
CREATE TABLE carga_oficios (
  carga_id BIGINT NOT NULL PRIMARY KEY REFERENCES cargas (id),
  archivo_id TEXT NOT NULL REFERENCES archivos (id),
  paginas INTEGER NOT NULL,
  sin_texto INTEGER NOT NULL,
  texto TEXT NOT NULL
);

CREATE INDEX carga_oficios_archivo ON carga_oficios (archivo_id);
