CREATE TABLE atencion_envios (
  id {{identity}},
  quincena INTEGER NOT NULL,
  numero INTEGER NOT NULL,
  enviado_at TEXT NOT NULL,
  enviado_por BIGINT NOT NULL REFERENCES usuarios (id),
  huella TEXT NOT NULL,
  datos TEXT NOT NULL
);

CREATE UNIQUE INDEX atencion_envios_uno ON atencion_envios (quincena, numero);
