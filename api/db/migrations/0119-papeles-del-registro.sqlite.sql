CREATE TABLE expediente_nuevo (
  id {{identity}},
  afiliado_id BIGINT NOT NULL REFERENCES afiliados (id),
  tipo TEXT NOT NULL CHECK (tipo <> ''),
  archivo_id TEXT NOT NULL REFERENCES archivos (id),
  por TEXT NOT NULL CHECK (por IN ('Sistema', 'Usuario', 'OCR', 'Admin')),
  agregado_por BIGINT REFERENCES usuarios (id),
  agregado_at TEXT NOT NULL,
  vigente BOOLEAN NOT NULL DEFAULT {{true}},
  movimiento_id BIGINT REFERENCES movimientos (id)
);

INSERT INTO expediente_nuevo (id, afiliado_id, tipo, archivo_id, por, agregado_por, agregado_at, vigente, movimiento_id)
  SELECT id, afiliado_id, tipo, archivo_id, por, agregado_por, agregado_at, vigente, movimiento_id FROM expediente;

DROP TABLE expediente;

ALTER TABLE expediente_nuevo RENAME TO expediente;

CREATE INDEX expediente_afiliado ON expediente (afiliado_id, tipo);

CREATE INDEX expediente_archivo ON expediente (archivo_id);

CREATE INDEX expediente_movimiento ON expediente (movimiento_id);

CREATE TABLE correcciones_nuevas (
  id {{identity}},
  archivo_id TEXT NOT NULL REFERENCES archivos (id) ON DELETE CASCADE,
  afiliado_id BIGINT NOT NULL REFERENCES afiliados (id),
  documento TEXT NOT NULL CHECK (documento <> ''),
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

INSERT INTO correcciones_nuevas (id, archivo_id, afiliado_id, documento, campo, resultado, leido, guardado, fuente,
    confianza_pct, seguro, mes, usuario_id, creada_at)
  SELECT id, archivo_id, afiliado_id, documento, campo, resultado, leido, guardado, fuente, confianza_pct, seguro, mes,
    usuario_id, creada_at FROM correcciones_lectura;

DROP TABLE correcciones_lectura;

ALTER TABLE correcciones_nuevas RENAME TO correcciones_lectura;

CREATE UNIQUE INDEX correcciones_lectura_campo ON correcciones_lectura (archivo_id, campo);

CREATE INDEX correcciones_lectura_mes ON correcciones_lectura (mes, documento);

CREATE INDEX correcciones_lectura_afiliado ON correcciones_lectura (afiliado_id);
