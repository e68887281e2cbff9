-- When somebody else last gave access to an account: a one-time password, another e-mail, its second step taken away.
ALTER TABLE usuarios ADD COLUMN acceso_dado_at TEXT;

ALTER TABLE usuarios ADD COLUMN acceso_dado_por BIGINT REFERENCES usuarios (id);

-- The same of an act on a close that was signed soon afterwards; NULL where it was not.
ALTER TABLE cierre_actos ADD COLUMN acceso_dado_at TEXT;

ALTER TABLE cierre_actos ADD COLUMN acceso_dado_por BIGINT REFERENCES usuarios (id);
