-- A load of payments is of the whole institute: it has no entity and no quincena.
ALTER TABLE cargas ALTER COLUMN entidad_id DROP NOT NULL;

ALTER TABLE cargas ALTER COLUMN quincena DROP NOT NULL;
