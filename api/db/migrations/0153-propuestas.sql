-- Acts that one person proposes and another authorises. The unique index allows one pending proposal of the same act and data.
CREATE TABLE propuestas (
  id {{identity}},
  accion TEXT NOT NULL CHECK (accion <> ''),
  datos TEXT NOT NULL,
  huella TEXT NOT NULL,
  sujeto TEXT NOT NULL,
  cambios TEXT NOT NULL,
  importe_centavos BIGINT,
  enlace TEXT NOT NULL,
  registro TEXT NOT NULL DEFAULT '',
  estado TEXT NOT NULL DEFAULT 'pendiente' CHECK (estado IN ('pendiente', 'autorizada', 'rechazada', 'retirada')),
  propuesta_por BIGINT REFERENCES usuarios (id),
  propuesta_at TEXT NOT NULL,
  decidida_por BIGINT REFERENCES usuarios (id),
  decidida_at TEXT,
  nota TEXT NOT NULL DEFAULT '',
  version INTEGER NOT NULL DEFAULT 1
);

CREATE UNIQUE INDEX propuestas_huella ON propuestas (huella) WHERE estado = 'pendiente';

CREATE INDEX propuestas_estado ON propuestas (estado, id);

CREATE INDEX propuestas_propuesta_por ON propuestas (propuesta_por);

CREATE INDEX propuestas_decidida_por ON propuestas (decidida_por);
