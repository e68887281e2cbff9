-- Several jobs of a class may run together: each takes a place, and the index decides who has it.
ALTER TABLE trabajos ADD COLUMN lugar INTEGER NOT NULL DEFAULT 1;

DROP INDEX trabajos_uno_por_clase;

CREATE UNIQUE INDEX trabajos_uno_por_lugar ON trabajos (clase, lugar) WHERE estado = 'curso';

-- Exports that wait for their turn as jobs, and their files for a day.
CREATE TABLE exportes (
  trabajo_id BIGINT PRIMARY KEY REFERENCES trabajos (id),
  usuario_id BIGINT NOT NULL REFERENCES usuarios (id),
  llamada TEXT NOT NULL,
  pedido TEXT NOT NULL,
  ver_como TEXT,
  direccion TEXT NOT NULL,
  alcance TEXT NOT NULL DEFAULT '',
  clave TEXT,
  nombre TEXT NOT NULL DEFAULT '',
  tipo TEXT NOT NULL DEFAULT '',
  bytes BIGINT NOT NULL DEFAULT 0
);

CREATE INDEX exportes_usuario ON exportes (usuario_id, trabajo_id);
