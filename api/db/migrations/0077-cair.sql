CREATE TABLE cair_tramites (
  id {{identity}},
  folio TEXT NOT NULL UNIQUE,
  tipo TEXT NOT NULL CHECK (tipo IN ('retiro', 'voluntaria')),
  motivo TEXT CHECK (motivo IN ('edad', 'defuncion', 'pension')),
  afiliado_id BIGINT NOT NULL REFERENCES afiliados (id),
  importe_centavos BIGINT NOT NULL CHECK (importe_centavos > 0),
  fecha TEXT NOT NULL,
  beneficiarios TEXT NOT NULL DEFAULT '[]',
  observaciones TEXT NOT NULL DEFAULT '',
  archivo_id TEXT NOT NULL REFERENCES archivos (id),
  estado TEXT NOT NULL CHECK (estado IN ('solicitado', 'aprobado_una', 'aprobado', 'rechazado')),
  solicitado_por BIGINT REFERENCES usuarios (id),
  solicitado_at TEXT NOT NULL,
  primera_por BIGINT REFERENCES usuarios (id),
  primera_at TEXT,
  resuelto_por BIGINT REFERENCES usuarios (id),
  resuelto_at TEXT,
  nota TEXT NOT NULL DEFAULT '',
  version INTEGER NOT NULL DEFAULT 1,
  CHECK ((tipo = 'retiro') = (motivo IS NOT NULL))
);

CREATE UNIQUE INDEX cair_tramites_retiro ON cair_tramites (afiliado_id)
  WHERE tipo = 'retiro' AND estado IN ('solicitado', 'aprobado_una');

CREATE INDEX cair_tramites_estado ON cair_tramites (estado, id);

CREATE TABLE cair_asientos (
  id {{identity}},
  afiliado_id BIGINT NOT NULL REFERENCES afiliados (id),
  cuenta TEXT NOT NULL CHECK (cuenta IN ('normal', 'voluntaria')),
  clase TEXT NOT NULL
    CHECK (clase IN ('aportacion', 'voluntaria', 'rendimiento', 'entrega', 'retiro', 'reversa', 'por_cobrar')),
  fecha TEXT NOT NULL,
  importe_centavos BIGINT NOT NULL CHECK (importe_centavos <> 0),
  quincena INTEGER,
  anio INTEGER,
  cargo_id BIGINT REFERENCES cargos (id),
  tramite_id BIGINT REFERENCES cair_tramites (id),
  registrado_at TEXT NOT NULL,
  registrado_por BIGINT REFERENCES usuarios (id)
);

CREATE INDEX cair_asientos_afiliado ON cair_asientos (afiliado_id, fecha, id);

CREATE INDEX cair_asientos_cargo ON cair_asientos (cargo_id);

CREATE UNIQUE INDEX cair_asientos_rendimiento ON cair_asientos (afiliado_id, cuenta, anio, clase) WHERE anio IS NOT NULL;
