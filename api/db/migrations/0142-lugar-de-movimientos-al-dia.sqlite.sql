-- A movement is where its person is, whoever writes either of them.
CREATE TRIGGER movimientos_lugar_alta AFTER INSERT ON movimientos BEGIN
  UPDATE movimientos SET (lugar_nivel0, lugar_nivel1, lugar_nivel2) =
    (SELECT a.nivel0_id, a.nivel1_id, a.nivel2_id FROM afiliados a WHERE a.id = new.afiliado_id)
    WHERE id = new.id;
END;

CREATE TRIGGER movimientos_lugar_cambio AFTER UPDATE OF nivel0_id, nivel1_id, nivel2_id ON afiliados
  WHEN new.nivel0_id IS NOT old.nivel0_id OR new.nivel1_id IS NOT old.nivel1_id OR new.nivel2_id IS NOT old.nivel2_id BEGIN
  UPDATE movimientos SET lugar_nivel0 = new.nivel0_id, lugar_nivel1 = new.nivel1_id, lugar_nivel2 = new.nivel2_id
    WHERE afiliado_id = new.id;
END;

-- How many quincenas back a reviewed movement goes tells whether the jefe or the director approves it: both are counted of this.
CREATE INDEX movimientos_por_aprobar_atraso ON movimientos (
  (quincena - (CAST(SUBSTR(fecha, 1, 4) AS INTEGER) * 24 + (CAST(SUBSTR(fecha, 6, 2) AS INTEGER) - 1) * 2
    + CASE WHEN CAST(SUBSTR(fecha, 9, 2) AS INTEGER) > 15 THEN 1 ELSE 0 END))
)
  WHERE activo = {{true}} AND aplicado = {{false}} AND aplicar = {{false}} AND movimiento_fecha IS NOT NULL AND revisado_at IS NOT NULL;
