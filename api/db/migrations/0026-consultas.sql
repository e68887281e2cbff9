ALTER TABLE bitacora ADD COLUMN consulta TEXT;

CREATE UNIQUE INDEX bitacora_consulta ON bitacora (consulta);
