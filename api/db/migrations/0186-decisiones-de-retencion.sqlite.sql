-- A decision on a withholding difference states its cause. `reordenado_centavos`: part of an order that collects what an error of the entity left out before.
CREATE TABLE retenciones_nueva (
  id {{identity}},
  cierre_id BIGINT NOT NULL REFERENCES cierres (id),
  entidad_id BIGINT NOT NULL REFERENCES unidades (id),
  quincena INTEGER NOT NULL,
  prestamo_id BIGINT NOT NULL REFERENCES prestamos (id),
  afiliado_id BIGINT NOT NULL REFERENCES afiliados (id),
  tipo TEXT NOT NULL,
  obligado TEXT NOT NULL CHECK (obligado IN ('entidad', 'afiliado')),
  ordenado_centavos BIGINT NOT NULL CHECK (ordenado_centavos > 0),
  retenido_centavos BIGINT CHECK (retenido_centavos >= 0 AND retenido_centavos <= ordenado_centavos),
  motivo TEXT CHECK (motivo IN ('licencia', 'baja', 'sueldo_insuficiente', 'otro')),
  nota TEXT NOT NULL DEFAULT '',
  respondida_at TEXT,
  respondida_por BIGINT REFERENCES usuarios (id),
  decision TEXT CHECK (decision IN ('recorrer', 'cobrar', 'entidad', 'reordenar')),
  decidida_at TEXT,
  decidida_por BIGINT REFERENCES usuarios (id),
  version INTEGER NOT NULL DEFAULT 1,
  tardia BOOLEAN NOT NULL DEFAULT {{false}},
  causa TEXT CHECK (causa IN ('licencia', 'baja', 'sueldo_insuficiente', 'error_entidad', 'no_enterado', 'otro')),
  reordenado_centavos BIGINT NOT NULL DEFAULT 0,
  UNIQUE (cierre_id, prestamo_id)
);

INSERT INTO retenciones_nueva (id, cierre_id, entidad_id, quincena, prestamo_id, afiliado_id, tipo, obligado,
    ordenado_centavos, retenido_centavos, motivo, nota, respondida_at, respondida_por, decision, decidida_at, decidida_por,
    version, tardia)
  SELECT id, cierre_id, entidad_id, quincena, prestamo_id, afiliado_id, tipo, obligado, ordenado_centavos,
    retenido_centavos, motivo, nota, respondida_at, respondida_por, decision, decidida_at, decidida_por, version, tardia
  FROM retenciones;

DROP TABLE retenciones;

ALTER TABLE retenciones_nueva RENAME TO retenciones;

CREATE INDEX retenciones_quincena ON retenciones (quincena, entidad_id, tipo);

CREATE INDEX retenciones_entidad ON retenciones (entidad_id, quincena);
