-- What people answered about a key of an entity's file that found nobody, and a person with the same name: whether it is that person's.
CREATE TABLE carga_cercanas (
  entidad_id BIGINT NOT NULL REFERENCES unidades (id),
  clave TEXT NOT NULL,
  valor TEXT NOT NULL,
  afiliado_id BIGINT NOT NULL REFERENCES afiliados (id),
  misma BOOLEAN NOT NULL,
  respondida_at TEXT NOT NULL,
  respondida_por BIGINT REFERENCES usuarios (id),
  PRIMARY KEY (entidad_id, clave, valor, afiliado_id)
);

CREATE INDEX carga_cercanas_afiliado ON carga_cercanas (afiliado_id);

CREATE INDEX carga_cercanas_respondida_por ON carga_cercanas (respondida_por);
