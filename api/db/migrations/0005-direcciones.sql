CREATE TABLE estados (
  id {{identity}},
  clave TEXT NOT NULL UNIQUE,
  nombre TEXT NOT NULL
);

CREATE TABLE municipios (
  id {{identity}},
  estado_id BIGINT NOT NULL REFERENCES estados (id),
  clave TEXT NOT NULL UNIQUE,
  nombre TEXT NOT NULL
);

CREATE INDEX municipios_estado ON municipios (estado_id);

CREATE TABLE codigos_postales (
  id {{identity}},
  municipio_id BIGINT NOT NULL REFERENCES municipios (id),
  codigo TEXT NOT NULL,
  UNIQUE (municipio_id, codigo)
);

CREATE INDEX codigos_postales_codigo ON codigos_postales (codigo);

CREATE TABLE colonias (
  id {{identity}},
  cp_id BIGINT NOT NULL REFERENCES codigos_postales (id),
  nombre TEXT NOT NULL
);

CREATE INDEX colonias_cp ON colonias (cp_id);

CREATE TABLE calles (
  id {{identity}},
  colonia_id BIGINT NOT NULL REFERENCES colonias (id),
  nombre TEXT NOT NULL
);

CREATE INDEX calles_colonia ON calles (colonia_id);
