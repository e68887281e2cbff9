-- What the payments of a load would do, or did, as JSON; "" for other kinds.
ALTER TABLE cargas ADD COLUMN pagos TEXT NOT NULL DEFAULT '';

-- The load that brought a file of the bank; null for files from before loads of payments.
ALTER TABLE respuestas_banco ADD COLUMN carga_id BIGINT REFERENCES cargas (id);

CREATE UNIQUE INDEX respuestas_banco_carga ON respuestas_banco (carga_id);
