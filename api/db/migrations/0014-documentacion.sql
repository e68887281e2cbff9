ALTER TABLE modulos ADD COLUMN version INTEGER NOT NULL DEFAULT 1;

ALTER TABLE procesos ADD COLUMN version INTEGER NOT NULL DEFAULT 1;

ALTER TABLE procesos ADD COLUMN descripcion TEXT NOT NULL DEFAULT '';

CREATE TABLE proceso_responsables (
  proceso_id BIGINT NOT NULL REFERENCES procesos (id) ON DELETE CASCADE,
  usuario_id BIGINT NOT NULL REFERENCES usuarios (id) ON DELETE CASCADE,
  asignado_at TEXT NOT NULL,
  PRIMARY KEY (proceso_id, usuario_id)
);

CREATE INDEX proceso_responsables_usuario ON proceso_responsables (usuario_id);

CREATE TABLE documentacion (
  id {{identity}},
  clase TEXT NOT NULL CHECK (clase IN ('proceso', 'general', 'modulo')),
  id_proceso BIGINT REFERENCES procesos (id) ON DELETE CASCADE,
  id_modulo BIGINT REFERENCES modulos (id) ON DELETE CASCADE,
  tipo TEXT NOT NULL,
  tipo_otro TEXT NOT NULL DEFAULT '',
  tipo_plegado TEXT NOT NULL,
  creado_at TEXT NOT NULL,
  actualizado_at TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  CHECK ((clase = 'proceso') = (id_proceso IS NOT NULL) AND (clase = 'modulo') = (id_modulo IS NOT NULL))
);

CREATE UNIQUE INDEX documentacion_tipo ON documentacion (clase, COALESCE(id_proceso, id_modulo, 0), tipo_plegado);

CREATE INDEX documentacion_proceso ON documentacion (id_proceso);

CREATE INDEX documentacion_modulo ON documentacion (id_modulo);

CREATE TABLE documentacion_archivos (
  id {{identity}},
  nombre TEXT NOT NULL UNIQUE,
  original TEXT NOT NULL,
  folio BIGINT NOT NULL,
  bytes BIGINT NOT NULL,
  paginas INTEGER NOT NULL,
  sha256 TEXT NOT NULL,
  clave TEXT NOT NULL,
  documento_id BIGINT REFERENCES documentacion (id) ON DELETE CASCADE,
  numero INTEGER NOT NULL DEFAULT 0,
  vigente BOOLEAN NOT NULL DEFAULT {{false}},
  subido_por BIGINT REFERENCES usuarios (id) ON DELETE SET NULL,
  subido_at TEXT NOT NULL
);

CREATE INDEX documentacion_archivos_documento ON documentacion_archivos (documento_id, numero);

CREATE UNIQUE INDEX documentacion_archivos_vigente ON documentacion_archivos (documento_id) WHERE vigente = {{true}};

CREATE TABLE tableros (
  clave TEXT PRIMARY KEY,
  direccion TEXT NOT NULL,
  actualizado_at TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1
);
