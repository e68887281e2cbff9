INSERT INTO perfil_actos (perfil_id, acto)
  SELECT p.id, 'autorizar' FROM perfiles p
  WHERE (p.id = 1 OR (p.id = 5 AND p.ambito = 'instituto'
      AND EXISTS (SELECT 1 FROM perfil_actos f WHERE f.perfil_id = p.id AND f.acto = 'firmar')))
    AND NOT EXISTS (SELECT 1 FROM perfil_actos a WHERE a.perfil_id = p.id AND a.acto = 'autorizar');

ALTER TABLE cierres ADD COLUMN resumen TEXT NOT NULL DEFAULT '{}';

ALTER TABLE cierre_personas ADD COLUMN huella TEXT NOT NULL DEFAULT '';
