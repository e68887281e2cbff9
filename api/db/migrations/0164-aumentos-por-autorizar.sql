-- A collective rise waits as a proposal. The open ones wait on, without their effect: the first authorisation shows today's.
INSERT INTO propuestas (accion, datos, huella, sujeto, cambios, enlace, registro, estado, propuesta_por, propuesta_at, decidida_por, decidida_at)
SELECT 'aumento.dar',
  '{"desde":' || au.desde || ',"porcentaje":' || COALESCE(CAST(au.porcentaje AS TEXT), 'null')
    || ',"categorias":[' || c.claves || '],"montos":[' || c.montos
    || '],"motivo":"' || replace(replace(au.motivo, '\', '\\'), '"', '\"') || '"}',
  'aumento:' || au.id, au.motivo, '[]', '/dashboard?vista=catalogoPuestosCategorias&ficha=aumentos',
  CASE au.estado WHEN 'aprobado' THEN CAST(au.id AS TEXT) ELSE '' END,
  CASE au.estado WHEN 'propuesto' THEN 'pendiente' WHEN 'aprobado' THEN 'autorizada' ELSE 'retirada' END,
  au.propuesto_por, au.propuesto_at, au.resuelto_por, au.resuelto_at
FROM aumentos au JOIN (
  SELECT ac.aumento_id, string_agg('"' || k.clave || '"', ',') AS claves,
    string_agg('{"categoria":"' || k.clave || '","montoCentavos":' || ac.despues_centavos || '}', ',') AS montos
  FROM aumento_categorias ac JOIN (SELECT id, replace(replace(clave, '\', '\\'), '"', '\"') AS clave FROM categorias) k
    ON k.id = ac.categoria_id GROUP BY ac.aumento_id) c ON c.aumento_id = au.id
ORDER BY au.id;

DELETE FROM aumento_categorias WHERE aumento_id IN (SELECT id FROM aumentos WHERE estado <> 'aprobado');

DELETE FROM aumentos WHERE estado <> 'aprobado';

DROP INDEX aumentos_estado;

ALTER TABLE aumentos DROP COLUMN estado;

ALTER TABLE aumentos DROP COLUMN propuesto_por;

ALTER TABLE aumentos DROP COLUMN propuesto_at;

ALTER TABLE aumentos DROP COLUMN resuelto_por;

ALTER TABLE aumentos DROP COLUMN resuelto_at;

ALTER TABLE aumentos DROP COLUMN version;
