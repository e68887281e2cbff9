CREATE TABLE correcciones_lectura (
  id {{identity}},
  archivo_id TEXT NOT NULL REFERENCES archivos (id) ON DELETE CASCADE,
  afiliado_id BIGINT NOT NULL REFERENCES afiliados (id),
  documento TEXT NOT NULL CHECK (documento IN ('curp', 'nss', 'csf')),
  campo TEXT NOT NULL,
  resultado TEXT NOT NULL CHECK (resultado IN ('conservado', 'corregido', 'otro_papel', 'faltaba')),
  leido TEXT NOT NULL DEFAULT '',
  guardado TEXT NOT NULL DEFAULT '',
  fuente TEXT NOT NULL CHECK (fuente IN ('qr', 'texto', 'ocr', '')),
  confianza_pct INTEGER NOT NULL DEFAULT 0,
  seguro BOOLEAN NOT NULL DEFAULT {{false}},
  mes TEXT NOT NULL,
  usuario_id BIGINT REFERENCES usuarios (id),
  creada_at TEXT NOT NULL
);

CREATE UNIQUE INDEX correcciones_lectura_campo ON correcciones_lectura (archivo_id, campo);

CREATE INDEX correcciones_lectura_mes ON correcciones_lectura (mes, documento);

CREATE INDEX correcciones_lectura_afiliado ON correcciones_lectura (afiliado_id);
