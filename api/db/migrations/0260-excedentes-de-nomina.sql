-- Money that payrolls deducted from a person beyond what was due, by entity, quincena and key of a fund, and what was decided on it.
CREATE TABLE nomina_excedentes (
  id {{identity}},
  entidad_id BIGINT NOT NULL REFERENCES unidades (id),
  quincena INTEGER NOT NULL,
  afiliado_id BIGINT NOT NULL REFERENCES afiliados (id),
  clave TEXT NOT NULL,
  carga_id BIGINT NOT NULL REFERENCES cargas (id),
  descontado_centavos BIGINT NOT NULL,
  debido_centavos BIGINT NOT NULL,
  importe_centavos BIGINT NOT NULL CHECK (importe_centavos >= 0),
  devuelto_centavos BIGINT NOT NULL DEFAULT 0 CHECK (devuelto_centavos >= 0),
  a_favor_centavos BIGINT NOT NULL DEFAULT 0 CHECK (a_favor_centavos >= 0),
  devuelto_el TEXT,
  referencia TEXT NOT NULL DEFAULT '',
  creado_at TEXT NOT NULL,
  decidido_at TEXT,
  decidido_por BIGINT REFERENCES usuarios (id),
  version INTEGER NOT NULL DEFAULT 1,
  UNIQUE (entidad_id, quincena, afiliado_id, clave)
);

CREATE INDEX nomina_excedentes_afiliado ON nomina_excedentes (afiliado_id, quincena);

CREATE INDEX nomina_excedentes_carga ON nomina_excedentes (carga_id);

CREATE INDEX nomina_excedentes_decidido_por ON nomina_excedentes (decidido_por);
