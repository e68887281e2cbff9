CREATE TABLE cierre_actos (
  id {{identity}},
  cierre_id BIGINT NOT NULL REFERENCES cierres (id),
  vuelta INTEGER NOT NULL,
  acto TEXT NOT NULL,
  hecho_at TEXT NOT NULL,
  usuario_id BIGINT NOT NULL REFERENCES usuarios (id),
  a_nombre_de BIGINT REFERENCES usuarios (id),
  huella TEXT NOT NULL,
  nota TEXT NOT NULL DEFAULT ''
);

CREATE INDEX cierre_actos_cierre ON cierre_actos (cierre_id, vuelta, id);

CREATE TABLE cierre_personas (
  id {{identity}},
  cierre_id BIGINT NOT NULL REFERENCES cierres (id),
  afiliado_id BIGINT NOT NULL REFERENCES afiliados (id),
  interno INTEGER NOT NULL,
  nombre TEXT NOT NULL,
  nombre_orden TEXT NOT NULL,
  nivel2_id BIGINT REFERENCES unidades (id),
  nivel3_id BIGINT REFERENCES unidades (id),
  categoria TEXT NOT NULL,
  dias INTEGER NOT NULL,
  sueldo_centavos BIGINT NOT NULL,
  hechos TEXT NOT NULL
);

CREATE UNIQUE INDEX cierre_personas_una ON cierre_personas (cierre_id, afiliado_id);

CREATE INDEX cierre_personas_orden ON cierre_personas (cierre_id, nombre_orden, id);

CREATE INDEX cierre_personas_afiliado ON cierre_personas (afiliado_id);

CREATE TABLE aportaciones (
  id {{identity}},
  cierre_id BIGINT NOT NULL REFERENCES cierres (id),
  afiliado_id BIGINT NOT NULL REFERENCES afiliados (id),
  corrige INTEGER NOT NULL,
  origen TEXT NOT NULL CHECK (origen IN ('ordinaria', 'retroactiva', 'extemporanea')),
  fondo TEXT NOT NULL,
  clave TEXT NOT NULL,
  parte TEXT NOT NULL CHECK (parte IN ('afiliado', 'entidad')),
  obligado TEXT NOT NULL CHECK (obligado IN ('afiliado', 'entidad')),
  base_centavos BIGINT NOT NULL,
  tasa INTEGER NOT NULL,
  importe_centavos BIGINT NOT NULL
);

CREATE UNIQUE INDEX aportaciones_una ON aportaciones (cierre_id, afiliado_id, corrige, clave, obligado, origen);

CREATE INDEX aportaciones_afiliado ON aportaciones (afiliado_id, corrige);

CREATE TABLE cierre_totales (
  cierre_id BIGINT NOT NULL REFERENCES cierres (id),
  origen TEXT NOT NULL,
  clave TEXT NOT NULL,
  fondo TEXT NOT NULL,
  parte TEXT NOT NULL,
  obligado TEXT NOT NULL,
  personas INTEGER NOT NULL,
  base_centavos BIGINT NOT NULL,
  importe_centavos BIGINT NOT NULL,
  PRIMARY KEY (cierre_id, origen, clave, obligado)
);
