import type { Vista } from './vista.ts'
import { VISTAS_ACCESO } from './vistas-acceso.ts'
import { VISTAS_AFILIACION } from './vistas-afiliacion.ts'
import { VISTAS_CARGAS } from './vistas-cargas.ts'
import { VISTAS_FONDOS } from './vistas-fondos.ts'
import { VISTAS_INSTITUTO } from './vistas-instituto.ts'
import { VISTAS_PROCESOS } from './vistas-procesos.ts'
import { VISTAS_SALIDAS } from './vistas-salidas.ts'

/**
 * The one table of views: names of specification 1 §2.1, placed by design/vistas.md, and the panel's lists. Menus,
 * permissions, the router and the command palette all read it.
 */
export const VISTAS = {
  ...VISTAS_AFILIACION,
  ...VISTAS_SALIDAS,
  ...VISTAS_CARGAS,
  ...VISTAS_FONDOS,
  ...VISTAS_INSTITUTO,
  ...VISTAS_PROCESOS,
  ...VISTAS_ACCESO,
} as const satisfies Record<string, Vista>

export type NombreVista = keyof typeof VISTAS

/** Other names that open a view. */
export const ALIAS_VISTAS = {
  solicitudes: 'solicitudesMovimientos',
  licenciaJubilacion: 'bajaJubilacion',
  licenciaPermanente: 'bajaPermanente',
} as const satisfies Record<string, NombreVista>

/** Addresses that open a view (specification 1 §2.2, 2 §2.2; design/vistas.md). */
export const DIRECCIONES_VISTAS = {
  '/afiliacion': 'altaDocA',
  '/actualizarTabla': 'actualizarTabla',
  '/solicitudesMovimientos': 'solicitudesMovimientos',
  '/solicitudesMovimientosManual': 'solicitudesMovimientosManual',
  '/aportacion-retencion': 'aportacion-retencion',
  '/tablero_inicio': 'tablero_inicio',
  '/afiliacion/cair': 'cair',
  '/afiliacion/cair/aplicacion-rendimientos/aportacion-normal': 'cair',
  '/afiliacion/cair/aplicacion-rendimientos/aportacion-voluntaria': 'cair',
  '/afiliacion/cair/devolucion/por-edad': 'cair',
  '/afiliacion/cair/devolucion/por-defuncion': 'cair',
  '/afiliacion/cair/devolucion/por-pension': 'cair',
  '/afiliacion/cair/aportacion-voluntaria': 'cair',
  '/afiliacion/aportaciones-extemporaneas': 'extemporaneas',
  '/afiliacion/aportaciones-extemporaneas/pago-atrasado-quincena': 'extemporaneas',
  '/afiliacion/aportaciones-extemporaneas/despido-reinstalacion': 'extemporaneas',
  '/afiliacion/aportaciones-extemporaneas/reconocimiento-antiguedad-acuerdo': 'extemporaneas',
  '/afiliacion/aportaciones-extemporaneas/reconocimiento-laudo': 'extemporaneas',
  '/afiliacion/aportaciones-extemporaneas/afiliacion-atrasada': 'extemporaneas',
  '/actualizar/foto': 'actualizarTabla',
  '/movimientos/nuevo': 'alta',
  '/licencia': 'licencia',
  '/licenciaJubilacion': 'bajaJubilacion',
  '/licenciaPermanente': 'bajaPermanente',
} as const satisfies Record<string, NombreVista>

