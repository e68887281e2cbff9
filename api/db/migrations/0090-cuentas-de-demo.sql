-- A demo tells on its sign-in page the accounts that it brought, and none that somebody made in it.
INSERT INTO ajustes (clave, valor)
  SELECT 'demo.cuentas', '["admin","auxiliar","jefe","director","titular","auditor","ventanilla1","validador1","ventanilla2"]'
  WHERE EXISTS (SELECT 1 FROM ajustes WHERE clave = 'demo' AND valor = '1');
