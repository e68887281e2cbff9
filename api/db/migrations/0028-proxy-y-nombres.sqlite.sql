-- A request that a proxy forwarded while TRUST_PROXY was not set: doctor tells of it.
ALTER TABLE servidores ADD COLUMN proxy_visto_at TEXT;

-- Signs that turn the direction of a text, or stand unseen in it, are no part of a file's name.
UPDATE archivos SET nombre =
  replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(nombre, char(1564), ''), char(8203), ''), char(8204), ''), char(8205), ''), char(8206), ''), char(8207), ''), char(8232), ''), char(8233), ''), char(8234), ''), char(8235), ''), char(8236), ''), char(8237), ''), char(8238), ''), char(8288), ''), char(8294), ''), char(8295), ''), char(8296), ''), char(8297), ''), char(65279), '');
