CREATE TABLE firmas (
  id {{identity}},
  nombre TEXT NOT NULL,
  cargo TEXT NOT NULL,
  tipo TEXT NOT NULL CHECK (tipo IN ('png', 'jpg')),
  imagen TEXT NOT NULL,
  usuario_id BIGINT REFERENCES usuarios (id),
  unidad_id BIGINT REFERENCES unidades (id),
  desde TEXT NOT NULL,
  hasta TEXT,
  creada_at TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  CHECK (usuario_id IS NULL OR unidad_id IS NULL),
  CHECK (hasta IS NULL OR desde <= hasta)
);

CREATE INDEX firmas_usuario ON firmas (usuario_id, desde);

CREATE INDEX firmas_unidad ON firmas (unidad_id, desde);

CREATE TABLE firma_papeles (
  id {{identity}},
  firma_id BIGINT NOT NULL REFERENCES firmas (id),
  papel TEXT NOT NULL,
  firmado_at TEXT NOT NULL
);

CREATE INDEX firma_papeles_firma ON firma_papeles (firma_id);
