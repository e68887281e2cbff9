CREATE TABLE formulas (
  id {{identity}},
  clave TEXT NOT NULL,
  version INTEGER NOT NULL,
  creada_at TEXT NOT NULL,
  eliminada_at TEXT
);

CREATE UNIQUE INDEX formulas_clave ON formulas (clave) WHERE eliminada_at IS NULL;

CREATE TABLE formula_versiones (
  id {{identity}},
  formula_id BIGINT NOT NULL REFERENCES formulas (id),
  version INTEGER NOT NULL,
  titulo TEXT NOT NULL,
  formula TEXT NOT NULL,
  desglose TEXT NOT NULL DEFAULT '',
  descripcion TEXT NOT NULL DEFAULT '',
  variables TEXT NOT NULL,
  usa TEXT NOT NULL,
  autor_id BIGINT REFERENCES usuarios (id),
  autor TEXT NOT NULL,
  registrada_at TEXT NOT NULL,
  UNIQUE (formula_id, version)
);
