CREATE TABLE organica_actos (
  id {{identity}},
  tipo TEXT NOT NULL CHECK (tipo IN ('renombrar', 'mover', 'fusionar', 'dividir', 'terminar')),
  fecha TEXT NOT NULL,
  documento TEXT NOT NULL,
  unidad_id BIGINT NOT NULL REFERENCES unidades (id),
  datos TEXT NOT NULL DEFAULT '{}',
  efectos TEXT NOT NULL DEFAULT '{}',
  hecho_at TEXT NOT NULL,
  hecho_por BIGINT REFERENCES usuarios (id)
);

CREATE INDEX organica_actos_unidad ON organica_actos (unidad_id, fecha);

CREATE TABLE unidad_vigencias (
  id {{identity}},
  unidad_id BIGINT NOT NULL REFERENCES unidades (id),
  desde TEXT NOT NULL,
  hasta TEXT,
  nombre TEXT NOT NULL,
  clave TEXT NOT NULL,
  parent_id BIGINT REFERENCES unidades (id),
  acto_id BIGINT REFERENCES organica_actos (id),
  registrado_at TEXT NOT NULL,
  CHECK (hasta IS NULL OR desde <= hasta)
);

CREATE INDEX unidad_vigencias_unidad ON unidad_vigencias (unidad_id, desde);

ALTER TABLE unidades ADD COLUMN sucesora_id BIGINT REFERENCES unidades (id);

CREATE INDEX afiliados_nivel2 ON afiliados (nivel2_id);

CREATE INDEX afiliados_nivel3 ON afiliados (nivel3_id);

INSERT INTO unidad_vigencias (unidad_id, desde, hasta, nombre, clave, parent_id, acto_id, registrado_at)
SELECT u.id, '1900-01-01',
  CASE WHEN u.activo = {{true}} THEN o.fecha_fin ELSE COALESCE(o.fecha_fin, SUBSTR(u.actualizado_at, 1, 10)) END,
  u.nombre,
  CASE u.nivel WHEN 0 THEN o.clave_0 WHEN 1 THEN o.clave_1 WHEN 2 THEN o.clave_2 ELSE o.clave_3 END,
  u.parent_id, NULL, u.creado_at
FROM unidades u JOIN organica o ON o.id = u.organica_id;
