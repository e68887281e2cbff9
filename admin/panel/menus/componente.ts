import { rutaVista, VISTAS, vistaOfComponente } from '#domain/acceso/vistas.ts'
import type { NombreVista } from '#domain/acceso/vistas.ts'

/** The views that a menu may name, with their titles. */
export const VISTAS_ELEGIBLES: readonly { readonly nombre: string; readonly titulo: string }[] = (
  Object.keys(VISTAS) as NombreVista[]
).map((nombre) => ({ nombre, titulo: VISTAS[nombre].titulo }))

/** What to know of a component before it is saved; null when it opens a screen of the portal. */
export function avisoComponente(componente: string | null): string | null {
  if (componente === null || vistaOfComponente(componente) !== null) return null
  if (/^https?:\/\//i.test(componente)) return 'Abre otro sitio en una pestaña nueva.'
  if (componente.startsWith('/')) return null
  return 'Ninguna vista se llama así: abriría la ayuda.'
}

/** What a component opens, in words. */
export function abreTexto(componente: string | null): string {
  if (componente === null) return 'No abre nada: reúne submenús.'
  const vista = vistaOfComponente(componente)
  return vista
    ? `Abre ${VISTAS[vista].titulo} (${rutaVista(vista)}).`
    : (avisoComponente(componente) ?? `Abre ${componente}.`)
}
