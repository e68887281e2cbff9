-- Answers to withholding orders that a file brings. Nobody sees them until their load is approved; then a job gives each to its order.
CREATE TABLE carga_retenciones (
  carga_id BIGINT NOT NULL REFERENCES cargas (id),
  retencion_id BIGINT NOT NULL REFERENCES retenciones (id),
  linea INTEGER NOT NULL,
  afiliado_id BIGINT NOT NULL REFERENCES afiliados (id),
  version INTEGER NOT NULL,
  dicho_centavos BIGINT NOT NULL CHECK (dicho_centavos >= 0),
  motivo TEXT CHECK (motivo IN ('licencia', 'baja', 'sueldo_insuficiente', 'otro')),
  nota TEXT NOT NULL,
  falla TEXT NOT NULL DEFAULT '',
  respondida_at TEXT,
  version_dada INTEGER,
  antes_retenido_centavos BIGINT,
  antes_favor_centavos BIGINT NOT NULL DEFAULT 0,
  antes_motivo TEXT,
  antes_nota TEXT NOT NULL DEFAULT '',
  antes_respondida_at TEXT,
  antes_respondida_por BIGINT REFERENCES usuarios (id),
  PRIMARY KEY (carga_id, retencion_id)
);

CREATE INDEX carga_retenciones_linea ON carga_retenciones (carga_id, linea);

CREATE INDEX carga_retenciones_retencion ON carga_retenciones (retencion_id);

CREATE INDEX carga_retenciones_afiliado ON carga_retenciones (afiliado_id);

CREATE INDEX carga_retenciones_antes_respondida_por ON carga_retenciones (antes_respondida_por);

-- Who gave the last approval of a load whose rows a job makes count.
ALTER TABLE cargas ADD COLUMN aprobada_por BIGINT REFERENCES usuarios (id);

CREATE INDEX cargas_aprobada_por ON cargas (aprobada_por);
