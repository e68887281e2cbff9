-- The bank takes a payment back: a row of its own with the amount below zero. `revierte_id` names the payment; one reversal each.
ALTER TABLE pagos ADD COLUMN importe_dicho BIGINT NOT NULL DEFAULT 0;

ALTER TABLE pagos ADD COLUMN resultado_dicho TEXT NOT NULL DEFAULT 'desconocido' CHECK (resultado_dicho IN
  ('exacto', 'parcial', 'excedente', 'doble', 'desconocido', 'anulado', 'devuelto', 'revertido', 'reversa'));

UPDATE pagos SET importe_dicho = importe_centavos, resultado_dicho = resultado;

DROP INDEX pagos_resultado;

ALTER TABLE pagos DROP COLUMN importe_centavos;

ALTER TABLE pagos DROP COLUMN resultado;

ALTER TABLE pagos RENAME COLUMN importe_dicho TO importe_centavos;

ALTER TABLE pagos RENAME COLUMN resultado_dicho TO resultado;

CREATE INDEX pagos_resultado ON pagos (resultado, fecha);

ALTER TABLE pagos ADD COLUMN revierte_id BIGINT REFERENCES pagos (id);

CREATE UNIQUE INDEX pagos_revierte ON pagos (revierte_id) WHERE revierte_id IS NOT NULL;
