-- A request that a proxy forwarded while TRUST_PROXY was not set: doctor tells of it.
ALTER TABLE servidores ADD COLUMN proxy_visto_at TEXT;

-- Signs that turn the direction of a text, or stand unseen in it, are no part of a file's name.
UPDATE archivos SET nombre = regexp_replace(nombre, '[\u061C\u200B\u200C\u200D\u200E\u200F\u2028\u2029\u202A\u202B\u202C\u202D\u202E\u2060\u2066\u2067\u2068\u2069\uFEFF]', '', 'g') WHERE nombre ~ '[\u061C\u200B\u200C\u200D\u200E\u200F\u2028\u2029\u202A\u202B\u202C\u202D\u202E\u2060\u2066\u2067\u2068\u2069\uFEFF]';
