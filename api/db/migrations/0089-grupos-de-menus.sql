-- The left navigation has at most nine groups for whoever opens it. What was sown in a group that is gone moves to the group that
-- takes it, where the institute left it as it was sown; groups left without items go. From here on the note of what was sown
-- names each item by what it opens: a new name or group does not sow it again.

UPDATE menus SET nombre = 'Quincena y fondos' WHERE nombre = 'Quincena' AND parent_id IS NULL AND componente IS NULL;

UPDATE menus SET nombre = 'Institución' WHERE nombre = 'Administración' AND parent_id IS NULL AND componente IS NULL;

UPDATE menus SET nombre = 'Análisis y tableros' WHERE nombre = 'Análisis' AND parent_id IS NULL AND componente IS NULL;

INSERT INTO menus (nombre, icono, orden) SELECT 'Vigilancia', 'shield-check', 600 WHERE EXISTS (SELECT 1 FROM menus WHERE componente = '/panel/bitacora');

UPDATE menus SET orden = 200 WHERE nombre = 'Configuración' AND parent_id IS NULL AND componente IS NULL;

UPDATE menus SET orden = 300 WHERE nombre = 'Afiliación' AND parent_id IS NULL AND componente IS NULL;

UPDATE menus SET orden = 400 WHERE nombre = 'Quincena y fondos' AND parent_id IS NULL AND componente IS NULL;

UPDATE menus SET orden = 500 WHERE nombre = 'Institución' AND parent_id IS NULL AND componente IS NULL;

UPDATE menus SET orden = 700 WHERE nombre = 'Préstamos' AND parent_id IS NULL AND componente IS NULL;

UPDATE menus SET orden = 800 WHERE nombre = 'Pensiones' AND parent_id IS NULL AND componente IS NULL;

UPDATE menus SET orden = 900 WHERE nombre = 'Nómina' AND parent_id IS NULL AND componente IS NULL;

UPDATE menus SET orden = 1000 WHERE nombre = 'Análisis y tableros' AND parent_id IS NULL AND componente IS NULL;

CREATE TABLE menus_plan (componente TEXT PRIMARY KEY, de TEXT NOT NULL, a TEXT NOT NULL, antes INTEGER NOT NULL, orden INTEGER NOT NULL, llamado TEXT NOT NULL, nombre TEXT NOT NULL);

