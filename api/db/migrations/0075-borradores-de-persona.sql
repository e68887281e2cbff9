ALTER TABLE borradores ADD COLUMN afiliado_id BIGINT REFERENCES afiliados (id);

CREATE INDEX borradores_afiliado ON borradores (afiliado_id);
