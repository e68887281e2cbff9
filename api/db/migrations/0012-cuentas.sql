CREATE TABLE correos (
  id {{identity}},
  para TEXT NOT NULL,
  asunto TEXT NOT NULL,
  texto TEXT NOT NULL,
  clase TEXT NOT NULL,
  reservado BOOLEAN NOT NULL DEFAULT {{false}},
  usuario_id BIGINT REFERENCES usuarios (id) ON DELETE SET NULL,
  actor TEXT NOT NULL,
  estado TEXT NOT NULL DEFAULT 'pendiente'
    CHECK (estado IN ('pendiente', 'enviando', 'enviado', 'fallido', 'cancelado')),
  medio TEXT CHECK (medio IN ('smtp', 'carpeta')),
  intentos INTEGER NOT NULL DEFAULT 0,
  error TEXT NOT NULL DEFAULT '',
  creado_at TEXT NOT NULL,
  proximo_at TEXT NOT NULL,
  entregado_at TEXT
);

CREATE INDEX correos_cola ON correos (estado, proximo_at);

CREATE TABLE recuperaciones (
  token_hash TEXT PRIMARY KEY,
  usuario_id BIGINT NOT NULL REFERENCES usuarios (id) ON DELETE CASCADE,
  creado_at TEXT NOT NULL,
  vence_at TEXT NOT NULL,
  usado_at TEXT
);

CREATE INDEX recuperaciones_usuario ON recuperaciones (usuario_id, creado_at);

CREATE TABLE dos_pasos (
  usuario_id BIGINT PRIMARY KEY REFERENCES usuarios (id) ON DELETE CASCADE,
  secreto TEXT NOT NULL,
  creado_at TEXT NOT NULL,
  confirmado_at TEXT,
  ultimo_paso BIGINT NOT NULL DEFAULT 0
);

CREATE TABLE codigos_respaldo (
  id {{identity}},
  usuario_id BIGINT NOT NULL REFERENCES usuarios (id) ON DELETE CASCADE,
  codigo_hash TEXT NOT NULL,
  usado_at TEXT
);

CREATE INDEX codigos_respaldo_usuario ON codigos_respaldo (usuario_id);

CREATE TABLE segundos_pasos (
  token_hash TEXT PRIMARY KEY,
  usuario_id BIGINT NOT NULL REFERENCES usuarios (id) ON DELETE CASCADE,
  creado_at TEXT NOT NULL,
  vence_at TEXT NOT NULL,
  fallas INTEGER NOT NULL DEFAULT 0
);

DROP TABLE sesiones;

CREATE TABLE sesiones (
  id {{identity}},
  token_hash TEXT NOT NULL UNIQUE,
  usuario_id BIGINT NOT NULL REFERENCES usuarios (id) ON DELETE CASCADE,
  creada_at TEXT NOT NULL,
  ultimo_uso_at TEXT NOT NULL,
  vence_at TEXT NOT NULL,
  direccion TEXT NOT NULL DEFAULT '',
  agente TEXT NOT NULL DEFAULT ''
);

CREATE INDEX sesiones_usuario ON sesiones (usuario_id);

ALTER TABLE usuarios ADD COLUMN foto TEXT;

ALTER TABLE usuarios ADD COLUMN clave_cambiada_at TEXT;

ALTER TABLE usuarios ADD COLUMN clave_vence_at TEXT;

ALTER TABLE usuarios ADD COLUMN correo_resumen BOOLEAN NOT NULL DEFAULT {{false}};

ALTER TABLE usuarios ADD COLUMN silencio_desde TEXT;

ALTER TABLE usuarios ADD COLUMN silencio_hasta TEXT;

ALTER TABLE perfiles ADD COLUMN exige_dos_pasos BOOLEAN NOT NULL DEFAULT {{false}};