INSERT INTO menus_plan (componente, de, a, antes, orden, llamado, nombre) VALUES
  ('usuarios', 'Configuración', 'Configuración', 1801, 201, 'Gestión de Usuarios', 'Gestión de Usuarios'),
  ('perfiles', 'Configuración', 'Configuración', 1802, 202, 'Perfiles', 'Perfiles'),
  ('menu', 'Configuración', 'Configuración', 1803, 203, 'Menús', 'Menús'),
  ('procesos', 'Configuración', 'Configuración', 1804, 204, 'Módulos y procesos', 'Módulos y procesos'),
  ('DocGeneralModuloPanel', 'Configuración', 'Configuración', 1805, 205, 'Documentación', 'Documentación'),
  ('info', 'Configuración', 'Configuración', 1806, 206, 'Información y tema', 'Información y tema'),
  ('calendarioEventos', 'Configuración', 'Configuración', 1807, 207, 'Calendario de captura', 'Calendario de captura'),
  ('catalogo', 'Configuración', 'Configuración', 1814, 208, 'Catálogos simples', 'Catálogos'),
  ('catalogoPuestosCategorias', 'Configuración', 'Configuración', 1813, 209, 'Puestos y Categorías', 'Puestos y Categorías'),
  ('direccion', 'Configuración', 'Configuración', 1815, 210, 'Catálogo de Direcciones', 'Catálogo de Direcciones'),
  ('firmas', 'Configuración', 'Configuración', 1816, 211, 'Catálogo de Firmas', 'Catálogo de Firmas'),
  ('altaDocA', 'Afiliación', 'Afiliación', 201, 301, 'Alta de afiliado', 'Alta de afiliado'),
  ('altaHisA', 'Consulta', 'Afiliación', 1502, 302, 'Alta de Afiliado Existente', 'Alta de Afiliado Existente'),
  ('actualizarTabla', 'Afiliación', 'Afiliación', 202, 303, 'Actualización', 'Actualización'),
  ('actualizarLaboral', 'Consulta', 'Afiliación', 1504, 304, 'Actualización de datos laborales', 'Actualización de datos laborales'),
  ('actuTabla', 'Consulta', 'Afiliación', 1505, 305, 'Actualizaciones guardadas', 'Actualizaciones guardadas'),
  ('licencia', 'Afiliación', 'Afiliación', 203, 306, 'Licencias y bajas', 'Licencias y bajas'),
  ('validacionBaja', 'Consulta', 'Afiliación', 1503, 307, 'Baja de Afiliado', 'Baja de Afiliado'),
  ('/panel/movimientos', 'Afiliación', 'Afiliación', 204, 308, 'Movimientos', 'Movimientos'),
  ('/solicitudesMovimientosManual', 'Procesos de afiliación', 'Afiliación', 503, 309, 'Verificación', 'Movimientos por organización'),
  ('/panel/afiliados', 'Afiliación', 'Afiliación', 205, 310, 'Padrón', 'Padrón'),
  ('ConsultaAfiliadosPage', 'Consulta', 'Afiliación', 1501, 311, 'Consulta de Afiliados', 'Consulta de Afiliados'),
  ('solicitudA', 'Formatos', 'Afiliación', 1601, 312, 'Solicitud de afiliación', 'Solicitud de afiliación'),
  ('formatoI', 'Formatos', 'Afiliación', 1602, 313, 'Incidencia de movimientos', 'Incidencia de movimientos'),
  ('aplicacionP', 'Quincena y fondos', 'Quincena y fondos', 301, 401, 'Aplicación quincenal', 'Aplicación quincenal'),
  ('aportacion', 'Quincena y fondos', 'Quincena y fondos', 302, 402, 'Aportaciones', 'Aportaciones'),
  ('retencion', 'Quincena y fondos', 'Quincena y fondos', 303, 403, 'Retenciones', 'Retenciones'),
  ('/panel/prestamos', 'Quincena y fondos', 'Quincena y fondos', 304, 404, 'Cartera de préstamos', 'Cartera de préstamos'),
  ('verificacionGeneral', 'Quincena y fondos', 'Quincena y fondos', 305, 405, 'Verificación', 'Verificación'),
  ('verificacionEntidad', 'Quincena y fondos', 'Quincena y fondos', 306, 406, 'Verificación de entidad', 'Verificación de entidad'),
  ('/aportacion-retencion', 'Procesos de afiliación', 'Quincena y fondos', 502, 407, 'Aportación y Retención', 'Aportación y Retención'),
  ('validacionPagos', 'Quincena y fondos', 'Quincena y fondos', 307, 408, 'Validación de pagos', 'Validación de pagos'),
  ('HistorialPage', 'Quincena y fondos', 'Quincena y fondos', 308, 409, 'Historial de quincenas', 'Historial de quincenas'),
  ('/afiliacion/cair', 'Procesos de afiliación', 'Quincena y fondos', 504, 410, 'CAIR', 'CAIR'),
  ('formulario1', 'Formatos', 'Quincena y fondos', 1603, 411, 'Rendimiento anual', 'Rendimiento anual'),
  ('/afiliacion/aportaciones-extemporaneas', 'Procesos de afiliación', 'Quincena y fondos', 505, 412, 'Aportaciones Extemporáneas', 'Aportaciones Extemporáneas'),
  ('aportaciones-detalle', 'Fondos', 'Quincena y fondos', 1702, 413, 'Aportaciones por fondo', 'Aportaciones por fondo'),
  ('FondosParametros', 'Fondos', 'Quincena y fondos', 1701, 414, 'Fondos Parámetros', 'Fondos Parámetros'),
  ('formulaCatalogo', 'Fondos', 'Quincena y fondos', 1703, 415, 'Gestión de Fórmulas', 'Gestión de Fórmulas'),
  ('variables', 'Fondos', 'Quincena y fondos', 1704, 416, 'Gestión de Constantes', 'Gestión de Constantes'),
  ('/panel/casos', 'Institución', 'Institución', 401, 501, 'Casos', 'Casos'),
  ('calendarioVisualizacion', 'Institución', 'Institución', 403, 502, 'Calendario', 'Calendario'),
  ('/panel/entidades', 'Institución', 'Institución', 402, 503, 'Orgánica', 'Orgánica'),
  ('/panel/categorias', 'Institución', 'Institución', 404, 504, 'Catálogos', 'Categorías y sueldos'),
  ('organicaArbol', 'Configuración', 'Institución', 1812, 505, 'Árbol orgánico', 'Árbol orgánico'),
  ('organicaEntidades', 'Configuración', 'Institución', 1808, 506, 'Entidades Orgánicas', 'Entidades Orgánicas'),
  ('organicaAdscripcion', 'Configuración', 'Institución', 1809, 507, 'Entidad', 'Entidad'),
  ('organicaDependencia', 'Configuración', 'Institución', 1810, 508, 'Direcciones Generales', 'Direcciones Generales'),
  ('organicaArea', 'Configuración', 'Institución', 1811, 509, 'Áreas', 'Áreas'),
  ('/panel/bitacora', 'Institución', 'Vigilancia', 406, 601, 'Bitácora', 'Bitácora'),
  ('/panel/lecturas', 'Institución', 'Vigilancia', 405, 602, 'Lecturas', 'Lecturas'),
  ('/panel/trabajos', 'Institución', 'Vigilancia', 407, 603, 'Trabajos', 'Trabajos'),
  ('/panel/correos', 'Institución', 'Vigilancia', 408, 604, 'Correo', 'Correo'),
  ('/panel/sesiones', 'Institución', 'Vigilancia', 409, 605, 'Sesiones', 'Sesiones'),
  ('/prestamos/planeacion-operativa', 'Préstamos', 'Préstamos', 601, 701, 'Planeación operativa', 'Planeación operativa'),
  ('/prestamos/corto-plazo', 'Préstamos', 'Préstamos', 602, 702, 'Corto plazo', 'Corto plazo'),
  ('/prestamos/mediano-plazo', 'Préstamos', 'Préstamos', 603, 703, 'Mediano plazo', 'Mediano plazo'),
  ('/prestamos/hipotecarios', 'Préstamos', 'Préstamos', 604, 704, 'Hipotecarios', 'Hipotecarios'),
  ('/prestamos/seguimiento-analisis', 'Préstamos', 'Préstamos', 605, 705, 'Seguimiento y análisis', 'Seguimiento y análisis'),
  ('/pensiones/planeacion-operativa', 'Pensiones', 'Pensiones', 701, 801, 'Planeación operativa', 'Planeación operativa'),
  ('/pensiones/asistencia', 'Pensiones', 'Pensiones', 702, 802, 'Asistencia', 'Asistencia'),
  ('/tramite-pension/orientacion', 'Trámite de pensión', 'Pensiones', 801, 803, 'Orientación', 'Orientación'),
  ('/tramite-pension/entrega-documentos', 'Trámite de pensión', 'Pensiones', 802, 804, 'Entrega de documentos', 'Entrega de documentos'),
  ('/tramite-pension/integracion-expediente', 'Trámite de pensión', 'Pensiones', 803, 805, 'Integración de expediente', 'Integración de expediente'),
  ('/dictamenes-pension/asignacion-expediente', 'Dictámenes de pensión', 'Pensiones', 901, 806, 'Asignación de expediente', 'Asignación de expediente'),
  ('/dictamenes-pension/dictaminacion', 'Dictámenes de pensión', 'Pensiones', 902, 807, 'Dictaminación', 'Dictaminación'),
  ('/dictamenes-pension/resolucion-juridica', 'Dictámenes de pensión', 'Pensiones', 903, 808, 'Resolución jurídica', 'Resolución jurídica'),
  ('/dictamenes-pension/validacion-firma', 'Dictámenes de pensión', 'Pensiones', 904, 809, 'Validación y firma', 'Validación y firma'),
  ('/dictamenes-pension/notificacion', 'Dictámenes de pensión', 'Pensiones', 905, 810, 'Notificación', 'Notificación'),
  ('/pensiones/pensiones', 'Pensiones', 'Pensiones', 703, 811, 'Pensiones', 'Pensiones'),
  ('/pensiones/seguros', 'Pensiones', 'Pensiones', 704, 812, 'Seguros', 'Seguros'),
  ('/pensiones/nominas', 'Pensiones', 'Pensiones', 705, 813, 'Nóminas', 'Nóminas'),
  ('/pensiones/control-supervivencia', 'Pensiones', 'Pensiones', 706, 814, 'Control de supervivencia', 'Control de supervivencia'),
  ('/supervivencia/revision-convenio', 'Supervivencia', 'Pensiones', 1001, 815, 'Revisión de convenio', 'Revisión de convenio'),
  ('/supervivencia/visita-domiciliaria', 'Supervivencia', 'Pensiones', 1002, 816, 'Visita domiciliaria', 'Visita domiciliaria'),
  ('/supervivencia/medios-electronicos', 'Supervivencia', 'Pensiones', 1003, 817, 'Medios electrónicos', 'Medios electrónicos'),
  ('/pensiones/seguimiento-analisis', 'Pensiones', 'Pensiones', 707, 818, 'Seguimiento y análisis', 'Seguimiento y análisis'),
  ('/nomina/alta', 'Nómina', 'Nómina', 1101, 901, 'Alta', 'Alta'),
  ('/nomina/baja', 'Nómina', 'Nómina', 1102, 902, 'Baja', 'Baja'),
  ('/nomina/calculo-nomina', 'Nómina', 'Nómina', 1103, 903, 'Cálculo de nómina', 'Cálculo de nómina'),
  ('/nomina/descuentos', 'Nómina', 'Nómina', 1104, 904, 'Descuentos', 'Descuentos'),
  ('/nomina/calculo-impuesto', 'Nómina', 'Nómina', 1105, 905, 'Cálculo de impuesto', 'Cálculo de impuesto'),
  ('/nomina/dispersion', 'Nómina', 'Nómina', 1106, 906, 'Dispersión', 'Dispersión'),
  ('/nomina/aguinaldo', 'Nómina', 'Nómina', 1107, 907, 'Aguinaldo', 'Aguinaldo'),
  ('tablero_indicadores', 'Tableros', 'Análisis y tableros', 1401, 1001, 'Indicadores', 'Tablero de indicadores'),
  ('estadisticos', 'Tableros', 'Análisis y tableros', 1402, 1002, 'Estadísticos', 'Estadísticos'),
  ('procesosDashboard', 'Tableros', 'Análisis y tableros', 1403, 1003, 'Panel General de Procesos', 'Panel General de Procesos'),
  ('tablero_acerca', 'Procesos de afiliación', 'Análisis y tableros', 501, 1004, 'Planeación', 'Planeación'),
  ('/tablero_inicio', 'Procesos de afiliación', 'Análisis y tableros', 506, 1005, 'Análisis', 'Análisis'),
  ('/seguimiento/seguimiento', 'Seguimiento', 'Análisis y tableros', 1201, 1006, 'Seguimiento', 'Seguimiento'),
  ('/analisis/de-control', 'Análisis y tableros', 'Análisis y tableros', 1301, 1007, 'De control', 'De control'),
  ('/analisis/operativos', 'Análisis y tableros', 'Análisis y tableros', 1302, 1008, 'Operativos', 'Operativos'),
  ('/analisis/de-validacion', 'Análisis y tableros', 'Análisis y tableros', 1303, 1009, 'De validación', 'De validación'),
  ('/analisis/ejecutivos', 'Análisis y tableros', 'Análisis y tableros', 1304, 1010, 'Ejecutivos', 'Ejecutivos'),
  ('/analisis/indicadores', 'Análisis y tableros', 'Análisis y tableros', 1305, 1011, 'Indicadores', 'Indicadores'),
  ('tablero_ubicanos', 'Tableros', 'Análisis y tableros', 1404, 1012, 'Ubícanos', 'Ubícanos'),
  ('iframe01', 'Tableros', 'Análisis y tableros', 1405, 1013, 'Tablero externo 1', 'Tablero externo 1'),
  ('iframe02', 'Tableros', 'Análisis y tableros', 1406, 1014, 'Tablero externo 2', 'Tablero externo 2');

