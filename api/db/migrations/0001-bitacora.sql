CREATE TABLE bitacora (
  id {{identity}},
  ocurrio_at TEXT NOT NULL,
  actor_id BIGINT,
  actor TEXT NOT NULL,
  medio TEXT NOT NULL CHECK (medio IN ('api', 'cli', 'semilla')),
  direccion TEXT NOT NULL,
  acto TEXT NOT NULL,
  objeto TEXT NOT NULL,
  objeto_id TEXT NOT NULL,
  antes TEXT,
  despues TEXT,
  hash_previo TEXT NOT NULL UNIQUE,
  hash TEXT NOT NULL UNIQUE
);

CREATE INDEX bitacora_objeto ON bitacora (objeto, objeto_id, id);

CREATE INDEX bitacora_actor ON bitacora (actor_id, id);
