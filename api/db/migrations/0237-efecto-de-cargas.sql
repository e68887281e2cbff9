-- What the rows of a load would do, or did, is no longer of payments alone.
ALTER TABLE cargas RENAME COLUMN pagos TO efecto;
