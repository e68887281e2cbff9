CREATE TABLE eventos (
  id {{identity}},
  fecha TEXT NOT NULL UNIQUE,
  tipo TEXT NOT NULL CHECK (tipo IN ('HIPOTECARIO', 'ALTA_BAJA_CAMBIO', 'PAGO', 'ARCHIVO_APLICACION', 'ASUETO')),
  origen TEXT NOT NULL CHECK (origen IN ('manual', 'sembrado')),
  motivo TEXT NOT NULL DEFAULT ''
);

CREATE INDEX eventos_tipo ON eventos (tipo, fecha);
