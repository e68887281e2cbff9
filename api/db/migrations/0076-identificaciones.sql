CREATE TABLE identificaciones (
  afiliado_id BIGINT NOT NULL REFERENCES afiliados (id),
  usuario_id BIGINT NOT NULL REFERENCES usuarios (id),
  vence_at TEXT NOT NULL,
  PRIMARY KEY (afiliado_id, usuario_id)
);