UPDATE menus SET nombre = (SELECT p.nombre FROM menus_plan p WHERE p.componente = menus.componente)
  WHERE EXISTS (SELECT 1 FROM menus_plan p WHERE p.componente = menus.componente AND p.llamado = menus.nombre);

UPDATE menus SET orden = (SELECT p.orden FROM menus_plan p WHERE p.componente = menus.componente)
  WHERE EXISTS (SELECT 1 FROM menus_plan p WHERE p.componente = menus.componente AND p.antes = menus.orden);

UPDATE menus SET parent_id = (SELECT MIN(g.id) FROM menus g JOIN menus_plan p ON p.a = g.nombre WHERE p.componente = menus.componente AND g.parent_id IS NULL AND g.componente IS NULL)
  WHERE parent_id = (SELECT MIN(g.id) FROM menus g JOIN menus_plan p ON p.de = g.nombre WHERE p.componente = menus.componente AND g.parent_id IS NULL AND g.componente IS NULL) AND (SELECT MIN(g.id) FROM menus g JOIN menus_plan p ON p.a = g.nombre WHERE p.componente = menus.componente AND g.parent_id IS NULL AND g.componente IS NULL) IS NOT NULL;

DROP TABLE menus_plan;

DELETE FROM menus WHERE parent_id IS NULL AND componente IS NULL AND nombre IN ('Procesos de afiliación', 'Trámite de pensión', 'Dictámenes de pensión', 'Supervivencia', 'Seguimiento', 'Tableros', 'Consulta', 'Formatos', 'Fondos')
  AND id NOT IN (SELECT parent_id FROM menus WHERE parent_id IS NOT NULL) AND id NOT IN (SELECT menu_id FROM perfil_menus);

