-- Folded names close up every apostrophe since the saltillo counts as one; those stored before kept it as a letter.
UPDATE afiliados
SET nombre_plegado = replace(replace(replace(replace(nombre_plegado, 'ꞌ', ''), 'ʻ', ''), 'ˈ', ''), 'ʹ', '')
WHERE nombre_plegado LIKE '%ꞌ%' OR nombre_plegado LIKE '%ʻ%' OR nombre_plegado LIKE '%ˈ%' OR nombre_plegado LIKE '%ʹ%';
