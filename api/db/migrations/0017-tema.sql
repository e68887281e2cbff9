ALTER TABLE instituto ADD COLUMN version INTEGER NOT NULL DEFAULT 1;

CREATE TABLE avisos_privacidad (
  id {{identity}},
  version INTEGER NOT NULL UNIQUE,
  texto TEXT NOT NULL,
  vigente_desde TEXT NOT NULL,
  publicado_at TEXT NOT NULL,
  publicado_por BIGINT REFERENCES usuarios (id)
);

CREATE INDEX avisos_privacidad_vigencia ON avisos_privacidad (vigente_desde, version);

ALTER TABLE movimientos ADD COLUMN aviso_privacidad INTEGER REFERENCES avisos_privacidad (version);

CREATE INDEX movimientos_aviso_privacidad ON movimientos (aviso_privacidad) WHERE aviso_privacidad IS NOT NULL;
