-- Where the person of each movement is now, kept beside it: a desk's tray and its count are read of an index of its own place,
-- however many movements wait elsewhere.
ALTER TABLE movimientos ADD COLUMN lugar_nivel0 {{bigint}};

ALTER TABLE movimientos ADD COLUMN lugar_nivel1 {{bigint}};

ALTER TABLE movimientos ADD COLUMN lugar_nivel2 {{bigint}};

UPDATE movimientos SET
  lugar_nivel0 = (SELECT a.nivel0_id FROM afiliados a WHERE a.id = movimientos.afiliado_id),
  lugar_nivel1 = (SELECT a.nivel1_id FROM afiliados a WHERE a.id = movimientos.afiliado_id),
  lugar_nivel2 = (SELECT a.nivel2_id FROM afiliados a WHERE a.id = movimientos.afiliado_id);

CREATE INDEX movimientos_por_validar_nivel0 ON movimientos (lugar_nivel0, COALESCE(turno_desde, solicitado_at), id)
  WHERE activo = {{true}} AND aplicado = {{false}} AND aplicar = {{false}} AND movimiento_fecha IS NULL AND regresado = {{false}};

CREATE INDEX movimientos_por_validar_nivel1 ON movimientos (lugar_nivel1, COALESCE(turno_desde, solicitado_at), id)
  WHERE activo = {{true}} AND aplicado = {{false}} AND aplicar = {{false}} AND movimiento_fecha IS NULL AND regresado = {{false}};

CREATE INDEX movimientos_por_validar_nivel2 ON movimientos (lugar_nivel2, COALESCE(turno_desde, solicitado_at), id)
  WHERE activo = {{true}} AND aplicado = {{false}} AND aplicar = {{false}} AND movimiento_fecha IS NULL AND regresado = {{false}};
