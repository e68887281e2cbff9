-- From when each version of a layout reads files. A version with a reason ends its layout on that day.
ALTER TABLE planos ADD COLUMN vigente_desde TEXT NOT NULL DEFAULT '2000-01-01';

ALTER TABLE planos ADD COLUMN fin_motivo TEXT;
