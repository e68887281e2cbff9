CREATE TABLE extemporaneas (
  id {{identity}},
  folio TEXT NOT NULL UNIQUE,
  clase TEXT NOT NULL
    CHECK (clase IN ('pago_atrasado', 'reinstalacion', 'antiguedad', 'laudo', 'afiliacion_atrasada')),
  afiliado_id BIGINT NOT NULL REFERENCES afiliados (id),
  entidad_id BIGINT NOT NULL REFERENCES unidades (id),
  desde TEXT NOT NULL,
  hasta TEXT NOT NULL,
  sueldo_centavos BIGINT NOT NULL CHECK (sueldo_centavos > 0),
  principal_centavos BIGINT NOT NULL CHECK (principal_centavos > 0),
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
  CHECK (desde <= hasta)
);

CREATE UNIQUE INDEX extemporaneas_abierta ON extemporaneas (afiliado_id)
  WHERE estado IN ('solicitado', 'aprobado_una');

CREATE INDEX extemporaneas_afiliado ON extemporaneas (afiliado_id, estado);

CREATE INDEX extemporaneas_entidad ON extemporaneas (entidad_id, estado, hasta);

CREATE TABLE extemporanea_lineas (
  id {{identity}},
  extemporanea_id BIGINT NOT NULL REFERENCES extemporaneas (id),
  corrige INTEGER NOT NULL,
  fondo TEXT NOT NULL,
  clave TEXT NOT NULL,
  parte TEXT NOT NULL CHECK (parte IN ('afiliado', 'entidad')),
  obligado TEXT NOT NULL CHECK (obligado IN ('afiliado', 'entidad')),
  base_centavos BIGINT NOT NULL,
  tasa INTEGER NOT NULL,
  importe_centavos BIGINT NOT NULL
);

CREATE UNIQUE INDEX extemporanea_lineas_una ON extemporanea_lineas (extemporanea_id, corrige, clave, obligado);

CREATE TABLE extemporanea_quincenas (
  extemporanea_id BIGINT NOT NULL REFERENCES extemporaneas (id),
  quincena INTEGER NOT NULL,
  capital_centavos BIGINT NOT NULL CHECK (capital_centavos > 0),
  limite TEXT NOT NULL,
  PRIMARY KEY (extemporanea_id, quincena)
);

ALTER TABLE cargos ADD COLUMN extemporanea_id BIGINT REFERENCES extemporaneas (id);

DROP INDEX cargos_entidad;

CREATE UNIQUE INDEX cargos_entidad ON cargos (cierre_id) WHERE afiliado_id IS NULL AND extemporanea_id IS NULL;

CREATE UNIQUE INDEX cargos_extemporanea ON cargos (extemporanea_id) WHERE extemporanea_id IS NOT NULL;
