CREATE TABLE prestamos (
  id {{identity}},
  afiliado_id BIGINT NOT NULL REFERENCES afiliados (id),
  tipo TEXT NOT NULL CHECK (tipo IN ('corto', 'mediano', 'hipotecario')),
  capital_centavos BIGINT NOT NULL CHECK (capital_centavos > 0),
  interes_anual BIGINT NOT NULL,
  interes_centavos BIGINT NOT NULL,
  abono_centavos BIGINT NOT NULL CHECK (abono_centavos > 0),
  quincenas INTEGER NOT NULL CHECK (quincenas > 0),
  primera INTEGER NOT NULL,
  estado TEXT NOT NULL CHECK (estado IN ('activo', 'suspendido', 'por_cobrar', 'liquidado')),
  motivo TEXT NOT NULL DEFAULT '',
  creado_at TEXT NOT NULL,
  creado_por BIGINT REFERENCES usuarios (id),
  version INTEGER NOT NULL DEFAULT 1
);

CREATE INDEX prestamos_afiliado ON prestamos (afiliado_id, tipo, estado);

CREATE TABLE prestamo_movimientos (
  id {{identity}},
  prestamo_id BIGINT NOT NULL REFERENCES prestamos (id),
  clase TEXT NOT NULL CHECK (clase IN ('capital', 'interes', 'retenido', 'pago', 'condonado')),
  quincena INTEGER,
  retencion_id BIGINT,
  importe_centavos BIGINT NOT NULL,
  hecho_at TEXT NOT NULL,
  hecho_por BIGINT REFERENCES usuarios (id)
);

CREATE INDEX prestamo_movimientos_prestamo ON prestamo_movimientos (prestamo_id, id);

CREATE TABLE retenciones (
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
  decision TEXT CHECK (decision IN ('recorrer', 'cobrar')),
  decidida_at TEXT,
  decidida_por BIGINT REFERENCES usuarios (id),
  version INTEGER NOT NULL DEFAULT 1,
  UNIQUE (cierre_id, prestamo_id)
);

CREATE INDEX retenciones_quincena ON retenciones (quincena, entidad_id, tipo);

CREATE INDEX retenciones_entidad ON retenciones (entidad_id, quincena);
