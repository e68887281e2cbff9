CREATE TABLE fondos_parametros (
  id {{identity}},
  clave INTEGER NOT NULL,
  version INTEGER NOT NULL,
  desde INTEGER NOT NULL,
  fecha_registro TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT '',
  qna_aplicar_aguinaldo TEXT NOT NULL DEFAULT '',
  redondeo TEXT NOT NULL CHECK (redondeo IN ('medio-par', 'truncar')),
  valores TEXT NOT NULL,
  creado_por BIGINT REFERENCES usuarios (id),
  UNIQUE (clave, version)
);

CREATE INDEX fondos_parametros_desde ON fondos_parametros (desde, clave, version);

CREATE TABLE constantes (
  id {{identity}},
  nombre TEXT NOT NULL,
  nombre_plegado TEXT NOT NULL,
  valor TEXT NOT NULL,
  desde TEXT NOT NULL,
  autor_id BIGINT REFERENCES usuarios (id),
  autor TEXT NOT NULL,
  registrada_at TEXT NOT NULL
);

CREATE INDEX constantes_nombre ON constantes (nombre_plegado, desde, id);

CREATE TABLE cierres (
  id {{identity}},
  entidad_id BIGINT NOT NULL REFERENCES unidades (id),
  quincena INTEGER NOT NULL,
  estado TEXT NOT NULL
    CHECK (estado IN ('abierto', 'solicitado', 'revisado', 'aprobado', 'firmado', 'aplicando', 'cerrado', 'anulado')),
  vuelta INTEGER NOT NULL DEFAULT 1,
  huella TEXT NOT NULL DEFAULT '',
  parametro_id BIGINT REFERENCES fondos_parametros (id),
  personas INTEGER NOT NULL DEFAULT 0,
  sello TEXT NOT NULL DEFAULT '',
  trabajo_id BIGINT REFERENCES trabajos (id),
  creado_at TEXT NOT NULL,
  cerrado_at TEXT,
  cerrado_por BIGINT REFERENCES usuarios (id),
  version INTEGER NOT NULL DEFAULT 1
);

CREATE UNIQUE INDEX cierres_uno ON cierres (entidad_id, quincena) WHERE estado <> 'anulado';

CREATE INDEX cierres_quincena ON cierres (quincena, estado);
