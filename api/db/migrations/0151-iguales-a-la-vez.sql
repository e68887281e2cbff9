-- Two requests at once could make what one after the other is refused. What an earlier version stored twice is parted first.

-- Of the versions of a unit that begin on one day the last one stored stays, with the name that the unit has.
UPDATE unidad_vigencias SET nombre = (SELECT u.nombre FROM unidades u WHERE u.id = unidad_vigencias.unidad_id)
WHERE hasta IS NULL AND EXISTS (SELECT 1 FROM unidad_vigencias v
  WHERE v.unidad_id = unidad_vigencias.unidad_id AND v.desde = unidad_vigencias.desde AND v.id <> unidad_vigencias.id);

DELETE FROM unidad_vigencias WHERE EXISTS (SELECT 1 FROM unidad_vigencias v
  WHERE v.unidad_id = unidad_vigencias.unidad_id AND v.desde = unidad_vigencias.desde AND v.id > unidad_vigencias.id);

DROP INDEX unidad_vigencias_unidad;

CREATE UNIQUE INDEX unidad_vigencias_unidad ON unidad_vigencias (unidad_id, desde);

-- Of the units that carry one organic row the first keeps it; each other one gets a row of its own, whose key nobody types.
INSERT INTO organica (nivel, parent_id, clave_0, clave_1, clave_2, clave_3, descripcion, titular, fecha_fin, estatus, usuario)
SELECT o.nivel, o.parent_id, CASE WHEN o.nivel = 0 THEN 'D' || u.id ELSE o.clave_0 END,
  CASE WHEN o.nivel = 1 THEN 'D' || u.id ELSE o.clave_1 END, CASE WHEN o.nivel = 2 THEN 'D' || u.id ELSE o.clave_2 END,
  CASE WHEN o.nivel = 3 THEN 'D' || u.id ELSE o.clave_3 END, u.nombre, o.titular, o.fecha_fin, o.estatus, o.usuario
FROM unidades u JOIN organica o ON o.id = u.organica_id
WHERE EXISTS (SELECT 1 FROM unidades v WHERE v.organica_id = u.organica_id AND v.id < u.id);

UPDATE unidad_vigencias SET clave = 'D' || unidad_id WHERE hasta IS NULL AND unidad_id IN (SELECT u.id FROM unidades u
  WHERE EXISTS (SELECT 1 FROM unidades v WHERE v.organica_id = u.organica_id AND v.id < u.id));

UPDATE unidades SET organica_id = (SELECT o.id FROM organica o WHERE o.nivel = unidades.nivel AND 'D' || unidades.id =
  CASE o.nivel WHEN 0 THEN o.clave_0 WHEN 1 THEN o.clave_1 WHEN 2 THEN o.clave_2 ELSE o.clave_3 END)
WHERE EXISTS (SELECT 1 FROM unidades v WHERE v.organica_id = unidades.organica_id AND v.id < unidades.id);

DROP INDEX unidades_organica;

CREATE UNIQUE INDEX unidades_organica ON unidades (organica_id);