UPDATE ajustes SET valor = REPLACE(valor, '"/Inicio"', '"/inicio"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"/Ventanilla"', '"/dependenciaVentanilla"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"/Mis pendientes"', '"auxiliar"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"/Por aprobar"', '"jefeDpto"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"/Por validar"', '"validacionDependencia"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Afiliación/Alta de afiliado"', '"altaDocA"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Afiliación/Actualización"', '"actualizarTabla"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Afiliación/Licencias y bajas"', '"licencia"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Afiliación/Movimientos"', '"/panel/movimientos"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Afiliación/Padrón"', '"/panel/afiliados"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Quincena/Aplicación quincenal"', '"aplicacionP"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Quincena/Aportaciones"', '"aportacion"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Quincena/Retenciones"', '"retencion"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Quincena/Cartera de préstamos"', '"/panel/prestamos"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Quincena/Verificación"', '"verificacionGeneral"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Quincena/Verificación de entidad"', '"verificacionEntidad"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Quincena/Validación de pagos"', '"validacionPagos"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Quincena/Historial de quincenas"', '"HistorialPage"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Administración/Casos"', '"/panel/casos"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Administración/Orgánica"', '"/panel/entidades"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Administración/Calendario"', '"calendarioVisualizacion"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Administración/Catálogos"', '"/panel/categorias"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Administración/Lecturas"', '"/panel/lecturas"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Administración/Bitácora"', '"/panel/bitacora"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Administración/Trabajos"', '"/panel/trabajos"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Administración/Correo"', '"/panel/correos"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Administración/Sesiones"', '"/panel/sesiones"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Procesos de afiliación/Planeación"', '"tablero_acerca"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Procesos de afiliación/Aportación y Retención"', '"/aportacion-retencion"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Procesos de afiliación/Verificación"', '"/solicitudesMovimientosManual"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Procesos de afiliación/CAIR"', '"/afiliacion/cair"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Procesos de afiliación/Aportaciones Extemporáneas"', '"/afiliacion/aportaciones-extemporaneas"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Procesos de afiliación/Análisis"', '"/tablero_inicio"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Préstamos/Planeación operativa"', '"/prestamos/planeacion-operativa"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Préstamos/Corto plazo"', '"/prestamos/corto-plazo"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Préstamos/Mediano plazo"', '"/prestamos/mediano-plazo"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Préstamos/Hipotecarios"', '"/prestamos/hipotecarios"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Préstamos/Seguimiento y análisis"', '"/prestamos/seguimiento-analisis"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Pensiones/Planeación operativa"', '"/pensiones/planeacion-operativa"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Pensiones/Asistencia"', '"/pensiones/asistencia"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Pensiones/Pensiones"', '"/pensiones/pensiones"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Pensiones/Seguros"', '"/pensiones/seguros"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Pensiones/Nóminas"', '"/pensiones/nominas"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Pensiones/Control de supervivencia"', '"/pensiones/control-supervivencia"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Pensiones/Seguimiento y análisis"', '"/pensiones/seguimiento-analisis"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Trámite de pensión/Orientación"', '"/tramite-pension/orientacion"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Trámite de pensión/Entrega de documentos"', '"/tramite-pension/entrega-documentos"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Trámite de pensión/Integración de expediente"', '"/tramite-pension/integracion-expediente"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Dictámenes de pensión/Asignación de expediente"', '"/dictamenes-pension/asignacion-expediente"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Dictámenes de pensión/Dictaminación"', '"/dictamenes-pension/dictaminacion"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Dictámenes de pensión/Resolución jurídica"', '"/dictamenes-pension/resolucion-juridica"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Dictámenes de pensión/Validación y firma"', '"/dictamenes-pension/validacion-firma"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Dictámenes de pensión/Notificación"', '"/dictamenes-pension/notificacion"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Supervivencia/Revisión de convenio"', '"/supervivencia/revision-convenio"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Supervivencia/Visita domiciliaria"', '"/supervivencia/visita-domiciliaria"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Supervivencia/Medios electrónicos"', '"/supervivencia/medios-electronicos"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Nómina/Alta"', '"/nomina/alta"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Nómina/Baja"', '"/nomina/baja"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Nómina/Cálculo de nómina"', '"/nomina/calculo-nomina"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Nómina/Descuentos"', '"/nomina/descuentos"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Nómina/Cálculo de impuesto"', '"/nomina/calculo-impuesto"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Nómina/Dispersión"', '"/nomina/dispersion"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Nómina/Aguinaldo"', '"/nomina/aguinaldo"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Seguimiento/Seguimiento"', '"/seguimiento/seguimiento"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Análisis/De control"', '"/analisis/de-control"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Análisis/Operativos"', '"/analisis/operativos"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Análisis/De validación"', '"/analisis/de-validacion"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Análisis/Ejecutivos"', '"/analisis/ejecutivos"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Análisis/Indicadores"', '"/analisis/indicadores"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Tableros/Indicadores"', '"tablero_indicadores"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Tableros/Estadísticos"', '"estadisticos"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Tableros/Panel General de Procesos"', '"procesosDashboard"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Tableros/Ubícanos"', '"tablero_ubicanos"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Tableros/Tablero externo 1"', '"iframe01"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Tableros/Tablero externo 2"', '"iframe02"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Consulta/Consulta de Afiliados"', '"ConsultaAfiliadosPage"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Consulta/Alta de Afiliado Existente"', '"altaHisA"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Consulta/Baja de Afiliado"', '"validacionBaja"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Consulta/Actualización de datos laborales"', '"actualizarLaboral"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Consulta/Actualizaciones guardadas"', '"actuTabla"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Formatos/Solicitud de afiliación"', '"solicitudA"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Formatos/Incidencia de movimientos"', '"formatoI"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Formatos/Rendimiento anual"', '"formulario1"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Fondos/Fondos Parámetros"', '"FondosParametros"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Fondos/Aportaciones por fondo"', '"aportaciones-detalle"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Fondos/Gestión de Fórmulas"', '"formulaCatalogo"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Fondos/Gestión de Constantes"', '"variables"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Configuración/Gestión de Usuarios"', '"usuarios"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Configuración/Perfiles"', '"perfiles"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Configuración/Menús"', '"menu"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Configuración/Módulos y procesos"', '"procesos"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Configuración/Documentación"', '"DocGeneralModuloPanel"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Configuración/Información y tema"', '"info"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Configuración/Calendario de captura"', '"calendarioEventos"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Configuración/Entidades Orgánicas"', '"organicaEntidades"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Configuración/Entidad"', '"organicaAdscripcion"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Configuración/Direcciones Generales"', '"organicaDependencia"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Configuración/Áreas"', '"organicaArea"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Configuración/Árbol orgánico"', '"organicaArbol"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Configuración/Puestos y Categorías"', '"catalogoPuestosCategorias"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Configuración/Catálogos simples"', '"catalogo"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Configuración/Catálogo de Direcciones"', '"direccion"') WHERE clave = 'semilla.menus';

UPDATE ajustes SET valor = REPLACE(valor, '"Configuración/Catálogo de Firmas"', '"firmas"') WHERE clave = 'semilla.menus';
