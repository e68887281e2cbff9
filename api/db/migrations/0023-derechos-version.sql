CREATE TABLE derechos_version (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  n BIGINT NOT NULL
);

INSERT INTO derechos_version (id, n) VALUES (1, 1);
