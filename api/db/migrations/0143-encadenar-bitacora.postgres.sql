-- Chains rows behind the newest one in one trip to the server: everybody who saves waits for the chain, which is held from here until
-- the transaction ends. `filas` are rows with the text that is hashed; a read that is in the chain already is left out. Each statement
-- of a function sees what was committed before it, so the newest row is looked for once the chain is ours.
CREATE FUNCTION encadenar_bitacora(filas jsonb, cerrojo bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  fila jsonb;
  previo text;
  propio text;
BEGIN
  PERFORM pg_advisory_xact_lock(cerrojo);
  SELECT hash INTO previo FROM bitacora ORDER BY id DESC LIMIT 1;
  previo := COALESCE(previo, repeat('0', 64));
  FOR fila IN SELECT value FROM jsonb_array_elements(filas) WITH ORDINALITY ORDER BY ordinality LOOP
    CONTINUE WHEN EXISTS (SELECT 1 FROM bitacora WHERE consulta = fila ->> 'consulta');
    propio := encode(sha256(convert_to(previo || E'\n' || (fila ->> 'texto'), 'UTF8')), 'hex');
    INSERT INTO bitacora (ocurrio_at, actor_id, actor, medio, direccion, acto, objeto, objeto_id, antes, despues, hash_previo, hash, consulta)
      VALUES (fila ->> 'ocurrio_at', (fila ->> 'actor_id')::bigint, fila ->> 'actor', fila ->> 'medio', fila ->> 'direccion',
        fila ->> 'acto', fila ->> 'objeto', fila ->> 'objeto_id', fila ->> 'antes', fila ->> 'despues', previo, propio, fila ->> 'consulta');
    previo := propio;
  END LOOP;
END
$$;
