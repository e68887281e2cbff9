CREATE TABLE organica (
  id {{identity}},
  nivel INTEGER NOT NULL CHECK (nivel BETWEEN 0 AND 3),
  parent_id BIGINT REFERENCES organica (id),
  clave_0 TEXT NOT NULL,
  clave_1 TEXT NOT NULL DEFAULT '',
  clave_2 TEXT NOT NULL DEFAULT '',
  clave_3 TEXT NOT NULL DEFAULT '',
  descripcion TEXT NOT NULL,
  titular TEXT NOT NULL DEFAULT '',
  fecha_fin TEXT,
  estatus TEXT NOT NULL DEFAULT 'A' CHECK (estatus IN ('A', 'I')),
  usuario TEXT NOT NULL DEFAULT 'sistema',
  UNIQUE (nivel, clave_0, clave_1, clave_2, clave_3)
);

CREATE INDEX organica_parent ON organica (parent_id);

CREATE TABLE unidades (
  id {{identity}},
  nivel INTEGER NOT NULL CHECK (nivel BETWEEN 0 AND 3),
  parent_id BIGINT REFERENCES unidades (id),
  organica_id BIGINT NOT NULL REFERENCES organica (id),
  nombre TEXT NOT NULL,
  activo BOOLEAN NOT NULL DEFAULT {{true}},
  creado_at TEXT NOT NULL,
  actualizado_at TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1
);

CREATE INDEX unidades_parent ON unidades (parent_id);

CREATE INDEX unidades_organica ON unidades (organica_id);

CREATE TABLE puestos (
  id {{identity}},
  unidad_id BIGINT NOT NULL REFERENCES unidades (id),
  nombre TEXT NOT NULL,
  activo BOOLEAN NOT NULL DEFAULT {{true}}
);

CREATE INDEX puestos_unidad ON puestos (unidad_id);

CREATE TABLE categorias (
  id {{identity}},
  clave TEXT NOT NULL UNIQUE,
  nombre TEXT NOT NULL,
  orden INTEGER NOT NULL DEFAULT 0,
  activo BOOLEAN NOT NULL DEFAULT {{true}}
);

CREATE TABLE sueldos (
  id {{identity}},
  categoria_id BIGINT NOT NULL REFERENCES categorias (id),
  monto_centavos BIGINT NOT NULL CHECK (monto_centavos > 0),
  vigente_desde TEXT NOT NULL,
  vigente_hasta TEXT,
  UNIQUE (categoria_id, vigente_desde)
);

CREATE TABLE habilitaciones (
  id {{identity}},
  tipo TEXT NOT NULL,
  unidad_id BIGINT REFERENCES unidades (id),
  desde TEXT NOT NULL,
  hasta TEXT NOT NULL,
  motivo TEXT NOT NULL,
  creada_por BIGINT,
  creada_at TEXT NOT NULL,
  revocada_at TEXT,
  CHECK (desde <= hasta)
);

CREATE INDEX habilitaciones_tipo ON habilitaciones (tipo, hasta);

CREATE TABLE instituto (
  id {{identity}},
  nombre TEXT NOT NULL,
  icono TEXT,
  color TEXT NOT NULL DEFAULT '#003DA5',
  color_botones TEXT NOT NULL DEFAULT '#0057A5',
  color_encabezados TEXT NOT NULL DEFAULT '#003DA5',
  color_letra TEXT NOT NULL DEFAULT '#FFFFFF'
);

CREATE TABLE ajustes (
  clave TEXT PRIMARY KEY,
  valor TEXT NOT NULL
);
