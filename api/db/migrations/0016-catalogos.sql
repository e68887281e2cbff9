CREATE TABLE catalogo_renglones (
  id {{identity}},
  catalogo TEXT NOT NULL,
  clave TEXT NOT NULL,
  nombre TEXT NOT NULL,
  activo BOOLEAN NOT NULL DEFAULT {{true}},
  creado_at TEXT NOT NULL,
  actualizado_at TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  UNIQUE (catalogo, clave)
);
