-- A movement is where its person is, whoever writes either of them.
CREATE FUNCTION poner_lugar_de_movimiento() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT a.nivel0_id, a.nivel1_id, a.nivel2_id INTO NEW.lugar_nivel0, NEW.lugar_nivel1, NEW.lugar_nivel2
    FROM afiliados a WHERE a.id = NEW.afiliado_id;
  RETURN NEW;
END
$$;

CREATE TRIGGER movimientos_lugar_alta BEFORE INSERT ON movimientos
  FOR EACH ROW EXECUTE FUNCTION poner_lugar_de_movimiento();

CREATE FUNCTION mover_lugar_de_movimientos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE movimientos SET lugar_nivel0 = NEW.nivel0_id, lugar_nivel1 = NEW.nivel1_id, lugar_nivel2 = NEW.nivel2_id
    WHERE afiliado_id = NEW.id;
  RETURN NULL;
END
$$;

CREATE TRIGGER movimientos_lugar_cambio AFTER UPDATE OF nivel0_id, nivel1_id, nivel2_id ON afiliados
  FOR EACH ROW WHEN (
    NEW.nivel0_id IS DISTINCT FROM OLD.nivel0_id OR NEW.nivel1_id IS DISTINCT FROM OLD.nivel1_id
    OR NEW.nivel2_id IS DISTINCT FROM OLD.nivel2_id
  ) EXECUTE FUNCTION mover_lugar_de_movimientos();

-- How many quincenas back a reviewed movement goes tells whether the jefe or the director approves it: both are counted of this,
-- which holds what it is made of: PostgreSQL reads an index alone only where it finds the columns themselves.
CREATE INDEX movimientos_por_aprobar_atraso ON movimientos (
  (quincena - (CAST(SUBSTR(fecha, 1, 4) AS INTEGER) * 24 + (CAST(SUBSTR(fecha, 6, 2) AS INTEGER) - 1) * 2
    + CASE WHEN CAST(SUBSTR(fecha, 9, 2) AS INTEGER) > 15 THEN 1 ELSE 0 END))
)
  INCLUDE (quincena, fecha)
  WHERE activo = {{true}} AND aplicado = {{false}} AND aplicar = {{false}} AND movimiento_fecha IS NOT NULL AND revisado_at IS NOT NULL;
