-- What waits for each turn, oldest first: a tray's page and its count are read of these, whatever was applied before.
CREATE INDEX movimientos_por_validar ON movimientos (solicitado_at, id)
  WHERE activo = {{true}} AND aplicado = {{false}} AND aplicar = {{false}} AND movimiento_fecha IS NULL AND regresado = {{false}};

CREATE INDEX movimientos_por_corregir ON movimientos (solicitado_at, id)
  WHERE activo = {{true}} AND aplicado = {{false}} AND aplicar = {{false}} AND movimiento_fecha IS NULL AND regresado = {{true}};

CREATE INDEX movimientos_por_revisar ON movimientos (solicitado_at, id)
  WHERE activo = {{true}} AND aplicado = {{false}} AND aplicar = {{false}} AND movimiento_fecha IS NOT NULL AND revisado_at IS NULL;

CREATE INDEX movimientos_por_aprobar ON movimientos (solicitado_at, id)
  WHERE activo = {{true}} AND aplicado = {{false}} AND aplicar = {{false}} AND movimiento_fecha IS NOT NULL AND revisado_at IS NOT NULL;

CREATE INDEX movimientos_por_aplicar ON movimientos (solicitado_at, id)
  WHERE activo = {{true}} AND aplicado = {{false}} AND aplicar = {{true}};
