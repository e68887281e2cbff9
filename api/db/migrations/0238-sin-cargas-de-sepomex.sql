-- Files of SEPOMEX are loads now. What each state changed stays in the bitácora (`direcciones.importar`).
UPDATE trabajos SET estado = 'cancelado', resultado = 'El archivo de SEPOMEX se carga ahora en «Cargas de archivos»: súbelo ahí.'
WHERE clase IN ('direcciones.sepomex-revisar', 'direcciones.sepomex-aplicar') AND estado IN ('espera', 'curso');

DROP TABLE sepomex_cargas;
