-- The menu has one entry for each matter: the screens of an entry link to each other, and the process map opens every process. An entry
-- goes only while it is as it was sown (never saved, same name, same group), and only if each profile that has it keeps what it opens:
-- by the entry that takes its place (`heredero`), which goes on to it, or by its process. The groups of processes go too, once empty.

CREATE TABLE menus_plan (componente TEXT PRIMARY KEY, nombre TEXT NOT NULL, grupo TEXT NOT NULL, heredero TEXT);

INSERT INTO menus_plan (componente, nombre, grupo, heredero) VALUES
  ('DocGeneralModuloPanel', 'Documentación', 'Configuración', 'procesos'),
  ('altaHisA', 'Alta de Afiliado Existente', 'Afiliación', 'alta'),
  ('actualizarLaboral', 'Actualización de datos laborales', 'Afiliación', 'actualizarTabla'),
  ('formatoI', 'Incidencia de movimientos', 'Afiliación', 'solicitudA'),
  ('HistorialPage', 'Historial de quincenas', 'Quincena y fondos', 'aplicacionP'),
  ('/panel/categorias', 'Categorías y sueldos', 'Institución', '/panel/entidades'),
  ('organicaEntidades', 'Entidades Orgánicas', 'Institución', 'organicaArbol'),
  ('organicaAdscripcion', 'Entidad', 'Institución', 'organicaArbol'),
  ('organicaDependencia', 'Direcciones Generales', 'Institución', 'organicaArbol'),
  ('organicaArea', 'Áreas', 'Institución', 'organicaArbol'),
  ('/prestamos/planeacion-operativa', 'Planeación operativa', 'Préstamos', NULL),
  ('/prestamos/corto-plazo', 'Corto plazo', 'Préstamos', NULL),
  ('/prestamos/mediano-plazo', 'Mediano plazo', 'Préstamos', NULL),
  ('/prestamos/hipotecarios', 'Hipotecarios', 'Préstamos', NULL),
  ('/prestamos/seguimiento-analisis', 'Seguimiento y análisis', 'Préstamos', NULL),
  ('/pensiones/planeacion-operativa', 'Planeación operativa', 'Pensiones', NULL),
  ('/pensiones/asistencia', 'Asistencia', 'Pensiones', NULL),
  ('/tramite-pension/orientacion', 'Orientación', 'Pensiones', NULL),
  ('/tramite-pension/entrega-documentos', 'Entrega de documentos', 'Pensiones', NULL),
  ('/tramite-pension/integracion-expediente', 'Integración de expediente', 'Pensiones', NULL),
  ('/dictamenes-pension/asignacion-expediente', 'Asignación de expediente', 'Pensiones', NULL),
  ('/dictamenes-pension/dictaminacion', 'Dictaminación', 'Pensiones', NULL),
  ('/dictamenes-pension/resolucion-juridica', 'Resolución jurídica', 'Pensiones', NULL),
  ('/dictamenes-pension/validacion-firma', 'Validación y firma', 'Pensiones', NULL),
  ('/dictamenes-pension/notificacion', 'Notificación', 'Pensiones', NULL),
  ('/pensiones/pensiones', 'Pensiones', 'Pensiones', NULL),
  ('/pensiones/seguros', 'Seguros', 'Pensiones', NULL),
  ('/pensiones/nominas', 'Nóminas', 'Pensiones', NULL),
  ('/pensiones/control-supervivencia', 'Control de supervivencia', 'Pensiones', NULL),
  ('/supervivencia/revision-convenio', 'Revisión de convenio', 'Pensiones', NULL),
  ('/supervivencia/visita-domiciliaria', 'Visita domiciliaria', 'Pensiones', NULL),
  ('/supervivencia/medios-electronicos', 'Medios electrónicos', 'Pensiones', NULL),
  ('/pensiones/seguimiento-analisis', 'Seguimiento y análisis', 'Pensiones', NULL),
  ('/nomina/alta', 'Alta', 'Nómina', NULL),
  ('/nomina/baja', 'Baja', 'Nómina', NULL),
  ('/nomina/calculo-nomina', 'Cálculo de nómina', 'Nómina', NULL),
  ('/nomina/descuentos', 'Descuentos', 'Nómina', NULL),
  ('/nomina/calculo-impuesto', 'Cálculo de impuesto', 'Nómina', NULL),
  ('/nomina/dispersion', 'Dispersión', 'Nómina', NULL),
  ('/nomina/aguinaldo', 'Aguinaldo', 'Nómina', NULL),
  ('/seguimiento/seguimiento', 'Seguimiento', 'Análisis y tableros', NULL),
  ('/analisis/de-control', 'De control', 'Análisis y tableros', NULL),
  ('/analisis/operativos', 'Operativos', 'Análisis y tableros', NULL),
  ('/analisis/de-validacion', 'De validación', 'Análisis y tableros', NULL),
  ('/analisis/ejecutivos', 'Ejecutivos', 'Análisis y tableros', NULL),
  ('/analisis/indicadores', 'Indicadores', 'Análisis y tableros', NULL),
  ('tablero_ubicanos', 'Ubícanos', 'Análisis y tableros', 'iframe01'),
  ('iframe02', 'Tablero externo 2', 'Análisis y tableros', 'iframe01');

DELETE FROM menus
  WHERE version = 1
    AND EXISTS (SELECT 1 FROM menus_plan p JOIN menus g ON g.nombre = p.grupo
      WHERE g.id = menus.parent_id AND p.componente = menus.componente AND p.nombre = menus.nombre)
    AND NOT EXISTS (SELECT 1 FROM perfil_menus pm
      WHERE pm.menu_id = menus.id AND pm.perfil_id <> 1
        AND NOT EXISTS (SELECT 1 FROM perfil_menus hm JOIN menus h ON h.id = hm.menu_id JOIN menus_plan p ON p.heredero = h.componente
          WHERE p.componente = menus.componente AND hm.perfil_id = pm.perfil_id)
        AND NOT EXISTS (SELECT 1 FROM perfil_procesos pp JOIN procesos r ON r.id = pp.proceso_id
          WHERE r.componente = menus.componente AND pp.perfil_id = pm.perfil_id));

DELETE FROM perfil_menus WHERE menu_id NOT IN (SELECT id FROM menus);

DELETE FROM menus
  WHERE version = 1 AND parent_id IS NULL AND componente IS NULL AND nombre IN ('Préstamos', 'Pensiones', 'Nómina')
    AND NOT EXISTS (SELECT 1 FROM menus h WHERE h.parent_id = menus.id);

DROP TABLE menus_plan;
