ALTER TABLE extemporaneas ADD COLUMN reemplaza_id BIGINT REFERENCES extemporaneas (id);

CREATE UNIQUE INDEX extemporaneas_reemplaza ON extemporaneas (reemplaza_id) WHERE estado <> 'rechazado';

ALTER TABLE extemporaneas ADD COLUMN reduce_centavos BIGINT NOT NULL DEFAULT 0 CHECK (reduce_centavos >= 0);

ALTER TABLE extemporaneas ADD COLUMN cobra_centavos BIGINT NOT NULL DEFAULT 0 CHECK (cobra_centavos >= 0);

UPDATE extemporaneas SET cobra_centavos = principal_centavos;

ALTER TABLE extemporaneas DROP COLUMN principal_centavos;

ALTER TABLE extemporaneas RENAME COLUMN cobra_centavos TO principal_centavos;
