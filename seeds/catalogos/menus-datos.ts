import { VISTAS, vistaOfComponente } from '#domain/acceso/vistas/vistas.ts'
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

/** An item with the name of the view that it opens. Throws for a component that opens no view. */
function item(componente: string, icono: string, perfiles: readonly PerfilClave[] = DIRECCION): MenuSemilla {
  const vista = vistaOfComponente(componente)
  if (vista === null) throw new Error(`Menu without a view: ${componente}`)
  return { nombre: VISTAS[vista].titulo, componente, icono, perfiles }
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
      item('/inicio', 'layout-grid', INSTITUTO),
      item('/dependenciaVentanilla', 'layout-grid', DEPENDENCIA),
      item('auxiliar', 'inbox', ['auxiliar']),
      item('jefeDpto', 'inbox', ['jefe']),
      item('autorizaciones', 'badge-check', INSTITUTO),
      item('validacionDependencia', 'inbox', ['validador']),
    ],
  },
  {
    nombre: 'Configuración',
    icono: 'settings',
    items: [
      item('ponerEnMarcha', 'compass', ['administrador', 'jefe']),
      item('usuarios', 'user-cog', ADMIN),
      item('perfiles', 'key-round', ADMIN),
      item('menu', 'list-tree', ADMIN),
      item('procesos', 'blocks', ADMIN),
      item('info', 'palette', ADMIN),
      item('calendarioEventos', 'calendar-cog', ADMIN),
      item('catalogo', 'list', ADMIN),
      item('catalogoPuestosCategorias', 'briefcase-business', ADMIN),
      item('direccion', 'map-pinned', ADMIN),
      item('firmas', 'signature', ADMIN),
    ],
  },
  {
    nombre: 'Afiliación',
    icono: 'users',
    items: [
      item('alta', 'circle-plus', CAPTURA),
      item('altaDocA', 'user-round-plus', CAPTURA),
      item('actualizarTabla', 'user-round-pen', CAPTURA),
      item('actuTabla', 'save', CAPTURA),
      item('licencia', 'calendar-off', CAPTURA),
      item('validacionBaja', 'user-round-minus', CAPTURA),
      item('/panel/movimientos', 'arrow-left-right', CUALQUIERA),
      item('/solicitudesMovimientosManual', 'list-checks'),
      item('/panel/afiliados', 'users', CUALQUIERA),
      item('/afiliacion/masiva', 'file-up', CARGAS),
      item('ConsultaAfiliadosPage', 'search', [...VIGILANCIA, ...DEPENDENCIA]),
      item('solicitudA', 'file-text', CAPTURA),
    ],
  },
  {
    nombre: 'Quincena y fondos',
    icono: 'calendar-check-2',
    items: [
      item('aplicacionP', 'calendar-check-2', CUALQUIERA),
      item('aportacion', 'coins', CUALQUIERA),
      item('retencion', 'receipt-text', CUALQUIERA),
      item('/panel/prestamos', 'hand-coins', CUALQUIERA),
      item('verificacionGeneral', 'shield-check', INSTITUTO),
      item('verificacionEntidad', 'shield-check', DEPENDENCIA),
      item('/aportacion-retencion', 'scale'),
      item('validacionPagos', 'badge-check', INSTITUTO),
      item('adeudosExtintas', 'building-2', REVISA),
      item('/afiliacion/cair', 'piggy-bank'),
      item('formulario1', 'trending-up', CAPTURA),
      item('/afiliacion/aportaciones-extemporaneas', 'clock-alert'),
      item('aportaciones-detalle', 'wallet', [...VIGILANCIA, ...DEPENDENCIA]),
      item('FondosParametros', 'sliders-horizontal', VIGILANCIA),
      item('formulaCatalogo', 'square-function', ADMIN),
      item('variables', 'variable', ADMIN),
    ],
  },
  {
    nombre: 'Institución',
    icono: 'network',
    items: [
      item('/panel/casos', 'folder-kanban', CUALQUIERA),
      item('calendarioVisualizacion', 'calendar-days', CUALQUIERA),
      item('/panel/entidades', 'network', CUALQUIERA),
      item('organicaArbol', 'network', ADMIN),
    ],
  },
  {
    nombre: 'Vigilancia',
    icono: 'shield-check',
    items: [
      item('/panel/bitacora', 'history', VIGILANCIA),
      item('/panel/lecturas', 'scan-text', VIGILANCIA),
      item('/panel/trabajos', 'list-checks', VIGILANCIA),
      item('/panel/correos', 'mail', VIGILANCIA),
      item('/panel/sesiones', 'monitor-smartphone', ADMIN),
    ],
  },
  {
    nombre: 'Análisis y tableros',
    icono: 'chart-pie',
    items: [
      item('tablero_indicadores', 'chart-pie'),
      item('estadisticos', 'chart-column'),
      item('procesosDashboard', 'workflow'),
      item('tablero_acerca', 'map'),
      item('/tablero_inicio', 'chart-column'),
      item('iframe01', 'app-window'),
    ],
  },
]
