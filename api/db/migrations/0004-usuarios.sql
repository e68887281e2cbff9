CREATE TABLE perfiles (
  id {{identity}},
  nombre TEXT NOT NULL UNIQUE,
  ambito TEXT NOT NULL CHECK (ambito IN ('instituto', 'dependencia'))
);

CREATE TABLE perfil_actos (
  perfil_id BIGINT NOT NULL REFERENCES perfiles (id) ON DELETE CASCADE,
  acto TEXT NOT NULL,
  PRIMARY KEY (perfil_id, acto)
);

CREATE TABLE menus (
  id {{identity}},
  nombre TEXT NOT NULL,
  componente TEXT,
  icono TEXT,
  orden INTEGER NOT NULL DEFAULT 0,
  parent_id BIGINT REFERENCES menus (id)
);

CREATE TABLE modulos (
  id {{identity}},
  nombre TEXT NOT NULL,
  tipo TEXT NOT NULL CHECK (tipo IN ('top', 'center', 'bottom')),
  icono TEXT,
  orden INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE procesos (
  id {{identity}},
  id_modulo BIGINT NOT NULL REFERENCES modulos (id),
  parent_id BIGINT REFERENCES procesos (id),
  nombre TEXT NOT NULL,
  componente TEXT,
  orden INTEGER NOT NULL DEFAULT 0,
  tipo TEXT NOT NULL DEFAULT 'ISSSSPEA' CHECK (tipo IN ('ISSSSPEA', 'ENTIDAD'))
);

CREATE INDEX procesos_modulo ON procesos (id_modulo, orden);

CREATE TABLE perfil_menus (
  perfil_id BIGINT NOT NULL REFERENCES perfiles (id) ON DELETE CASCADE,
  menu_id BIGINT NOT NULL REFERENCES menus (id) ON DELETE CASCADE,
  PRIMARY KEY (perfil_id, menu_id)
);

CREATE TABLE perfil_procesos (
  perfil_id BIGINT NOT NULL REFERENCES perfiles (id) ON DELETE CASCADE,
  proceso_id BIGINT NOT NULL REFERENCES procesos (id) ON DELETE CASCADE,
  PRIMARY KEY (perfil_id, proceso_id)
);

CREATE TABLE usuarios (
  id {{identity}},
  usuario TEXT NOT NULL UNIQUE,
  nombre TEXT NOT NULL,
  correo TEXT NOT NULL DEFAULT '',
  clave_hash TEXT NOT NULL,
  debe_cambiar_clave BOOLEAN NOT NULL DEFAULT {{false}},
  perfil_id BIGINT NOT NULL REFERENCES perfiles (id),
  entidad_id BIGINT REFERENCES unidades (id),
  adscripcion_id BIGINT REFERENCES unidades (id),
  dependencia_id BIGINT REFERENCES unidades (id),
  activo BOOLEAN NOT NULL DEFAULT {{true}},
  creado_at TEXT NOT NULL,
  ultimo_acceso_at TEXT,
  version INTEGER NOT NULL DEFAULT 1
);

CREATE TABLE sesiones (
  token_hash TEXT PRIMARY KEY,
  usuario_id BIGINT NOT NULL REFERENCES usuarios (id) ON DELETE CASCADE,
  creada_at TEXT NOT NULL,
  ultimo_uso_at TEXT NOT NULL,
  vence_at TEXT NOT NULL,
  direccion TEXT NOT NULL DEFAULT '',
  agente TEXT NOT NULL DEFAULT ''
);

CREATE INDEX sesiones_usuario ON sesiones (usuario_id);

CREATE TABLE intentos (
  cuenta TEXT PRIMARY KEY,
  fallas INTEGER NOT NULL,
  ultima_at TEXT NOT NULL,
  hasta_at TEXT NOT NULL
);
