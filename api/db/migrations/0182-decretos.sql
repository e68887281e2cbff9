ALTER TABLE fondos_parametros ADD COLUMN efecto_desde INTEGER;

ALTER TABLE fondos_parametros ADD COLUMN decreto_numero TEXT NOT NULL DEFAULT '';

ALTER TABLE fondos_parametros ADD COLUMN decreto_fecha TEXT;

ALTER TABLE fondos_parametros ADD COLUMN decreto_claves TEXT NOT NULL DEFAULT '[]';

DROP INDEX aportaciones_una;

ALTER TABLE aportaciones ADD COLUMN de_origen TEXT NOT NULL DEFAULT 'ordinaria'
  CHECK (de_origen IN ('ordinaria', 'retroactiva', 'extemporanea', 'decreto'));

UPDATE aportaciones SET de_origen = origen WHERE origen <> 'ordinaria';

ALTER TABLE aportaciones DROP COLUMN origen;

ALTER TABLE aportaciones RENAME COLUMN de_origen TO origen;

CREATE UNIQUE INDEX aportaciones_una ON aportaciones (cierre_id, afiliado_id, corrige, clave, obligado, origen);
