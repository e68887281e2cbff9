-- The ended entity whose days a retroactive line corrects, when its successor is charged; NULL: the entity of the close.
ALTER TABLE aportaciones ADD COLUMN de_entidad_id BIGINT REFERENCES unidades (id);

-- Few lines have one: the index holds those alone.
CREATE INDEX aportaciones_de_entidad ON aportaciones (de_entidad_id) WHERE de_entidad_id IS NOT NULL;
