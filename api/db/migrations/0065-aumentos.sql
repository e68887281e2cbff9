CREATE TABLE aumentos (
  id {{identity}},
  motivo TEXT NOT NULL,
  porcentaje INTEGER,
  desde INTEGER NOT NULL,
  estado TEXT NOT NULL DEFAULT 'propuesto' CHECK (estado IN ('propuesto', 'aprobado', 'retirado')),
  propuesto_por BIGINT REFERENCES usuarios (id),
  propuesto_at TEXT NOT NULL,
  resuelto_por BIGINT REFERENCES usuarios (id),
  resuelto_at TEXT,
  version INTEGER NOT NULL DEFAULT 1
);

CREATE INDEX aumentos_estado ON aumentos (estado, desde);

CREATE TABLE aumento_categorias (
  aumento_id BIGINT NOT NULL REFERENCES aumentos (id),
  categoria_id BIGINT NOT NULL REFERENCES categorias (id),
  antes_centavos BIGINT NOT NULL,
  despues_centavos BIGINT NOT NULL CHECK (despues_centavos > antes_centavos),
  PRIMARY KEY (aumento_id, categoria_id)
);

CREATE TABLE aumento_entidades (
  aumento_id BIGINT NOT NULL REFERENCES aumentos (id),
  entidad_id BIGINT NOT NULL REFERENCES unidades (id),
  quincena INTEGER NOT NULL,
  personas INTEGER NOT NULL,
  aplicado_at TEXT NOT NULL,
  PRIMARY KEY (aumento_id, entidad_id)
);

ALTER TABLE movimientos ADD COLUMN aumento_id BIGINT REFERENCES aumentos (id);

CREATE INDEX movimientos_aumento ON movimientos (aumento_id) WHERE aumento_id IS NOT NULL;
