-- A payment that matches no line in force waits until two people assign or return it: 'devuelto' is a new result.
ALTER TABLE pagos ADD COLUMN resultado_dicho TEXT NOT NULL DEFAULT 'desconocido'
  CHECK (resultado_dicho IN ('exacto', 'parcial', 'excedente', 'doble', 'desconocido', 'anulado', 'devuelto'));

UPDATE pagos SET resultado_dicho = resultado;

DROP INDEX pagos_resultado;

ALTER TABLE pagos DROP COLUMN resultado;

ALTER TABLE pagos RENAME COLUMN resultado_dicho TO resultado;

CREATE INDEX pagos_resultado ON pagos (resultado, fecha);

-- The reference that the bank sent later for the same operation; '' where it sent none.
ALTER TABLE pagos ADD COLUMN referencia_corregida TEXT NOT NULL DEFAULT '';

-- Who assigned it to a line.
ALTER TABLE pagos ADD COLUMN asignado_por BIGINT REFERENCES usuarios (id);

-- Spreadsheets drop the zeros at the start of a reference.
CREATE INDEX lineas_pago_sin_ceros ON lineas_pago (LTRIM(referencia, '0'));
