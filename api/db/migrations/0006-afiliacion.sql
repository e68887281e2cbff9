CREATE TABLE tipos_movimiento (
  id BIGINT PRIMARY KEY,
  nombre TEXT NOT NULL,
  abreviatura TEXT NOT NULL UNIQUE,
  situacion TEXT NOT NULL
);

CREATE TABLE consecutivos (
  clave TEXT PRIMARY KEY,
  valor BIGINT NOT NULL
);

CREATE TABLE afiliados (
  id {{identity}},
  interno BIGINT NOT NULL UNIQUE,
  curp TEXT NOT NULL UNIQUE,
  rfc TEXT NOT NULL DEFAULT '',
  nss TEXT UNIQUE,
  nombre TEXT NOT NULL,
  apellido_paterno TEXT NOT NULL,
  apellido_materno TEXT NOT NULL DEFAULT '',
  nombre_plegado TEXT NOT NULL,
  fecha_nacimiento TEXT NOT NULL,
  codigo_entidad_nacimiento TEXT NOT NULL DEFAULT '',
  sexo TEXT NOT NULL CHECK (sexo IN ('M', 'F', 'X')),
  nacionalidad TEXT NOT NULL DEFAULT 'MEXICANA',
  estado_civil TEXT NOT NULL DEFAULT '',
  noempleado TEXT NOT NULL DEFAULT '',
  correo TEXT NOT NULL DEFAULT '',
  telefono TEXT NOT NULL DEFAULT '',
  celular TEXT NOT NULL DEFAULT '',
  calle_numero TEXT NOT NULL DEFAULT '',
  calle TEXT NOT NULL DEFAULT '',
  numero_exterior TEXT NOT NULL DEFAULT '',
  numero_interior TEXT NOT NULL DEFAULT '',
  calle2 TEXT NOT NULL DEFAULT '',
  fraccionamiento TEXT NOT NULL DEFAULT '',
  codigo_postal TEXT NOT NULL DEFAULT '',
  localidad TEXT NOT NULL DEFAULT '',
  municipio TEXT NOT NULL DEFAULT '',
  estado TEXT NOT NULL DEFAULT '',
  pais TEXT NOT NULL DEFAULT 'Mexico',
  dependientes INTEGER NOT NULL DEFAULT 0,
  posee_inmuebles BOOLEAN NOT NULL DEFAULT {{false}},
  fecha_carta TEXT,
  expediente TEXT NOT NULL DEFAULT '',
  f_expediente TEXT,
  fecha_alta TEXT NOT NULL,
  situacion TEXT NOT NULL CHECK (situacion IN ('T', 'A', 'L', 'B', 'P', 'D', 'E', 'C', 'N')),
  nivel0_id BIGINT REFERENCES unidades (id),
  nivel1_id BIGINT REFERENCES unidades (id),
  nivel2_id BIGINT REFERENCES unidades (id),
  nivel3_id BIGINT REFERENCES unidades (id),
  puesto_id BIGINT REFERENCES puestos (id),
  categoria_id BIGINT REFERENCES categorias (id),
  sueldo_centavos BIGINT NOT NULL DEFAULT 0,
  creado_por BIGINT REFERENCES usuarios (id),
  creado_at TEXT NOT NULL,
  actualizado_at TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1
);

CREATE INDEX afiliados_rfc ON afiliados (rfc);

CREATE INDEX afiliados_nacimiento ON afiliados (fecha_nacimiento);

CREATE INDEX afiliados_nivel1 ON afiliados (nivel1_id, nivel2_id);

CREATE INDEX afiliados_apellidos ON afiliados (nombre_plegado);

CREATE INDEX afiliados_noempleado ON afiliados (noempleado);

CREATE TABLE afiliado_org (
  id {{identity}},
  afiliado_id BIGINT NOT NULL REFERENCES afiliados (id),
  nivel0_id BIGINT NOT NULL REFERENCES unidades (id),
  nivel1_id BIGINT NOT NULL REFERENCES unidades (id),
  nivel2_id BIGINT NOT NULL REFERENCES unidades (id),
  nivel3_id BIGINT NOT NULL REFERENCES unidades (id),
  clave_organica_0 TEXT NOT NULL,
  clave_organica_1 TEXT NOT NULL,
  clave_organica_2 TEXT NOT NULL,
  clave_organica_3 TEXT NOT NULL,
  orgs1 TEXT NOT NULL,
  orgs2 TEXT NOT NULL,
  orgs3 TEXT NOT NULL,
  orgs4 TEXT NOT NULL,
  categoria_id BIGINT REFERENCES categorias (id),
  sueldo_centavos BIGINT NOT NULL,
  otros_prestaciones_centavos BIGINT NOT NULL DEFAULT 0,
  quinquenios_centavos BIGINT NOT NULL DEFAULT 0,
  porcentaje INTEGER NOT NULL DEFAULT 0,
  creado_at TEXT NOT NULL
);

