-- What a load of the institute is about, where its kind needs one: key and name of a catalogue. "" for other kinds.
ALTER TABLE cargas ADD COLUMN asunto TEXT NOT NULL DEFAULT '';

ALTER TABLE cargas ADD COLUMN asunto_nombre TEXT NOT NULL DEFAULT '';
