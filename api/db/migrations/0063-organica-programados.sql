CREATE TABLE organica_programados (
  id {{identity}},
  unidad_id BIGINT NOT NULL REFERENCES unidades (id),
  aplica_el TEXT NOT NULL,
  solicitud TEXT NOT NULL,
  estado TEXT NOT NULL DEFAULT 'programado' CHECK (estado IN ('programado', 'aplicado', 'cancelado')),
  motivo TEXT NOT NULL DEFAULT '',
  pedido_por BIGINT NOT NULL REFERENCES usuarios (id),
  pedido_at TEXT NOT NULL,
  resuelto_at TEXT
);

CREATE INDEX organica_programados_dia ON organica_programados (aplica_el, id) WHERE estado = 'programado';

CREATE INDEX organica_programados_unidad ON organica_programados (unidad_id);
