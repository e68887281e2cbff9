-- A tray of the institute is read from what has waited there the longest, not from what was requested first.
CREATE INDEX movimientos_por_revisar_espera ON movimientos (COALESCE(turno_desde, solicitado_at), id)
  WHERE activo = {{true}} AND aplicado = {{false}} AND aplicar = {{false}} AND movimiento_fecha IS NOT NULL AND revisado_at IS NULL;

CREATE INDEX movimientos_por_aprobar_espera ON movimientos (COALESCE(turno_desde, solicitado_at), id)
  WHERE activo = {{true}} AND aplicado = {{false}} AND aplicar = {{false}} AND movimiento_fecha IS NOT NULL AND revisado_at IS NOT NULL;
