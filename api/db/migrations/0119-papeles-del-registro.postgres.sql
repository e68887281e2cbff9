ALTER TABLE expediente DROP CONSTRAINT expediente_tipo_check;

ALTER TABLE expediente ADD CONSTRAINT expediente_tipo_check CHECK (tipo <> '');

ALTER TABLE correcciones_lectura DROP CONSTRAINT correcciones_lectura_documento_check;

ALTER TABLE correcciones_lectura ADD CONSTRAINT correcciones_lectura_documento_check CHECK (documento <> '');
