ALTER TABLE expediente DROP CONSTRAINT expediente_tipo_check;

ALTER TABLE expediente ADD CONSTRAINT expediente_tipo_check
  CHECK (tipo IN ('curp', 'nss', 'csf', 'carta', 'foto', 'oficio', 'acta', 'incidencia', 'solicitud'));

ALTER TABLE expediente DROP CONSTRAINT expediente_por_check;

ALTER TABLE expediente ADD CONSTRAINT expediente_por_check CHECK (por IN ('Sistema', 'Usuario', 'OCR', 'Admin'));

ALTER TABLE expediente ADD COLUMN movimiento_id BIGINT REFERENCES movimientos (id);

CREATE INDEX expediente_movimiento ON expediente (movimiento_id);
