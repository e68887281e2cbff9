import type { PerfilClave } from './perfiles.ts'

/** One item of the left navigation: its name, what it opens, its lucide icon and the profiles that get it. */
export interface MenuSemilla {
  readonly nombre: string
  readonly componente: string
  readonly icono: string
  readonly perfiles: readonly PerfilClave[]
}

/** A group of items; without name they stand on their own, at the top. */
export interface GrupoMenu {
  readonly nombre: string | null
  readonly icono: string
  readonly items: readonly MenuSemilla[]
}

const ADMIN = ['administrador'] as const
const REVISA = ['administrador', 'auxiliar'] as const
const CAPTURA = ['administrador', 'ventanilla'] as const
const DEPENDENCIA = ['ventanilla', 'validador'] as const
const INSTITUTO = ['administrador', 'auxiliar', 'jefe', 'director', 'titular', 'auditor'] as const
const DIRECCION = ['administrador', 'director', 'titular', 'auditor'] as const
/** Who loads, validates, approves and watches over files of dependencies. */
const CARGAS = [...DEPENDENCIA, 'administrador', 'auxiliar', 'jefe', 'auditor'] as const
const VIGILANCIA = ['administrador', 'auditor'] as const
const CUALQUIERA = [...INSTITUTO, ...DEPENDENCIA] as const

function item(
  nombre: string,
  componente: string,
  icono: string,
  perfiles: readonly PerfilClave[] = DIRECCION,
): MenuSemilla {
  return { nombre, componente, icono, perfiles }
}

/**
 * The left navigation, in order: what a profile works with first, then at most nine groups, whoever opens the portal (an
 * administrator has every item). Pages of specification 1 §2.3 stand in the group of their module, views of design/vistas.md
 * in the group of who uses them. Who gets what follows from the acts (decisions §2, §4): only who captures gets what captures.
 */
