CREATE TABLE cair_rendimientos (
  id {{identity}},
  anio INTEGER NOT NULL,
  cuenta TEXT NOT NULL CHECK (cuenta IN ('normal', 'voluntaria')),
  tasa INTEGER NOT NULL CHECK (tasa > 0),
  estado TEXT NOT NULL CHECK (estado IN ('aplicando', 'aplicado')),
  pedido_por BIGINT REFERENCES usuarios (id),
  pedido_at TEXT NOT NULL,
  aplicado_at TEXT,
  UNIQUE (anio, cuenta)
);

CREATE TABLE cair_elecciones (
  id {{identity}},
  afiliado_id BIGINT NOT NULL REFERENCES afiliados (id),
  anio INTEGER NOT NULL,
  opcion TEXT NOT NULL CHECK (opcion IN ('A', 'B')),
  enviado_por BIGINT REFERENCES usuarios (id),
  enviado_at TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  UNIQUE (afiliado_id, anio)
);

CREATE INDEX cair_asientos_cuenta ON cair_asientos (cuenta, afiliado_id, fecha);
