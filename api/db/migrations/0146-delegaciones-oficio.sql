-- A delegation names the oficio that gives it, and counts once the delegate accepted it. Those from before count as accepted.
ALTER TABLE delegaciones ADD COLUMN oficio TEXT NOT NULL DEFAULT '';

ALTER TABLE delegaciones ADD COLUMN oficio_fecha TEXT;

ALTER TABLE delegaciones ADD COLUMN estado TEXT NOT NULL DEFAULT 'propuesta'
  CHECK (estado IN ('propuesta', 'aceptada', 'rechazada', 'devuelta', 'retirada'));

-- When the delegate accepted or declined it; when the delegate gave it back.
ALTER TABLE delegaciones ADD COLUMN respondida_at TEXT;

ALTER TABLE delegaciones ADD COLUMN devuelta_at TEXT;

UPDATE delegaciones SET estado = 'aceptada', respondida_at = creada_at;

-- Of equal ones the first stays.
UPDATE delegaciones SET revocada_at = creada_at WHERE revocada_at IS NULL AND EXISTS (
  SELECT 1 FROM delegaciones o WHERE o.de_usuario_id = delegaciones.de_usuario_id AND o.a_usuario_id = delegaciones.a_usuario_id
    AND o.desde = delegaciones.desde AND o.hasta = delegaciones.hasta AND o.revocada_at IS NULL AND o.id < delegaciones.id);

UPDATE delegaciones SET estado = 'retirada' WHERE revocada_at IS NOT NULL;

CREATE UNIQUE INDEX delegaciones_iguales ON delegaciones (de_usuario_id, a_usuario_id, desde, hasta)
  WHERE estado IN ('propuesta', 'aceptada');
