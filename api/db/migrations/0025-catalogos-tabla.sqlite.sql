CREATE TABLE catalogos (
  id {{identity}},
  clave TEXT NOT NULL UNIQUE,
  nombre TEXT NOT NULL,
  descripcion TEXT NOT NULL DEFAULT '',
  activo BOOLEAN NOT NULL DEFAULT {{true}},
  protegido BOOLEAN NOT NULL DEFAULT {{false}},
  creado_at TEXT NOT NULL,
  actualizado_at TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1
);

INSERT INTO catalogos (clave, nombre, descripcion, protegido, creado_at, actualizado_at) VALUES
  ('estado_civil', 'Estado civil', 'Se guarda con cada persona del padrón y se lee en su página.', {{true}},
   '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z'),
  ('nacionalidad', 'Nacionalidad', 'Se guarda con cada persona del padrón y se lee en su página.', {{true}},
   '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z'),
  ('resultado_caso', 'Resultado del caso', 'Se elige al cerrar un caso.', {{true}},
   '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z');

CREATE TABLE catalogo_renglones_nueva (
  id {{identity}},
  catalogo TEXT NOT NULL REFERENCES catalogos (clave),
  clave TEXT NOT NULL,
  nombre TEXT NOT NULL,
  activo BOOLEAN NOT NULL DEFAULT {{true}},
  creado_at TEXT NOT NULL,
  actualizado_at TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  UNIQUE (catalogo, clave)
);

INSERT INTO catalogo_renglones_nueva (id, catalogo, clave, nombre, activo, creado_at, actualizado_at, version)
SELECT id, catalogo, clave, nombre, activo, creado_at, actualizado_at, version FROM catalogo_renglones;

DROP TABLE catalogo_renglones;

ALTER TABLE catalogo_renglones_nueva RENAME TO catalogo_renglones;
