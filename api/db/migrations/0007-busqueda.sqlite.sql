CREATE VIRTUAL TABLE afiliados_fts USING fts5 (
  nombre_plegado,
  content = 'afiliados',
  content_rowid = 'id',
  tokenize = 'unicode61 remove_diacritics 2',
  prefix = '2 3 4'
);

CREATE TRIGGER afiliados_fts_alta AFTER INSERT ON afiliados BEGIN
  INSERT INTO afiliados_fts (rowid, nombre_plegado) VALUES (new.id, new.nombre_plegado);
END;

CREATE TRIGGER afiliados_fts_baja AFTER DELETE ON afiliados BEGIN
  INSERT INTO afiliados_fts (afiliados_fts, rowid, nombre_plegado) VALUES ('delete', old.id, old.nombre_plegado);
END;

CREATE TRIGGER afiliados_fts_cambio AFTER UPDATE OF nombre_plegado ON afiliados BEGIN
  INSERT INTO afiliados_fts (afiliados_fts, rowid, nombre_plegado) VALUES ('delete', old.id, old.nombre_plegado);
  INSERT INTO afiliados_fts (rowid, nombre_plegado) VALUES (new.id, new.nombre_plegado);
END;
