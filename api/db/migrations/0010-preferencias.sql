CREATE TABLE preferencias (
  usuario_id BIGINT PRIMARY KEY REFERENCES usuarios (id) ON DELETE CASCADE,
  tema TEXT NOT NULL CHECK (tema IN ('sistema', 'claro', 'oscuro')),
  densidad TEXT NOT NULL CHECK (densidad IN ('compacta', 'comoda')),
  menu_plegado BOOLEAN NOT NULL DEFAULT {{false}},
  listas TEXT NOT NULL DEFAULT '{}',
  actualizado_at TEXT NOT NULL
);
