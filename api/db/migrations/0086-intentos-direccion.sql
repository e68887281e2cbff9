-- Tries of an address, whose account nobody knows: of each kind, how many since its time began and when that time ends. Every process
-- of the portal counts here.
CREATE TABLE intentos_direccion (
  clase TEXT NOT NULL,
  direccion TEXT NOT NULL,
  cuantos INTEGER NOT NULL,
  hasta_at TEXT NOT NULL,
  PRIMARY KEY (clase, direccion)
);

CREATE INDEX intentos_direccion_hasta ON intentos_direccion (hasta_at);
