-- The job of a load's step, when the step last wrote, what changed since the simulation, and what the simulation counted.
ALTER TABLE cargas ADD COLUMN trabajo_id BIGINT REFERENCES trabajos (id);

ALTER TABLE cargas ADD COLUMN pulso_at TEXT;

ALTER TABLE cargas ADD COLUMN aviso TEXT NOT NULL DEFAULT '';

ALTER TABLE cargas ADD COLUMN personas INTEGER NOT NULL DEFAULT 0;

ALTER TABLE cargas ADD COLUMN faltas TEXT NOT NULL DEFAULT '[]';

CREATE INDEX cargas_trabajo ON cargas (trabajo_id);
