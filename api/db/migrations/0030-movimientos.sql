ALTER TABLE tipos_movimiento DROP COLUMN situacion;

ALTER TABLE tipos_movimiento ADD COLUMN reglas TEXT NOT NULL DEFAULT '{}';

ALTER TABLE tipos_movimiento ADD COLUMN version INTEGER NOT NULL DEFAULT 1;

ALTER TABLE movimientos ADD COLUMN tramite TEXT NOT NULL DEFAULT '';

ALTER TABLE movimientos ADD COLUMN causa TEXT NOT NULL DEFAULT '';

ALTER TABLE movimientos ADD COLUMN fecha_autorizacion TEXT;

ALTER TABLE movimientos ADD COLUMN fecha_fin TEXT;

ALTER TABLE movimientos ADD COLUMN turno_desde TEXT;

CREATE INDEX movimientos_fin ON movimientos (fecha_fin) WHERE fecha_fin IS NOT NULL;

CREATE TABLE movimiento_actos (
  id {{identity}},
  movimiento_id BIGINT NOT NULL REFERENCES movimientos (id),
  acto TEXT NOT NULL,
  usuario_id BIGINT REFERENCES usuarios (id),
  delegado_por BIGINT REFERENCES usuarios (id),
  motivo TEXT NOT NULL DEFAULT '',
  campos TEXT NOT NULL DEFAULT '{}',
  previo TEXT NOT NULL DEFAULT '{}',
  version INTEGER NOT NULL,
  ocurrio_at TEXT NOT NULL
);

CREATE INDEX movimiento_actos_movimiento ON movimiento_actos (movimiento_id, id);

CREATE INDEX movimiento_actos_usuario ON movimiento_actos (usuario_id, id);

CREATE TABLE historia_afiliado (
  id {{identity}},
  afiliado_id BIGINT NOT NULL REFERENCES afiliados (id),
  movimiento_id BIGINT REFERENCES movimientos (id),
  desde TEXT NOT NULL,
  registrado_at TEXT NOT NULL,
  situacion TEXT,
  nivel1_id BIGINT REFERENCES unidades (id),
  nivel2_id BIGINT REFERENCES unidades (id),
  campos TEXT NOT NULL
);

CREATE INDEX historia_afiliado_persona ON historia_afiliado (afiliado_id, desde, id);

CREATE TABLE delegaciones (
  id {{identity}},
  de_usuario_id BIGINT NOT NULL REFERENCES usuarios (id),
  a_usuario_id BIGINT NOT NULL REFERENCES usuarios (id),
  desde TEXT NOT NULL,
  hasta TEXT NOT NULL,
  motivo TEXT NOT NULL DEFAULT '',
  creada_at TEXT NOT NULL,
  revocada_at TEXT,
  CHECK (desde <= hasta),
  CHECK (de_usuario_id <> a_usuario_id)
);

CREATE INDEX delegaciones_a ON delegaciones (a_usuario_id, hasta);

CREATE INDEX delegaciones_de ON delegaciones (de_usuario_id, hasta);

ALTER TABLE usuarios ADD COLUMN misma_persona BIGINT REFERENCES usuarios (id);
