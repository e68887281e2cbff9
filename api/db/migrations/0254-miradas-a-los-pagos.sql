-- Jefe, director, titular and auditor look at payments. An institute that renamed one of these profiles gives its own menus.
INSERT INTO perfil_menus (perfil_id, menu_id)
SELECT p.id, m.id FROM perfiles p CROSS JOIN menus m
WHERE m.componente = 'validacionPagos'
  AND ((p.id = 3 AND p.nombre = 'Jefe de departamento') OR (p.id = 4 AND p.nombre = 'Director')
    OR (p.id = 5 AND p.nombre = 'Titular') OR (p.id = 8 AND p.nombre = 'Auditor'))
  AND NOT EXISTS (SELECT 1 FROM perfil_menus x WHERE x.perfil_id = p.id AND x.menu_id = m.id);
