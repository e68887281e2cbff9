-- A load of payments is of the whole institute: it has no entity and no quincena.
DROP INDEX cargas_periodo;

ALTER TABLE cargas ADD COLUMN de_entidad BIGINT REFERENCES unidades (id);

UPDATE cargas SET de_entidad = entidad_id;

ALTER TABLE cargas DROP COLUMN entidad_id;

ALTER TABLE cargas RENAME COLUMN de_entidad TO entidad_id;

ALTER TABLE cargas ADD COLUMN de_quincena INTEGER;

UPDATE cargas SET de_quincena = quincena;

ALTER TABLE cargas DROP COLUMN quincena;

ALTER TABLE cargas RENAME COLUMN de_quincena TO quincena;

CREATE INDEX cargas_periodo ON cargas (entidad_id, quincena, tipo, id);
