-- The number of an operation is one in capitals or not. Of two payments that differ only in that the first keeps its number. The
-- money of the other stays as it was recorded: its number says which payment it is, and its note what it repeats.
UPDATE pagos SET nota = TRIM(nota || ' El banco informó la operación ' || operacion || ', que ya estaba registrada con otras mayúsculas.'),
  operacion = operacion || '.' || id
WHERE EXISTS (SELECT 1 FROM pagos p WHERE LOWER(p.operacion) = LOWER(pagos.operacion) AND p.id < pagos.id);

CREATE UNIQUE INDEX pagos_operacion ON pagos (LOWER(operacion));
