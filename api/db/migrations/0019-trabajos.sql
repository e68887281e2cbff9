CREATE TABLE trabajos (
  id {{identity}},
  clase TEXT NOT NULL,
  titulo TEXT NOT NULL,
  datos TEXT NOT NULL,
  estado TEXT NOT NULL CHECK (estado IN ('espera', 'curso', 'hecho', 'fallado', 'cancelado')),
  turno TEXT UNIQUE,
  intentos INTEGER NOT NULL DEFAULT 0,
  hecho INTEGER NOT NULL DEFAULT 0,
  total INTEGER NOT NULL DEFAULT 0,
  avance TEXT NOT NULL DEFAULT '',
  resultado TEXT NOT NULL DEFAULT '',
  cancelar BOOLEAN NOT NULL DEFAULT {{false}},
  usuario_id BIGINT REFERENCES usuarios (id),
  usuario TEXT NOT NULL,
  duenio TEXT NOT NULL DEFAULT '',
  latido_at TEXT,
  creado_at TEXT NOT NULL,
  desde_at TEXT NOT NULL,
  empezado_at TEXT,
  terminado_at TEXT
);

CREATE UNIQUE INDEX trabajos_uno_por_clase ON trabajos (clase) WHERE estado = 'curso';

CREATE INDEX trabajos_espera ON trabajos (desde_at, id) WHERE estado = 'espera';

CREATE INDEX trabajos_estado ON trabajos (estado, id);

CREATE INDEX trabajos_clase ON trabajos (clase, id);
