-- A line asks for interest up to its limit. Those issued before asked for it up to the day of their issue and keep that promise:
-- null stands for the limit.
ALTER TABLE lineas_pago ADD COLUMN interes_hasta TEXT;

UPDATE lineas_pago SET interes_hasta = emitida;
