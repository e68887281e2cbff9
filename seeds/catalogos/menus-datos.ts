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
 * The left navigation, in order: what a profile works with first, then six groups. An administrator has every item, at most 60. One item
 * opens each matter, and its screens link to each other (`hermanas.ts`). The items that specification 1 §2.3 names are here; the
 * addresses that it lists without a name are processes, which the map of the home has (2 §2.2). Who gets what follows from the acts
 * (decisions §2, §4): only who captures gets what captures.
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
      item('Actualización', 'actualizarTabla', 'user-round-pen', CAPTURA),
      item('Actualizaciones guardadas', 'actuTabla', 'save', CAPTURA),
      item('Licencias y bajas', 'licencia', 'calendar-off', CAPTURA),
      item('Movimientos', '/panel/movimientos', 'arrow-left-right', CUALQUIERA),
      item('Movimientos por organización', '/solicitudesMovimientosManual', 'list-checks'),
      item('Padrón', '/panel/afiliados', 'users', CUALQUIERA),
      item('Cargas de archivos', '/afiliacion/masiva', 'file-up', CARGAS),
      item('Consulta y kardex', 'ConsultaAfiliadosPage', 'search', [...VIGILANCIA, ...DEPENDENCIA]),
      item('Solicitud de afiliación', 'solicitudA', 'file-text', CAPTURA),
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
      item('Árbol orgánico', 'organicaArbol', 'network', ADMIN),
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
    nombre: 'Análisis y tableros',
    icono: 'chart-pie',
    items: [
      item('Tablero de indicadores', 'tablero_indicadores', 'chart-pie'),
      item('Estadísticos', 'estadisticos', 'chart-column'),
      item('Panel General de Procesos', 'procesosDashboard', 'workflow'),
      item('Planeación', 'tablero_acerca', 'map'),
      item('Análisis', '/tablero_inicio', 'chart-column'),
      item('Tablero externo 1', 'iframe01', 'app-window'),
    ],
  },
]
