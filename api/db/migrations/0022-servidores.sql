CREATE TABLE servidores (
  duenio TEXT PRIMARY KEY,
  url TEXT NOT NULL,
  desde_at TEXT NOT NULL,
  latido_at TEXT NOT NULL
);
