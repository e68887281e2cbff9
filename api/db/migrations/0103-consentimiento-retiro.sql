ALTER TABLE cair_tramites ADD COLUMN consentimiento_id TEXT REFERENCES archivos (id);

ALTER TABLE prestamo_movimientos ADD COLUMN tramite_id BIGINT REFERENCES cair_tramites (id);

CREATE INDEX prestamo_movimientos_tramite ON prestamo_movimientos (tramite_id) WHERE tramite_id IS NOT NULL;
