CREATE TABLE casos (
  id {{identity}},
  folio TEXT NOT NULL UNIQUE,
  proceso_id BIGINT REFERENCES procesos (id) ON DELETE SET NULL,
  proceso_nombre TEXT NOT NULL,
  area TEXT NOT NULL CHECK (area IN ('afiliacion', 'medicina', 'pensiones', 'prestamos', 'otra')),
  asunto TEXT NOT NULL,
  asunto_plegado TEXT NOT NULL,
  descripcion TEXT NOT NULL DEFAULT '',
  notas TEXT NOT NULL DEFAULT '',
  estado TEXT NOT NULL CHECK (estado IN ('pendiente', 'en progreso', 'completado')),
  afiliado_id BIGINT REFERENCES afiliados (id),
  nivel0_id BIGINT REFERENCES unidades (id),
  nivel1_id BIGINT REFERENCES unidades (id),
  nivel2_id BIGINT REFERENCES unidades (id),
  responsable_id BIGINT REFERENCES usuarios (id),
  modulo_actual_id BIGINT REFERENCES modulos (id) ON DELETE SET NULL,
  vence TEXT NOT NULL,
  abierto_por BIGINT REFERENCES usuarios (id),
  creado_at TEXT NOT NULL,
  actualizado_at TEXT NOT NULL,
  cerrado_at TEXT,
  resultado TEXT NOT NULL DEFAULT '',
  resolucion TEXT NOT NULL DEFAULT '',
  version INTEGER NOT NULL DEFAULT 1
);

CREATE INDEX casos_proceso ON casos (proceso_id, estado);

CREATE INDEX casos_area ON casos (area, estado);

CREATE INDEX casos_responsable ON casos (responsable_id, estado);

CREATE INDEX casos_nivel1 ON casos (nivel1_id);

CREATE INDEX casos_afiliado ON casos (afiliado_id);

CREATE INDEX casos_vence ON casos (vence);

CREATE TABLE caso_modulos (
  caso_id BIGINT NOT NULL REFERENCES casos (id) ON DELETE CASCADE,
  modulo_id BIGINT NOT NULL REFERENCES modulos (id) ON DELETE CASCADE,
  orden INTEGER NOT NULL,
  PRIMARY KEY (caso_id, modulo_id)
);

CREATE TABLE caso_normas (
  id {{identity}},
  caso_id BIGINT NOT NULL REFERENCES casos (id) ON DELETE CASCADE,
  nombre TEXT NOT NULL,
  descripcion TEXT NOT NULL DEFAULT '',
  estado TEXT NOT NULL DEFAULT 'pendiente' CHECK (estado IN ('pendiente', 'en progreso', 'completado')),
  notas TEXT NOT NULL DEFAULT '',
  orden INTEGER NOT NULL DEFAULT 0
);

CREATE INDEX caso_normas_caso ON caso_normas (caso_id, orden);

CREATE TABLE caso_eventos (
  id {{identity}},
  caso_id BIGINT NOT NULL REFERENCES casos (id) ON DELETE CASCADE,
  clase TEXT NOT NULL CHECK (clase IN ('abierto', 'asignado', 'movido', 'comentado', 'norma', 'editado', 'cerrado', 'reabierto')),
  texto TEXT NOT NULL,
  nota TEXT NOT NULL DEFAULT '',
  usuario_id BIGINT REFERENCES usuarios (id),
  ocurrio_at TEXT NOT NULL
);

CREATE INDEX caso_eventos_caso ON caso_eventos (caso_id, id);
