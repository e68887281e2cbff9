import { destinoMenu } from '#domain/acceso/menu/destino-menu.ts'
import { vistaDeLista } from '#domain/acceso/vistas/direcciones-listas.ts'
import { rutaVista, VISTAS, vistaOfComponente } from '#domain/acceso/vistas/vistas.ts'
import type { DestinoMenu } from '#domain/acceso/menu/destino-menu.ts'
import type { Concedible } from '#domain/acceso/perfil.ts'
import type { Vista } from '#domain/acceso/vistas/vista.ts'
import type { Option } from '#admin/shared/ui/campos/option.ts'

/** What a menu may open: every screen by its title, and the processes that have an address. */
export interface Elegibles {
  /** null until they are known. */
  readonly procesos: readonly Concedible[] | null
  readonly options: readonly Option[]
}

/** Screens first, by their titles, with the key under each; then the processes. */
export function elegiblesOf(procesos: readonly Concedible[] | null): Elegibles {
  const screens = Object.entries<Vista>(VISTAS)
    .filter(([nombre]) => nombre !== 'login' && nombre !== 'estilo')
    .sort(([, a], [, b]) => a.titulo.localeCompare(b.titulo, 'es'))
    .map(([value, { titulo }]) => ({ value, label: titulo, detail: `Pantalla · ${value}` }))
  const taken = new Set(screens.map(({ value }) => value))
  const pages = (procesos ?? []).flatMap(({ nombre, grupo, componente }) => {
    if (taken.has(componente)) return []
    taken.add(componente)
    return [{ value: componente, label: nombre, detail: detalleProceso(grupo, componente) }]
  })
  return { procesos, options: [...screens, ...pages] }
}

function detalleProceso(grupo: string, componente: string): string {
  const vista = vistaOfComponente(componente)
  const titulo = vista === null ? '' : ` · abre ${VISTAS[vista].titulo}`
  return `Proceso de ${grupo} · ${componente}${titulo}`
}

/** The choice that stands for what is kept: itself, its screen, or one made for what is in no list. */
export function opcionActual(componente: string | null, { options, procesos }: Elegibles): Option | null {
  if (componente === null) return null
  const vista = vistaOfComponente(componente)
  const known =
    options.find(({ value }) => value === componente) ?? options.find(({ value }) => vista !== null && value === vista)
  if (known) return known
  return { value: componente, label: componente, detail: abreTexto(destinoMenu(componente, procesos), componente) }
}

/** An address that somebody writes, as a choice; null for any other text and for an address of the list. */
export function opcionEscrita(text: string, { options, procesos }: Elegibles): Option | null {
  const componente = text.trim()
  if (!/^(\/(?!\/)|https?:\/\/[^\s/])/i.test(componente)) return null
  if (options.some(({ value }) => value === componente)) return null
  return { value: componente, label: componente, detail: abreTexto(destinoMenu(componente, procesos), componente) }
}

/** Why what was typed opens nothing: it was not taken. */
export function noTomado(text: string): string {
  return `«${text}» no es una pantalla ni un proceso: elige uno de la lista, o escribe una dirección que empiece con / o con https://.`
}

/** What to know of a destination before it is kept; null when somebody who chooses it finds what it says. */
export function avisoDestino(destino: DestinoMenu): string | null {
  if (destino.abre === 'sitio') return 'Abre otro sitio en una pestaña nueva.'
  if (destino.abre === 'desconocido')
    return destino.forma === 'nombre'
      ? 'Ninguna pantalla se llama así: abriría la ayuda.'
      : 'Ninguna pantalla ni proceso tiene esa dirección: quien lo elija no encontrará nada.'
  return null
}

/** What a component opens, in words. */
export function abreTexto(destino: DestinoMenu, componente: string | null): string {
  if (destino.abre === 'nada') return 'No abre nada: reúne submenús.'
  if (destino.abre === 'proceso') {
    const lista = vistaDeLista(componente ?? '')
    const pagina = `la página del proceso ${destino.titulo}`
    return lista === null
      ? `Abre ${pagina}.`
      : `Abre ${VISTAS[lista].titulo} de ese tipo; a quien no los ve, ${pagina}.`
  }
  const aviso = avisoDestino(destino)
  if (!('titulo' in destino)) return aviso ?? `Abre ${componente ?? ''}.`
  const address = destino.abre === 'vista' ? rutaVista(destino.vista) : (componente ?? '')
  return [`Abre ${destino.titulo} (${address}).`, aviso].filter(Boolean).join(' ')
}
