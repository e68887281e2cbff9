-- A decision on a withholding difference states its cause. `reordenado_centavos`: part of an order that collects what an error of the entity left out before.
ALTER TABLE retenciones DROP CONSTRAINT retenciones_decision_check;

ALTER TABLE retenciones ADD CONSTRAINT retenciones_decision_check
  CHECK (decision IN ('recorrer', 'cobrar', 'entidad', 'reordenar'));

ALTER TABLE retenciones ADD COLUMN causa TEXT
  CHECK (causa IN ('licencia', 'baja', 'sueldo_insuficiente', 'error_entidad', 'no_enterado', 'otro'));

ALTER TABLE retenciones ADD COLUMN reordenado_centavos BIGINT NOT NULL DEFAULT 0;
