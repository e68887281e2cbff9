ALTER TABLE dos_pasos ADD COLUMN secreto_nuevo TEXT;

ALTER TABLE dos_pasos ADD COLUMN nuevo_at TEXT;
