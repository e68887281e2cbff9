-- What an entity withheld beyond an order is the person's: it is applied to the same loan or returned.
CREATE TABLE saldos_favor (
  id {{identity}},
  retencion_id BIGINT NOT NULL UNIQUE REFERENCES retenciones (id),
  prestamo_id BIGINT NOT NULL REFERENCES prestamos (id),
  afiliado_id BIGINT NOT NULL REFERENCES afiliados (id),
  importe_centavos BIGINT NOT NULL CHECK (importe_centavos >= 0),
  aplicado_centavos BIGINT NOT NULL DEFAULT 0 CHECK (aplicado_centavos >= 0),
  devuelto_centavos BIGINT NOT NULL DEFAULT 0 CHECK (devuelto_centavos >= 0),
  nota TEXT NOT NULL DEFAULT '',
  creado_at TEXT NOT NULL,
  decidido_at TEXT,
  decidido_por BIGINT REFERENCES usuarios (id),
  version INTEGER NOT NULL DEFAULT 1,
  CHECK (aplicado_centavos + devuelto_centavos <= importe_centavos)
);

CREATE INDEX saldos_favor_prestamo ON saldos_favor (prestamo_id, id);

CREATE INDEX saldos_favor_afiliado ON saldos_favor (afiliado_id, id);

CREATE INDEX saldos_favor_decidido_por ON saldos_favor (decidido_por);

ALTER TABLE prestamo_movimientos ADD COLUMN clase_dicha TEXT NOT NULL DEFAULT 'capital'
  CHECK (clase_dicha IN ('capital', 'interes', 'retenido', 'pago', 'condonado', 'a_favor'));

UPDATE prestamo_movimientos SET clase_dicha = clase;

ALTER TABLE prestamo_movimientos DROP COLUMN clase;

ALTER TABLE prestamo_movimientos RENAME COLUMN clase_dicha TO clase;
