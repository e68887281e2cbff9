import type { Vista } from '#domain/acceso/vistas/vista.ts'
import { resolveVista, VISTAS, vistaOfComponente, type NombreVista } from '#domain/acceso/vistas/vistas.ts'
import type { Concedible } from '#domain/acceso/perfil.ts'

/** What a menu or a process leads to, told by its title where it has one. */
export type DestinoMenu =
  | { readonly abre: 'nada' | 'sitio' | 'direccion' }
  /** A screen of the table of views. */
  | { readonly abre: 'vista'; readonly vista: NombreVista; readonly titulo: string }
  /** A page that everybody has, one under a screen of the table, or a printable form. */
  | { readonly abre: 'portal'; readonly titulo: string }
  | { readonly abre: 'proceso'; readonly titulo: string }
  /** Nothing has that name (help would open) or that address (the portal would say that there is no such page). */
  | { readonly abre: 'desconocido'; readonly forma: 'nombre' | 'direccion' }

/** Pages outside the table of views that open for every session. */
const PAGINAS_COMUNES: Readonly<Record<string, string | undefined>> = {
  '/': 'Inicio',
  inicio: 'Inicio',
  '/avisos': 'Avisos',
  '/mi-perfil': 'Mi perfil',
  '/exportaciones': 'Mis exportaciones',
  '/configuracion': 'Configuración',
}

/**
 * What `componente` opens (specification 1 §2.3, 2 §2.4). Without `procesos` an address that no screen has may still be a
 * process's: it is only told as an address.
 */
export function destinoMenu(componente: string | null, procesos: readonly Concedible[] | null): DestinoMenu {
  if (componente === null || componente === '') return { abre: 'nada' }
  if (/^https?:\/\//i.test(componente)) return { abre: 'sitio' }
  const vista = vistaOfComponente(componente)
  if (vista !== null) return { abre: 'vista', vista, titulo: VISTAS[vista].titulo }
  return (
    portalOf(componente) ??
    procesoOf(componente, procesos ?? []) ??
    (componente.startsWith('/') && procesos === null ? { abre: 'direccion' } : desconocido(componente))
  )
}

const FORMATOS = '/dashboard/formatos/'

/** The printable forms by their address (specification 1 §2.2). */
const TITULOS_FORMATO: Readonly<Record<string, string | undefined>> = {
  solicitud: 'Solicitud de afiliación',
  testamentaria: 'Carta Testamentaria',
  incidencia: 'Incidencia de movimientos de personal',
  ReporteAfiliado: 'Reporte de afiliado',
}

function portalOf(componente: string): DestinoMenu | null {
  const [path = ''] = componente.split('?')
  const common = Object.hasOwn(PAGINAS_COMUNES, path) ? PAGINAS_COMUNES[path] : undefined
  if (common !== undefined) return { abre: 'portal', titulo: common }
  if (path.startsWith(FORMATOS)) {
    const titulo = TITULOS_FORMATO[path.slice(FORMATOS.length)]
    return titulo === undefined ? null : { abre: 'portal', titulo }
  }
  const under = Object.values<Vista>(VISTAS).find(({ ruta }) => ruta === path || path.startsWith(`${ruta ?? '\n'}/`))
  return under ? { abre: 'portal', titulo: under.titulo } : null
}

function procesoOf(componente: string, procesos: readonly Concedible[]): DestinoMenu | null {
  const proceso = procesos.find((one) => one.componente === componente)
  if (!proceso) return null
  return { abre: 'proceso', titulo: `${proceso.grupo} › ${proceso.nombre}` }
}

function desconocido(componente: string): DestinoMenu {
  const named = /^\/dashboard(?:$|\?vista=([\w-]*))/.exec(componente)
  if (named && resolveVista(named[1] ?? '') === null) return { abre: 'desconocido', forma: 'nombre' }
  return { abre: 'desconocido', forma: componente.startsWith('/') ? 'direccion' : 'nombre' }
}
