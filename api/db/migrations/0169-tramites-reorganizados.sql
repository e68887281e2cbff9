-- Acts on the tree that took somebody in trámite to another entity: that person has no history yet, and the days before are of the former entity.
CREATE TABLE tramites_reorganizados (
  id {{identity}},
  afiliado_id BIGINT NOT NULL REFERENCES afiliados (id),
  de_entidad_id BIGINT NOT NULL REFERENCES unidades (id),
  a_entidad_id BIGINT NOT NULL REFERENCES unidades (id),
  desde TEXT NOT NULL
);

CREATE INDEX tramites_reorganizados_afiliado ON tramites_reorganizados (afiliado_id, id);

CREATE INDEX tramites_reorganizados_de ON tramites_reorganizados (de_entidad_id);

CREATE INDEX tramites_reorganizados_a ON tramites_reorganizados (a_entidad_id);
