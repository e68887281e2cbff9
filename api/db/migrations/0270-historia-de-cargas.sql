-- The load and the line of its file that brought an entry of history; null for what a movement or an act of the portal brought.
ALTER TABLE historia_afiliado ADD COLUMN carga_id BIGINT REFERENCES cargas (id);

ALTER TABLE historia_afiliado ADD COLUMN carga_linea INTEGER;

CREATE INDEX historia_afiliado_carga ON historia_afiliado (carga_id, afiliado_id) WHERE carga_id IS NOT NULL;
