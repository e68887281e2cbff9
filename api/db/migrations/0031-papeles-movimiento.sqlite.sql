CREATE TABLE expediente_nuevo (
  id {{identity}},
  afiliado_id BIGINT NOT NULL REFERENCES afiliados (id),
  tipo TEXT NOT NULL
    CHECK (tipo IN ('curp', 'nss', 'csf', 'carta', 'foto', 'oficio', 'acta', 'incidencia', 'solicitud')),
  archivo_id TEXT NOT NULL REFERENCES archivos (id),
  por TEXT NOT NULL CHECK (por IN ('Sistema', 'Usuario', 'OCR', 'Admin')),
  agregado_por BIGINT REFERENCES usuarios (id),
  agregado_at TEXT NOT NULL,
  vigente BOOLEAN NOT NULL DEFAULT {{true}},
  movimiento_id BIGINT REFERENCES movimientos (id)
);

INSERT INTO expediente_nuevo (id, afiliado_id, tipo, archivo_id, por, agregado_por, agregado_at, vigente)
  SELECT id, afiliado_id, tipo, archivo_id, por, agregado_por, agregado_at, vigente FROM expediente;

DROP TABLE expediente;

ALTER TABLE expediente_nuevo RENAME TO expediente;

CREATE INDEX expediente_afiliado ON expediente (afiliado_id, tipo);

CREATE INDEX expediente_archivo ON expediente (archivo_id);

CREATE INDEX expediente_movimiento ON expediente (movimiento_id);
