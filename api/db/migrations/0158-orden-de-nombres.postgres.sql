-- Ñ sorts after N. nombre_orden is nombre_plegado with a brace, which sorts after every letter, behind each n that was an Ñ. Whoever has
-- signs that this text does not fold keeps the plain one.
CREATE FUNCTION orden_de_nombre(nombres TEXT, plegado TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN replace(marcado, '{', '') = plegado THEN marcado ELSE plegado END
  FROM (SELECT
    trim(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
      lower(nombres)
      , 'Á', 'a'), 'á', 'a'), 'É', 'e'), 'é', 'e'), 'Í', 'i'), 'í', 'i'), 'Ó', 'o'), 'ó', 'o'), 'Ú', 'u'), 'ú', 'u')
      , 'Ü', 'u'), 'ü', 'u'), 'Ñ', 'n{'), 'ñ', 'n{'), '''', ''), '’', ''), '´', ''), '`', ''), '-', ' '), '.', ' ')
      , '  ', ' '), '  ', ' ')) AS marcado
  ) AS marcados
$$;

ALTER TABLE afiliados ADD COLUMN nombre_orden TEXT COLLATE "C" NOT NULL
  GENERATED ALWAYS AS (orden_de_nombre(apellido_paterno || ' ' || apellido_materno || ' ' || nombre, nombre_plegado)) STORED;

DROP INDEX afiliados_nombre;

DROP INDEX afiliados_nivel0_nombre;

DROP INDEX afiliados_nivel1_nombre;

DROP INDEX afiliados_nivel2_nombre;

CREATE INDEX afiliados_nombre ON afiliados (nombre_orden, id, situacion, nivel0_id, nivel1_id, nivel2_id);

CREATE INDEX afiliados_nivel0_nombre ON afiliados (nivel0_id, nombre_orden, id, situacion, nivel1_id, nivel2_id);

CREATE INDEX afiliados_nivel1_nombre ON afiliados (nivel1_id, nombre_orden, id, situacion, nivel0_id, nivel2_id);

CREATE INDEX afiliados_nivel2_nombre ON afiliados (nivel2_id, nombre_orden, id, situacion, nivel0_id, nivel1_id);

-- Who has the very name of somebody is looked up by it.
CREATE INDEX afiliados_plegado ON afiliados (nombre_plegado);