/** What an address of `DIRECCIONES_VISTAS` ends in, told to its view as `&enfoque=`. */
const ENFOQUES: Readonly<Partial<Record<keyof typeof DIRECCIONES_VISTAS, string>>> = {
  '/actualizar/foto': 'foto',
  '/afiliacion/cair/aplicacion-rendimientos/aportacion-normal': 'rendimiento-normal',
  '/afiliacion/cair/aplicacion-rendimientos/aportacion-voluntaria': 'rendimiento-voluntaria',
  '/afiliacion/cair/devolucion/por-edad': 'retiro-edad',
  '/afiliacion/cair/devolucion/por-defuncion': 'retiro-defuncion',
  '/afiliacion/cair/devolucion/por-pension': 'retiro-pension',
  '/afiliacion/cair/aportacion-voluntaria': 'voluntaria',
  '/afiliacion/aportaciones-extemporaneas/pago-atrasado-quincena': 'pago-atrasado-quincena',
  '/afiliacion/aportaciones-extemporaneas/despido-reinstalacion': 'despido-reinstalacion',
  '/afiliacion/aportaciones-extemporaneas/reconocimiento-antiguedad-acuerdo': 'reconocimiento-antiguedad-acuerdo',
  '/afiliacion/aportaciones-extemporaneas/reconocimiento-laudo': 'reconocimiento-laudo',
  '/afiliacion/aportaciones-extemporaneas/afiliacion-atrasada': 'afiliacion-atrasada',
}

/** An address that opens a view, and what it chooses there. */
export type DireccionVista = keyof typeof DIRECCIONES_VISTAS

export function isDireccionVista(direccion: string): direccion is DireccionVista {
  return Object.hasOwn(DIRECCIONES_VISTAS, direccion)
}

/** The view that an address opens, with what it ends in. */
export function rutaDireccion(direccion: DireccionVista): string {
  const enfoque = ENFOQUES[direccion]
  return `${rutaVista(DIRECCIONES_VISTAS[direccion])}${enfoque ? `&enfoque=${enfoque}` : ''}`
}

/** What the addresses of a view choose in it: the values that its `&enfoque=` takes. */
export function enfoquesDe(vista: NombreVista): readonly string[] {
  return Object.entries(ENFOQUES).flatMap(([direccion, enfoque]) =>
    isDireccionVista(direccion) && DIRECCIONES_VISTAS[direccion] === vista ? [enfoque] : [],
  )
}

export function isNombreVista(nombre: string): nombre is NombreVista {
  return Object.hasOwn(VISTAS, nombre)
}

/** The view that `nombre` opens (a name or an alias); null when there is none: the caller shows `faq`. */
export function resolveVista(nombre: string): NombreVista | null {
  if (isNombreVista(nombre)) return nombre
  return Object.hasOwn(ALIAS_VISTAS, nombre) ? ALIAS_VISTAS[nombre as keyof typeof ALIAS_VISTAS] : null
}

/** The view that a menu's or process's `componente` names: a view, an alias, an address, `/dashboard?vista=`. */
export function vistaOfComponente(componente: string): NombreVista | null {
  const query = /^\/dashboard\?vista=([\w-]+)/.exec(componente)
  if (query?.[1]) return resolveVista(query[1])
  if (isDireccionVista(componente)) return DIRECCIONES_VISTAS[componente]
  const byRoute = Object.entries<Vista>(VISTAS).find(([, vista]) => vista.ruta === componente)
  return (byRoute?.[0] as NombreVista | undefined) ?? resolveVista(componente)
}

/** The view that an address of the browser shows, null for none. `/panel/casos/C-26-000001` shows a case of the view `panelCasos`. */
export function vistaDeDireccion(pathname: string, search: string): NombreVista | null {
  if (pathname === '/dashboard') return resolveVista(/[?&]vista=([\w-]+)/.exec(search)?.[1] ?? '')
  const parts = pathname.split('/').filter(Boolean)
  for (let n = parts.length; n > 0; n--) {
    const vista = vistaOfComponente(`/${parts.slice(0, n).join('/')}`)
    if (vista !== null) return vista
  }
  return null
}

/** The address that opens `nombre`. */
export function rutaVista(nombre: NombreVista): string {
  const vista: Vista = VISTAS[nombre]
  return vista.ruta ?? `/dashboard?vista=${nombre}`
}
