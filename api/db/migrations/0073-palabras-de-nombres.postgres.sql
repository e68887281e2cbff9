-- How many people have each word in their name: a search of a common word and one of a rare one are worked differently.
CREATE TABLE palabras_nombre (
  palabra TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  personas INTEGER NOT NULL
);

INSERT INTO palabras_nombre (palabra, personas)
  SELECT palabra, count(*) FROM (
    SELECT DISTINCT a.id, p.palabra FROM afiliados a, regexp_split_to_table(a.nombre_plegado, ' ') AS p (palabra) WHERE p.palabra <> ''
  ) AS cada GROUP BY palabra;

-- One transaction at a time, and only as it commits: two people of one name hold up nobody's work, and no two transactions can
-- each wait for a word of the other.
CREATE FUNCTION contar_palabras_nombre() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.nombre_plegado = OLD.nombre_plegado THEN
    RETURN NULL;
  END IF;
  PERFORM pg_advisory_xact_lock(7204212);
  IF TG_OP <> 'INSERT' THEN
    UPDATE palabras_nombre SET personas = personas - 1
      WHERE palabra IN (SELECT regexp_split_to_table(OLD.nombre_plegado, ' '));
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO palabras_nombre (palabra, personas)
      SELECT DISTINCT p.palabra, 1 FROM regexp_split_to_table(NEW.nombre_plegado, ' ') AS p (palabra) WHERE p.palabra <> ''
      ON CONFLICT (palabra) DO UPDATE SET personas = palabras_nombre.personas + 1;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM palabras_nombre
      WHERE personas <= 0 AND palabra IN (SELECT regexp_split_to_table(OLD.nombre_plegado, ' '));
  END IF;
  RETURN NULL;
END
$$;

CREATE CONSTRAINT TRIGGER afiliados_palabras AFTER INSERT OR DELETE OR UPDATE OF nombre_plegado ON afiliados
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION contar_palabras_nombre();

-- A page of a scope in order of names is a walk of an index, whatever the level of the scope.
DROP INDEX afiliados_apellidos;

DROP INDEX afiliados_nivel2;

DROP INDEX afiliados_nombre_trgm;

CREATE INDEX afiliados_palabras ON afiliados USING gin (to_tsvector('simple', nombre_plegado));

CREATE INDEX afiliados_nombre ON afiliados (nombre_plegado, id);

CREATE INDEX afiliados_nivel0_nombre ON afiliados (nivel0_id, nombre_plegado, id);

CREATE INDEX afiliados_nivel1_nombre ON afiliados (nivel1_id, nombre_plegado, id);

CREATE INDEX afiliados_nivel2_nombre ON afiliados (nivel2_id, nombre_plegado, id);

ANALYZE afiliados;
