CREATE TABLE unidad_cargos (
  id {{identity}},
  unidad_id BIGINT NOT NULL REFERENCES unidades (id),
  cargo TEXT NOT NULL CHECK (cargo IN ('titular', 'responsable', 'representante')),
  nombre TEXT NOT NULL,
  curp TEXT NOT NULL DEFAULT '',
  desde TEXT NOT NULL,
  hasta TEXT,
  creado_at TEXT NOT NULL,
  CHECK (hasta IS NULL OR desde <= hasta)
);

CREATE INDEX unidad_cargos_unidad ON unidad_cargos (unidad_id, cargo, desde);
