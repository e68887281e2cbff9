CREATE TABLE organica_documentos (
  id TEXT PRIMARY KEY,
  nombre TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  usado BOOLEAN NOT NULL DEFAULT {{false}},
  subido_por BIGINT NOT NULL REFERENCES usuarios (id),
  subido_at TEXT NOT NULL
);
