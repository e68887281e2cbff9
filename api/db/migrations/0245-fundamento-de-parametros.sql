ALTER TABLE fondos_parametros ADD COLUMN fundamento TEXT NOT NULL DEFAULT '';

ALTER TABLE fondos_parametros ADD COLUMN motivo TEXT NOT NULL DEFAULT '';
