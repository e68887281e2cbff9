import type { ClaseAviso } from './clase-aviso.ts'

/** A notice as whoever gives it tells it. */
export interface AvisoNuevo {
  readonly usuarioId: number
  readonly clase: ClaseAviso
  /** One line: what happened. */
  readonly titulo: string
  /** What it means and what can be done, in a sentence or two. Never a password, a code or a recovery link. */
  readonly texto: string
  /** Where it is dealt with: an address of the portal that begins with "/". */
  readonly enlace?: string
  /** What makes it the same notice when it is told again to the same person: "ventana:abre:2026-11-30". */
  readonly clave: string
}

/** Most characters kept of each text. */
export const LIMITES_AVISO = { titulo: 140, texto: 600, enlace: 300, clave: 120 } as const

/** Whether `enlace` stays in the portal: one slash first, so that it names no other site. */
export function isEnlacePropio(enlace: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(enlace)
}
