CREATE TABLE avisos (
  id {{identity}},
  usuario_id BIGINT NOT NULL REFERENCES usuarios (id) ON DELETE CASCADE,
  clase TEXT NOT NULL,
  titulo TEXT NOT NULL,
  texto TEXT NOT NULL DEFAULT '',
  enlace TEXT,
  clave TEXT NOT NULL,
  creado_at TEXT NOT NULL,
  leido_at TEXT,
  enviado_at TEXT,
  UNIQUE (usuario_id, clave)
);

CREATE INDEX avisos_usuario ON avisos (usuario_id, id);

CREATE INDEX avisos_sin_leer ON avisos (usuario_id) WHERE leido_at IS NULL;

CREATE INDEX avisos_sin_enviar ON avisos (usuario_id, id) WHERE enviado_at IS NULL;

CREATE INDEX avisos_creado ON avisos (creado_at);

CREATE TABLE avisos_resumenes (
  usuario_id BIGINT NOT NULL REFERENCES usuarios (id) ON DELETE CASCADE,
  dia TEXT NOT NULL,
  avisos INTEGER NOT NULL,
  creado_at TEXT NOT NULL,
  PRIMARY KEY (usuario_id, dia)
);
