-- The column loses its default, MEXICANA. People born abroad whose nationality nobody stated lose that value, and the next update
-- asks for it. `POST /api/afiliado` logs the nationality that its caller stated.
ALTER TABLE afiliados ADD COLUMN nacionalidad_dicha TEXT NOT NULL DEFAULT '';

UPDATE afiliados SET nacionalidad_dicha = nacionalidad
WHERE NOT (codigo_entidad_nacimiento = 'NE' AND nacionalidad = 'MEXICANA')
  OR EXISTS (
    SELECT 1 FROM bitacora b
    WHERE b.objeto = 'afiliado' AND b.objeto_id = CAST(afiliados.id AS TEXT) AND b.acto = 'afiliado.crear'
      AND b.despues LIKE '%"nacionalidad":"MEXICANA"%'
  );

ALTER TABLE afiliados DROP COLUMN nacionalidad;

ALTER TABLE afiliados RENAME COLUMN nacionalidad_dicha TO nacionalidad;

-- Nothing changed a nationality before: each person's first entry of history takes the one on file, as JSON text.
UPDATE historia_afiliado SET campos = (
  SELECT '{"nacionalidad":"' || replace(replace(a.nacionalidad, '\', '\\'), '"', '\"') || '",' || substr(campos, 2)
  FROM afiliados a WHERE a.id = historia_afiliado.afiliado_id
)
WHERE campos <> '{}' AND NOT EXISTS (
  SELECT 1 FROM historia_afiliado h WHERE h.afiliado_id = historia_afiliado.afiliado_id AND h.id < historia_afiliado.id
);
