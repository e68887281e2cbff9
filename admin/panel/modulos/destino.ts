import { vistaOfComponente } from '#domain/acceso/vistas.ts'
import { foldText } from '#admin/shared/ui/option.ts'

/** What a process opens: a page of its own, a screen of the portal, another site; a group opens the others. */
export type Destino = 'pagina' | 'vista' | 'sitio' | 'grupo'

export function destinoOf(componente: string | null): Destino {
  if (componente === null || componente === '') return componente === null ? 'grupo' : 'pagina'
  if (/^https?:/i.test(componente)) return 'sitio'
  return vistaOfComponente(componente) === null ? 'pagina' : 'vista'
}

const slug = (text: string): string =>
  foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** An address for the page of a new process: "/pensiones/citas-medicas". */
export function direccionSugerida(modulo: string, proceso: string): string {
  return proceso.trim() === '' ? '' : `/${slug(modulo) || 'modulo'}/${slug(proceso) || 'proceso'}`
}
