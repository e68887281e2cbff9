-- Closes that the Titular allowed before their day, for one entity and one quincena.
CREATE TABLE cierres_anticipados (
  id {{identity}},
  entidad_id BIGINT NOT NULL REFERENCES unidades (id),
  quincena INTEGER NOT NULL,
  motivo TEXT NOT NULL CHECK (motivo <> ''),
  pedido_por BIGINT REFERENCES usuarios (id),
  creado_at TEXT NOT NULL
);

CREATE UNIQUE INDEX cierres_anticipados_entidad ON cierres_anticipados (entidad_id, quincena);

CREATE INDEX cierres_anticipados_pedido_por ON cierres_anticipados (pedido_por);
