-- The paper that supports a proposed act, such as the voucher of a payment. A file supports one proposal.
ALTER TABLE propuestas ADD COLUMN archivo_id TEXT REFERENCES archivos (id);

CREATE UNIQUE INDEX propuestas_archivo ON propuestas (archivo_id) WHERE archivo_id IS NOT NULL;

-- Finds the files with the same bytes.
CREATE INDEX archivos_sha256 ON archivos (sha256);

CREATE INDEX propuestas_registro ON propuestas (accion, registro) WHERE registro <> '';
