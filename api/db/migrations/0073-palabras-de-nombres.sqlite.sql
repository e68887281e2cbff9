-- How many people have each word in their name: a search of a common word and one of a rare one are worked differently.
CREATE TABLE palabras_nombre (
  palabra TEXT NOT NULL PRIMARY KEY,
  personas INTEGER NOT NULL
);

INSERT INTO palabras_nombre (palabra, personas)
  SELECT palabra, count(*) FROM (
    SELECT DISTINCT a.id, j.value AS palabra
    FROM afiliados a, json_each('["' || replace(a.nombre_plegado, ' ', '","') || '"]') j WHERE j.value <> ''
  ) GROUP BY palabra;

CREATE TRIGGER afiliados_palabras_alta AFTER INSERT ON afiliados BEGIN
  INSERT INTO palabras_nombre (palabra, personas)
    SELECT DISTINCT j.value, 1 FROM json_each('["' || replace(new.nombre_plegado, ' ', '","') || '"]') j WHERE j.value <> ''
    ON CONFLICT (palabra) DO UPDATE SET personas = personas + 1;
END;

CREATE TRIGGER afiliados_palabras_baja AFTER DELETE ON afiliados BEGIN
  UPDATE palabras_nombre SET personas = personas - 1
    WHERE palabra IN (SELECT j.value FROM json_each('["' || replace(old.nombre_plegado, ' ', '","') || '"]') j);
  DELETE FROM palabras_nombre WHERE personas <= 0
    AND palabra IN (SELECT j.value FROM json_each('["' || replace(old.nombre_plegado, ' ', '","') || '"]') j);
END;

CREATE TRIGGER afiliados_palabras_cambio AFTER UPDATE OF nombre_plegado ON afiliados
  WHEN old.nombre_plegado <> new.nombre_plegado BEGIN
  UPDATE palabras_nombre SET personas = personas - 1
    WHERE palabra IN (SELECT j.value FROM json_each('["' || replace(old.nombre_plegado, ' ', '","') || '"]') j);
  INSERT INTO palabras_nombre (palabra, personas)
    SELECT DISTINCT j.value, 1 FROM json_each('["' || replace(new.nombre_plegado, ' ', '","') || '"]') j WHERE j.value <> ''
    ON CONFLICT (palabra) DO UPDATE SET personas = personas + 1;
  DELETE FROM palabras_nombre WHERE personas <= 0
    AND palabra IN (SELECT j.value FROM json_each('["' || replace(old.nombre_plegado, ' ', '","') || '"]') j);
END;

-- A page of a scope in order of names is a walk of an index, whatever the level of the scope.
DROP INDEX afiliados_apellidos;

DROP INDEX afiliados_nivel2;

CREATE INDEX afiliados_nombre ON afiliados (nombre_plegado, id);

CREATE INDEX afiliados_nivel0_nombre ON afiliados (nivel0_id, nombre_plegado, id);

CREATE INDEX afiliados_nivel1_nombre ON afiliados (nivel1_id, nombre_plegado, id);

CREATE INDEX afiliados_nivel2_nombre ON afiliados (nivel2_id, nombre_plegado, id);
