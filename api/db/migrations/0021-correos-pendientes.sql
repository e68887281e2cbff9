CREATE TABLE correos_pendientes (
  usuario_id BIGINT PRIMARY KEY REFERENCES usuarios (id) ON DELETE CASCADE,
  correo TEXT NOT NULL,
  token_hash TEXT NOT NULL UNIQUE,
  creado_at TEXT NOT NULL,
  vence_at TEXT NOT NULL
);
