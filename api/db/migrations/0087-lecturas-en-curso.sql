-- Readings of papers under way: whoever asks how one goes, or gives it up, may reach another process than the one that reads.
CREATE TABLE lecturas_en_curso (
  clave TEXT PRIMARY KEY,
  duenio TEXT NOT NULL,
  progreso TEXT NOT NULL,
  cancelar {{boolean}} NOT NULL DEFAULT {{false}},
  latido_at TEXT NOT NULL
);
