ALTER TABLE afiliado_org ADD COLUMN propuesta BOOLEAN NOT NULL DEFAULT {{false}};
