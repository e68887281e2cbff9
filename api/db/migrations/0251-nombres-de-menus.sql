-- An entry of the menu has the name of its screen. It gets it while it is as it was sown: never saved, and with the name that was sown.
-- So do the two processes of the map that open a screen of another name, while they have the name that was sown.

CREATE TABLE menus_plan (componente TEXT PRIMARY KEY, llamado TEXT NOT NULL, nombre TEXT NOT NULL);

INSERT INTO menus_plan (componente, llamado, nombre) VALUES
  ('auxiliar', 'Mis pendientes', 'Por revisar'),
  ('validacionDependencia', 'Por validar', 'Validación de movimientos en dependencia'),
  ('catalogoPuestosCategorias', 'Puestos y Categorías', 'Catálogo de Puestos y Categorías'),
  ('altaDocA', 'Alta de afiliado', 'Alta de un Nuevo Afiliado'),
  ('actualizarTabla', 'Actualización', 'Actualización de Afiliados'),
  ('licencia', 'Licencias y bajas', 'Licencia con Aportación de Afiliados'),
  ('/solicitudesMovimientosManual', 'Movimientos por organización', 'Movimientos (Selección Manual)'),
  ('ConsultaAfiliadosPage', 'Consulta y kardex', 'Consulta de Afiliados'),
  ('aplicacionP', 'Aplicación quincenal', 'Aplicación Quincenal'),
  ('aportacion', 'Aportaciones', 'Panel de Aportaciones'),
  ('retencion', 'Retenciones', 'Panel de Retenciones'),
  ('/panel/prestamos', 'Cartera de préstamos', 'Préstamos'),
  ('verificacionGeneral', 'Verificación', 'Verificación General'),
  ('verificacionEntidad', 'Verificación de entidad', 'Verificación de Entidad'),
  ('/aportacion-retencion', 'Aportación y Retención', 'Detalle de Aportaciones y Retenciones'),
  ('adeudosExtintas', 'Entidades extintas', 'Adeudos de entidades extintas'),
  ('formulario1', 'Rendimiento anual', 'Rendimiento anual del fondo de ahorro'),
  ('aportaciones-detalle', 'Aportaciones por fondo', 'Detalle de Consultas de Aportaciones-Fondos'),
  ('/panel/entidades', 'Orgánica', 'Estructura orgánica'),
  ('tablero_indicadores', 'Tablero de indicadores', 'Revisión Directiva');

UPDATE menus SET nombre = (SELECT p.nombre FROM menus_plan p WHERE p.componente = menus.componente)
  WHERE version = 1 AND EXISTS (SELECT 1 FROM menus_plan p WHERE p.componente = menus.componente AND p.llamado = menus.nombre);

DROP TABLE menus_plan;

UPDATE procesos SET nombre = 'Movimientos (Selección Manual)'
  WHERE nombre = 'Verificación' AND componente = '/solicitudesMovimientosManual';

UPDATE procesos SET nombre = 'Detalle de Aportaciones y Retenciones'
  WHERE nombre = 'Aportación y Retención' AND componente = '/aportacion-retencion';
