CREATE TABLE cargos (
  id {{identity}},
  cierre_id BIGINT NOT NULL REFERENCES cierres (id),
  entidad_id BIGINT NOT NULL REFERENCES unidades (id),
  quincena INTEGER NOT NULL,
  obligado TEXT NOT NULL CHECK (obligado IN ('entidad', 'afiliado')),
  afiliado_id BIGINT REFERENCES afiliados (id),
  principal_centavos BIGINT NOT NULL,
  credito_centavos BIGINT NOT NULL DEFAULT 0,
  limite TEXT,
  creado_at TEXT NOT NULL,
  anulado_at TEXT,
  CHECK ((obligado = 'afiliado') = (afiliado_id IS NOT NULL)),
  CHECK (credito_centavos >= 0)
);

CREATE UNIQUE INDEX cargos_entidad ON cargos (cierre_id) WHERE afiliado_id IS NULL;

CREATE UNIQUE INDEX cargos_afiliado ON cargos (cierre_id, afiliado_id) WHERE afiliado_id IS NOT NULL;

CREATE INDEX cargos_deudor ON cargos (entidad_id, obligado, quincena);

CREATE TABLE lineas_pago (
  id {{identity}},
  cargo_id BIGINT NOT NULL REFERENCES cargos (id),
  referencia TEXT NOT NULL UNIQUE,
  capital_centavos BIGINT NOT NULL,
  interes_centavos BIGINT NOT NULL,
  limite TEXT NOT NULL,
  emitida TEXT NOT NULL,
  emitida_at TEXT NOT NULL,
  emitida_por BIGINT REFERENCES usuarios (id),
  validado_at TEXT,
  validado_por BIGINT REFERENCES usuarios (id),
  version INTEGER NOT NULL DEFAULT 1,
  CHECK (capital_centavos >= 0 AND interes_centavos >= 0 AND capital_centavos + interes_centavos > 0)
);

CREATE INDEX lineas_pago_cargo ON lineas_pago (cargo_id, id);

CREATE TABLE respuestas_banco (
  id {{identity}},
  nombre TEXT NOT NULL,
  huella TEXT NOT NULL UNIQUE,
  renglones INTEGER NOT NULL,
  total_centavos BIGINT NOT NULL,
  cargada_at TEXT NOT NULL,
  cargada_por BIGINT REFERENCES usuarios (id)
);

CREATE TABLE pagos (
  id {{identity}},
  respuesta_id BIGINT REFERENCES respuestas_banco (id),
  renglon INTEGER,
  operacion TEXT NOT NULL UNIQUE,
  referencia TEXT NOT NULL,
  importe_centavos BIGINT NOT NULL CHECK (importe_centavos > 0),
  fecha TEXT NOT NULL,
  linea_id BIGINT REFERENCES lineas_pago (id),
  cargo_id BIGINT REFERENCES cargos (id),
  resultado TEXT NOT NULL
    CHECK (resultado IN ('exacto', 'parcial', 'excedente', 'doble', 'desconocido', 'anulado')),
  tardio BOOLEAN NOT NULL DEFAULT {{false}},
  interes_centavos BIGINT NOT NULL DEFAULT 0,
  capital_centavos BIGINT NOT NULL DEFAULT 0,
  excedente_centavos BIGINT NOT NULL DEFAULT 0,
  nota TEXT NOT NULL DEFAULT '',
  registrado_at TEXT NOT NULL,
  registrado_por BIGINT REFERENCES usuarios (id)
);

CREATE INDEX pagos_cargo ON pagos (cargo_id, fecha, id);

CREATE INDEX pagos_linea ON pagos (linea_id);

CREATE INDEX pagos_resultado ON pagos (resultado, fecha);

CREATE INDEX pagos_fecha ON pagos (fecha);
