-- Layouts of the files that dependencies and banks send. A new version is a new row; loads keep the one that read them.
CREATE TABLE planos (
  id {{identity}},
  clave TEXT NOT NULL,
  version INTEGER NOT NULL,
  nombre TEXT NOT NULL,
  tipo TEXT NOT NULL,
  definicion TEXT NOT NULL,
  creado_at TEXT NOT NULL,
  creado_por BIGINT REFERENCES usuarios (id),
  UNIQUE (clave, version)
);

CREATE INDEX planos_creado_por ON planos (creado_por);

-- What each concept of an entity's payroll means, from a quincena on.
CREATE TABLE conceptos_nomina (
  id {{identity}},
  entidad_id BIGINT NOT NULL REFERENCES unidades (id),
  clave TEXT NOT NULL,
  desde INTEGER NOT NULL,
  destino TEXT NOT NULL,
  periodicidad TEXT NOT NULL CHECK (periodicidad IN ('quincenal', 'mensual')),
  creado_at TEXT NOT NULL,
  creado_por BIGINT REFERENCES usuarios (id),
  UNIQUE (entidad_id, clave, desde)
);

CREATE INDEX conceptos_nomina_creado_por ON conceptos_nomina (creado_por);

-- A file that was loaded, and how far each step of it is.
CREATE TABLE cargas (
  id {{identity}},
  tipo TEXT NOT NULL,
  plano_id BIGINT NOT NULL REFERENCES planos (id),
  entidad_id BIGINT NOT NULL REFERENCES unidades (id),
  quincena INTEGER NOT NULL,
  archivo TEXT NOT NULL,
  bytes BIGINT NOT NULL,
  huella TEXT NOT NULL,
  estado TEXT NOT NULL,
  leidos INTEGER NOT NULL DEFAULT 0,
  aplicados INTEGER NOT NULL DEFAULT 0,
  renglones INTEGER NOT NULL DEFAULT 0,
  rechazados INTEGER NOT NULL DEFAULT 0,
  avisados INTEGER NOT NULL DEFAULT 0,
  resumen TEXT NOT NULL DEFAULT '{}',
  rechazo TEXT NOT NULL DEFAULT '',
  motivo TEXT NOT NULL DEFAULT '',
  sustituye_id BIGINT REFERENCES cargas (id),
  corrige_id BIGINT REFERENCES cargas (id),
  creada_at TEXT NOT NULL,
  creada_por BIGINT REFERENCES usuarios (id),
  terminada_at TEXT,
  version INTEGER NOT NULL DEFAULT 1
);

CREATE INDEX cargas_periodo ON cargas (entidad_id, quincena, tipo, id);

CREATE INDEX cargas_huella ON cargas (huella);

CREATE INDEX cargas_plano ON cargas (plano_id);

CREATE INDEX cargas_creada_por ON cargas (creada_por);

CREATE INDEX cargas_corrige ON cargas (corrige_id);

CREATE UNIQUE INDEX cargas_sustituye ON cargas (sustituye_id) WHERE sustituye_id IS NOT NULL AND estado = 'aplicada';

-- Rows of a load as they were read and judged. Only columns that the layout names are stored.
CREATE TABLE carga_renglones (
  carga_id BIGINT NOT NULL REFERENCES cargas (id),
  linea INTEGER NOT NULL,
  byte BIGINT NOT NULL,
  bytes INTEGER NOT NULL,
  datos TEXT NOT NULL,
  afiliado_id BIGINT REFERENCES afiliados (id),
  llave TEXT,
  veredicto TEXT NOT NULL,
  faltas TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (carga_id, linea)
);

CREATE INDEX carga_renglones_afiliado ON carga_renglones (afiliado_id);

CREATE INDEX carga_renglones_llave ON carga_renglones (carga_id, llave) WHERE llave IS NOT NULL;

-- What payrolls paid each person, by line. Nobody sees them until their load is applied. A quincena of 15 days has 1,500 hundredths.
CREATE TABLE nomina_pagos (
  carga_id BIGINT NOT NULL REFERENCES cargas (id),
  linea INTEGER NOT NULL,
  afiliado_id BIGINT NOT NULL REFERENCES afiliados (id),
  entidad_id BIGINT NOT NULL REFERENCES unidades (id),
  quincena INTEGER NOT NULL,
  llave TEXT NOT NULL,
  clase TEXT NOT NULL,
  numero INTEGER,
  desde INTEGER NOT NULL,
  hasta INTEGER NOT NULL,
  plaza TEXT NOT NULL,
  dias INTEGER,
  dias_ausencia INTEGER NOT NULL,
  dias_incapacidad INTEGER NOT NULL,
  fraccion INTEGER,
  porcentaje INTEGER,
  sueldo_pagado BIGINT NOT NULL,
  sueldo_mensual BIGINT NOT NULL,
  otros_pagado BIGINT NOT NULL,
  otros_mensual BIGINT NOT NULL,
  quinquenios_pagado BIGINT NOT NULL,
  quinquenios_mensual BIGINT NOT NULL,
  deducciones TEXT NOT NULL,
  prestamos_centavos BIGINT NOT NULL,
  aguinaldo_centavos BIGINT NOT NULL,
  PRIMARY KEY (carga_id, linea)
);

CREATE INDEX nomina_pagos_persona ON nomina_pagos (afiliado_id, entidad_id, quincena);

CREATE INDEX nomina_pagos_entidad ON nomina_pagos (entidad_id, quincena);

-- Active people whom no row of their entity's payroll names, and what was decided: paid as their movements say, or not paid.
CREATE TABLE nomina_ausentes (
  entidad_id BIGINT NOT NULL REFERENCES unidades (id),
  quincena INTEGER NOT NULL,
  afiliado_id BIGINT NOT NULL REFERENCES afiliados (id),
  decision TEXT NOT NULL CHECK (decision IN ('movimientos', 'sin_pago')),
  motivo TEXT NOT NULL,
  decidida_at TEXT NOT NULL,
  decidida_por BIGINT REFERENCES usuarios (id),
  PRIMARY KEY (entidad_id, quincena, afiliado_id)
);

CREATE INDEX nomina_ausentes_afiliado ON nomina_ausentes (afiliado_id);

CREATE INDEX nomina_ausentes_decidida_por ON nomina_ausentes (decidida_por);

-- Entities that send payroll, from a quincena on: they do not close without it.
CREATE TABLE nomina_emisores (
  entidad_id BIGINT PRIMARY KEY REFERENCES unidades (id),
  desde INTEGER NOT NULL,
  marcada_at TEXT NOT NULL,
  marcada_por BIGINT REFERENCES usuarios (id)
);

CREATE INDEX nomina_emisores_marcada_por ON nomina_emisores (marcada_por);

-- Monthly amounts of a post that a payroll set, and those before it: undoing the load brings them back.
CREATE TABLE nomina_percepciones (
  carga_id BIGINT NOT NULL REFERENCES cargas (id),
  liga_id BIGINT NOT NULL REFERENCES afiliado_org (id),
  otros_antes BIGINT NOT NULL,
  quinquenios_antes BIGINT NOT NULL,
  porcentaje_antes BIGINT NOT NULL,
  otros BIGINT NOT NULL,
  quinquenios BIGINT NOT NULL,
  porcentaje BIGINT NOT NULL,
  PRIMARY KEY (carga_id, liga_id)
);

CREATE INDEX nomina_percepciones_liga ON nomina_percepciones (liga_id);