export const MENUS: readonly GrupoMenu[] = [
  {
    nombre: null,
    icono: '',
    items: [
      item('Inicio', '/inicio', 'layout-grid', INSTITUTO),
      item('Ventanilla', '/dependenciaVentanilla', 'layout-grid', DEPENDENCIA),
      item('Mis pendientes', 'auxiliar', 'inbox', ['auxiliar']),
      item('Por aprobar', 'jefeDpto', 'inbox', ['jefe']),
      item('Por autorizar', 'autorizaciones', 'badge-check', INSTITUTO),
      item('Por validar', 'validacionDependencia', 'inbox', ['validador']),
    ],
  },
  {
    nombre: 'Configuración',
    icono: 'settings',
    items: [
      item('Gestión de Usuarios', 'usuarios', 'user-cog', ADMIN),
      item('Perfiles', 'perfiles', 'key-round', ADMIN),
      item('Menús', 'menu', 'list-tree', ADMIN),
      item('Módulos y procesos', 'procesos', 'blocks', ADMIN),
      item('Documentación', 'DocGeneralModuloPanel', 'files', ADMIN),
      item('Información y tema', 'info', 'palette', ADMIN),
      item('Calendario de captura', 'calendarioEventos', 'calendar-cog', ADMIN),
      item('Catálogos', 'catalogo', 'list', ADMIN),
      item('Puestos y Categorías', 'catalogoPuestosCategorias', 'briefcase-business', ADMIN),
      item('Catálogo de Direcciones', 'direccion', 'map-pinned', ADMIN),
      item('Catálogo de Firmas', 'firmas', 'signature', ADMIN),
    ],
  },
  {
    nombre: 'Afiliación',
    icono: 'users',
    items: [
      item('Nuevo movimiento', 'alta', 'circle-plus', CAPTURA),
      item('Alta de afiliado', 'altaDocA', 'user-round-plus', CAPTURA),
      item('Alta de Afiliado Existente', 'altaHisA', 'user-round-check', CAPTURA),
      item('Actualización', 'actualizarTabla', 'user-round-pen', CAPTURA),
      item('Actualización de datos laborales', 'actualizarLaboral', 'briefcase', CAPTURA),
      item('Actualizaciones guardadas', 'actuTabla', 'save', CAPTURA),
      item('Licencias y bajas', 'licencia', 'calendar-off', CAPTURA),
      item('Baja de Afiliado', 'validacionBaja', 'user-round-minus', CAPTURA),
      item('Movimientos', '/panel/movimientos', 'arrow-left-right', CUALQUIERA),
      item('Movimientos por organización', '/solicitudesMovimientosManual', 'list-checks'),
      item('Padrón', '/panel/afiliados', 'users', CUALQUIERA),
      item('Cargas de archivos', '/afiliacion/masiva', 'file-up', CARGAS),
      item('Consulta y kardex', 'ConsultaAfiliadosPage', 'search', [...VIGILANCIA, ...DEPENDENCIA]),
      item('Solicitud de afiliación', 'solicitudA', 'file-text', CAPTURA),
      item('Incidencia de movimientos', 'formatoI', 'file-warning', CAPTURA),
    ],
  },
  {
    nombre: 'Quincena y fondos',
    icono: 'calendar-check-2',
    items: [
      item('Aplicación quincenal', 'aplicacionP', 'calendar-check-2', CUALQUIERA),
      item('Aportaciones', 'aportacion', 'coins', CUALQUIERA),
      item('Retenciones', 'retencion', 'receipt-text', CUALQUIERA),
      item('Cartera de préstamos', '/panel/prestamos', 'hand-coins', CUALQUIERA),
      item('Verificación', 'verificacionGeneral', 'shield-check', INSTITUTO),
      item('Verificación de entidad', 'verificacionEntidad', 'shield-check', DEPENDENCIA),
      item('Aportación y Retención', '/aportacion-retencion', 'scale'),
      item('Validación de pagos', 'validacionPagos', 'badge-check', INSTITUTO),
      item('Entidades extintas', 'adeudosExtintas', 'building-2', REVISA),
      item('Historial de quincenas', 'HistorialPage', 'history', VIGILANCIA),
      item('CAIR', '/afiliacion/cair', 'piggy-bank'),
      item('Rendimiento anual', 'formulario1', 'trending-up', CAPTURA),
      item('Aportaciones Extemporáneas', '/afiliacion/aportaciones-extemporaneas', 'clock-alert'),
      item('Aportaciones por fondo', 'aportaciones-detalle', 'wallet', [...VIGILANCIA, ...DEPENDENCIA]),
      item('Fondos Parámetros', 'FondosParametros', 'sliders-horizontal', VIGILANCIA),
      item('Gestión de Fórmulas', 'formulaCatalogo', 'square-function', ADMIN),
      item('Gestión de Constantes', 'variables', 'variable', ADMIN),
    ],
  },
  {
    nombre: 'Institución',
    icono: 'network',
    items: [
      item('Casos', '/panel/casos', 'folder-kanban', CUALQUIERA),
      item('Calendario', 'calendarioVisualizacion', 'calendar-days', CUALQUIERA),
      item('Orgánica', '/panel/entidades', 'network', CUALQUIERA),
      item('Categorías y sueldos', '/panel/categorias', 'settings-2', CUALQUIERA),
      item('Árbol orgánico', 'organicaArbol', 'network', ADMIN),
      item('Entidades Orgánicas', 'organicaEntidades', 'network', ADMIN),
      item('Entidad', 'organicaAdscripcion', 'building-2', ADMIN),
      item('Direcciones Generales', 'organicaDependencia', 'building', ADMIN),
      item('Áreas', 'organicaArea', 'door-open', ADMIN),
    ],
  },
  {
    nombre: 'Vigilancia',
    icono: 'shield-check',
    items: [
      item('Bitácora', '/panel/bitacora', 'history', VIGILANCIA),
      item('Lecturas', '/panel/lecturas', 'scan-text', VIGILANCIA),
      item('Trabajos', '/panel/trabajos', 'list-checks', VIGILANCIA),
      item('Correo', '/panel/correos', 'mail', VIGILANCIA),
      item('Sesiones', '/panel/sesiones', 'monitor-smartphone', ADMIN),
    ],
  },
  {
    nombre: 'Préstamos',
    icono: 'hand-coins',
    items: [
      item('Planeación operativa', '/prestamos/planeacion-operativa', 'map'),
      item('Corto plazo', '/prestamos/corto-plazo', 'timer'),
      item('Mediano plazo', '/prestamos/mediano-plazo', 'hourglass'),
      item('Hipotecarios', '/prestamos/hipotecarios', 'house'),
      item('Seguimiento y análisis', '/prestamos/seguimiento-analisis', 'chart-line'),
    ],
  },
  {
    nombre: 'Pensiones',
    icono: 'landmark',
    items: [
      item('Planeación operativa', '/pensiones/planeacion-operativa', 'map'),
      item('Asistencia', '/pensiones/asistencia', 'life-buoy'),
      item('Orientación', '/tramite-pension/orientacion', 'compass'),
      item('Entrega de documentos', '/tramite-pension/entrega-documentos', 'file-up'),
      item('Integración de expediente', '/tramite-pension/integracion-expediente', 'folder-check'),
      item('Asignación de expediente', '/dictamenes-pension/asignacion-expediente', 'folder-input'),
      item('Dictaminación', '/dictamenes-pension/dictaminacion', 'gavel'),
      item('Resolución jurídica', '/dictamenes-pension/resolucion-juridica', 'scale'),
      item('Validación y firma', '/dictamenes-pension/validacion-firma', 'signature'),
      item('Notificación', '/dictamenes-pension/notificacion', 'bell'),
      item('Pensiones', '/pensiones/pensiones', 'landmark'),
      item('Seguros', '/pensiones/seguros', 'umbrella'),
      item('Nóminas', '/pensiones/nominas', 'banknote'),
      item('Control de supervivencia', '/pensiones/control-supervivencia', 'heart-pulse'),
      item('Revisión de convenio', '/supervivencia/revision-convenio', 'file-check'),
      item('Visita domiciliaria', '/supervivencia/visita-domiciliaria', 'house'),
      item('Medios electrónicos', '/supervivencia/medios-electronicos', 'monitor-smartphone'),
      item('Seguimiento y análisis', '/pensiones/seguimiento-analisis', 'chart-line'),
    ],
  },
  {
    nombre: 'Nómina',
    icono: 'banknote',
    items: [
      item('Alta', '/nomina/alta', 'circle-plus'),
      item('Baja', '/nomina/baja', 'circle-minus'),
      item('Cálculo de nómina', '/nomina/calculo-nomina', 'calculator'),
      item('Descuentos', '/nomina/descuentos', 'percent'),
      item('Cálculo de impuesto', '/nomina/calculo-impuesto', 'receipt'),
      item('Dispersión', '/nomina/dispersion', 'send'),
      item('Aguinaldo', '/nomina/aguinaldo', 'gift'),
    ],
  },
  {
    nombre: 'Análisis y tableros',
    icono: 'chart-pie',
    items: [
      item('Tablero de indicadores', 'tablero_indicadores', 'chart-pie'),
      item('Estadísticos', 'estadisticos', 'chart-column'),
      item('Panel General de Procesos', 'procesosDashboard', 'workflow'),
      item('Planeación', 'tablero_acerca', 'map'),
      item('Análisis', '/tablero_inicio', 'chart-column'),
      item('Seguimiento', '/seguimiento/seguimiento', 'radar'),
      item('De control', '/analisis/de-control', 'gauge'),
      item('Operativos', '/analisis/operativos', 'chart-bar'),
      item('De validación', '/analisis/de-validacion', 'list-checks'),
      item('Ejecutivos', '/analisis/ejecutivos', 'presentation'),
      item('Indicadores', '/analisis/indicadores', 'chart-pie'),
      item('Ubícanos', 'tablero_ubicanos', 'map-pin'),
      item('Tablero externo 1', 'iframe01', 'app-window'),
      item('Tablero externo 2', 'iframe02', 'app-window'),
    ],
  },
]
