-- Withholding differences that are collected of the person: the notice, the last day to show a payslip, and the charge. What was decided before waits for its notice.
CREATE TABLE cobros (
  id {{identity}},
  retencion_id BIGINT NOT NULL UNIQUE REFERENCES retenciones (id),
  prestamo_id BIGINT NOT NULL REFERENCES prestamos (id),
  afiliado_id BIGINT NOT NULL REFERENCES afiliados (id),
  importe_centavos BIGINT NOT NULL CHECK (importe_centavos > 0),
  creado_at TEXT NOT NULL,
  avisado_el TEXT,
  avisado_por BIGINT REFERENCES usuarios (id),
  plazo TEXT,
  cancelado_at TEXT,
  version INTEGER NOT NULL DEFAULT 1,
  CHECK ((avisado_el IS NULL) = (plazo IS NULL))
);

CREATE INDEX cobros_prestamo ON cobros (prestamo_id, id);

CREATE INDEX cobros_afiliado ON cobros (afiliado_id, id);

CREATE INDEX cobros_avisado_por ON cobros (avisado_por);

INSERT INTO cobros (retencion_id, prestamo_id, afiliado_id, importe_centavos, creado_at)
  SELECT r.id, r.prestamo_id, r.afiliado_id, r.ordenado_centavos - r.retenido_centavos, r.decidida_at
  FROM retenciones r WHERE r.decision = 'cobrar' AND r.retenido_centavos < r.ordenado_centavos ORDER BY r.id;

ALTER TABLE cargos ADD COLUMN cobro_id BIGINT REFERENCES cobros (id);

DROP INDEX cargos_afiliado;

CREATE UNIQUE INDEX cargos_afiliado ON cargos (cierre_id, afiliado_id) WHERE afiliado_id IS NOT NULL AND cobro_id IS NULL;

CREATE UNIQUE INDEX cargos_cobro ON cargos (cobro_id) WHERE cobro_id IS NOT NULL;

-- A loan with a balance that no close will order again is por_cobrar: nothing is ordered without an answer, and the rest is collected of the person.
UPDATE prestamos SET estado = 'por_cobrar', estado_previo = 'activo', version = version + 1
WHERE estado = 'activo'
  AND NOT EXISTS (SELECT 1 FROM retenciones o JOIN cierres c ON c.id = o.cierre_id
    WHERE o.prestamo_id = prestamos.id AND c.estado = 'cerrado' AND o.retenido_centavos IS NULL)
  AND EXISTS (SELECT 1 FROM retenciones d WHERE d.prestamo_id = prestamos.id AND d.decision = 'cobrar')
  AND (SELECT SUM(m.importe_centavos) FROM prestamo_movimientos m WHERE m.prestamo_id = prestamos.id) > 0
  AND (SELECT SUM(m.importe_centavos) FROM prestamo_movimientos m WHERE m.prestamo_id = prestamos.id) <=
    (SELECT SUM(d.ordenado_centavos - d.retenido_centavos) FROM retenciones d
      WHERE d.prestamo_id = prestamos.id AND d.decision = 'cobrar')
    + COALESCE((SELECT SUM(m.importe_centavos) FROM prestamo_movimientos m WHERE m.prestamo_id = prestamos.id
      AND m.clase = 'pago' AND m.hecho_at >= (SELECT MIN(d.decidida_at) FROM retenciones d
        WHERE d.prestamo_id = prestamos.id AND d.decision = 'cobrar')), 0);
