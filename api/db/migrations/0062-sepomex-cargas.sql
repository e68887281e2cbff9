CREATE TABLE sepomex_cargas (
  id {{identity}},
  archivo TEXT NOT NULL,
  bytes BIGINT NOT NULL,
  paso TEXT NOT NULL DEFAULT 'revision' CHECK (paso IN ('revision', 'aplicacion', 'descartada')),
  aceptar_bajas BOOLEAN NOT NULL DEFAULT {{false}},
  revision TEXT NOT NULL DEFAULT '{}',
  aplicado TEXT NOT NULL DEFAULT '',
  trabajo_id BIGINT REFERENCES trabajos (id),
  usuario_id BIGINT NOT NULL REFERENCES usuarios (id),
  subido_at TEXT NOT NULL
);