CREATE INDEX afiliado_org_afiliado ON afiliado_org (afiliado_id);

CREATE TABLE movimientos (
  id {{identity}},
  folio TEXT NOT NULL UNIQUE,
  tipo_id BIGINT NOT NULL REFERENCES tipos_movimiento (id),
  afiliado_id BIGINT NOT NULL REFERENCES afiliados (id),
  afiliado_org_id BIGINT REFERENCES afiliado_org (id),
  quincena INTEGER NOT NULL,
  fecha TEXT NOT NULL,
  observaciones TEXT NOT NULL DEFAULT '',
  activo BOOLEAN NOT NULL DEFAULT {{true}},
  aplicar BOOLEAN NOT NULL DEFAULT {{false}},
  aplicado BOOLEAN NOT NULL DEFAULT {{false}},
  regresado BOOLEAN NOT NULL DEFAULT {{false}},
  nota TEXT NOT NULL DEFAULT '',
  solicitado_por BIGINT REFERENCES usuarios (id),
  solicitado_at TEXT NOT NULL,
  movimiento_fecha TEXT,
  validado_por BIGINT REFERENCES usuarios (id),
  revisado_at TEXT,
  revisado_por BIGINT REFERENCES usuarios (id),
  aprobado_at TEXT,
  aprobado_por BIGINT REFERENCES usuarios (id),
  aplicado_at TEXT,
  cancelado_at TEXT,
  cancelado_por BIGINT REFERENCES usuarios (id),
  motivo_cancelacion TEXT NOT NULL DEFAULT '',
  datos TEXT NOT NULL DEFAULT '{}',
  version INTEGER NOT NULL DEFAULT 1
);

CREATE UNIQUE INDEX movimientos_abierto ON movimientos (afiliado_id) WHERE activo = {{true}} AND aplicado = {{false}};

CREATE INDEX movimientos_quincena ON movimientos (quincena, id);

CREATE INDEX movimientos_afiliado ON movimientos (afiliado_id, id);

CREATE INDEX movimientos_autor ON movimientos (solicitado_por, id);

CREATE TABLE borradores (
  id TEXT PRIMARY KEY,
  tipo TEXT NOT NULL,
  titulo TEXT NOT NULL DEFAULT '',
  paso INTEGER NOT NULL DEFAULT 1,
  datos TEXT NOT NULL,
  autor_id BIGINT NOT NULL REFERENCES usuarios (id),
  tomado_de BIGINT REFERENCES usuarios (id),
  adscripcion_id BIGINT REFERENCES unidades (id),
  dependencia_id BIGINT REFERENCES unidades (id),
  creado_at TEXT NOT NULL,
  actualizado_at TEXT NOT NULL,
  vence_at TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1
);

CREATE INDEX borradores_autor ON borradores (autor_id, actualizado_at);

CREATE TABLE archivos (
  id TEXT PRIMARY KEY,
  nombre TEXT NOT NULL,
  bytes BIGINT NOT NULL,
  tipo_mime TEXT NOT NULL,
  paginas INTEGER NOT NULL DEFAULT 1,
  sha256 TEXT NOT NULL,
  clave TEXT NOT NULL,
  clase TEXT NOT NULL,
  subido_por BIGINT REFERENCES usuarios (id),
  borrador_id TEXT REFERENCES borradores (id) ON DELETE SET NULL,
  creado_at TEXT NOT NULL
);

CREATE INDEX archivos_borrador ON archivos (borrador_id);

CREATE TABLE lecturas (
  archivo_id TEXT PRIMARY KEY REFERENCES archivos (id) ON DELETE CASCADE,
  documento TEXT NOT NULL,
  lectura TEXT NOT NULL,
  datos TEXT NOT NULL,
  posturas TEXT NOT NULL DEFAULT '[]',
  creada_at TEXT NOT NULL
);

CREATE TABLE expediente (
  id {{identity}},
  afiliado_id BIGINT NOT NULL REFERENCES afiliados (id),
  tipo TEXT NOT NULL CHECK (tipo IN ('curp', 'nss', 'csf', 'carta', 'foto')),
  archivo_id TEXT NOT NULL REFERENCES archivos (id),
  por TEXT NOT NULL CHECK (por IN ('Sistema', 'Usuario', 'OCR')),
  agregado_por BIGINT REFERENCES usuarios (id),
  agregado_at TEXT NOT NULL,
  vigente BOOLEAN NOT NULL DEFAULT {{true}}
);

CREATE INDEX expediente_afiliado ON expediente (afiliado_id, tipo);

CREATE INDEX expediente_archivo ON expediente (archivo_id);

CREATE TABLE idempotencia (
  usuario_id BIGINT NOT NULL,
  clave TEXT NOT NULL,
  cuerpo_hash TEXT NOT NULL,
  respuesta TEXT NOT NULL,
  creada_at TEXT NOT NULL,
  PRIMARY KEY (usuario_id, clave)
);
