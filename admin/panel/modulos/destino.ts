import { vistaOfComponente } from '#domain/acceso/vistas/vistas.ts'
import { claveDeNombre } from '#domain/identidad/clave-de-nombre.ts'

/** What a process opens: a page of its own, a screen of the portal, another site; a group opens the others. */
export type Destino = 'pagina' | 'vista' | 'sitio' | 'grupo'

export function destinoOf(componente: string | null): Destino {
  if (componente === null || componente === '') return componente === null ? 'grupo' : 'pagina'
  if (/^https?:/i.test(componente)) return 'sitio'
  return vistaOfComponente(componente) === null ? 'pagina' : 'vista'
}

/** An address for the page of a new process: "/pensiones/citas-medicas". */
export function direccionSugerida(modulo: string, proceso: string): string {
  return proceso.trim() === '' ? '' : `/${claveDeNombre(modulo) || 'modulo'}/${claveDeNombre(proceso) || 'proceso'}`
}

/** What is missing when nothing was written of what it opens, by the word of the field that asks for it. */
export const SIN_DESTINO = {
  pagina: 'Escribe la dirección de su página.',
  vista: 'Elige la pantalla que abre.',
  sitio: 'Escribe la dirección del sitio.',
  grupo: '',
} as const satisfies Record<Destino, string>
