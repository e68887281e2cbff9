/** bien: nothing to do. aviso: the portal works, and something should be seen to. falla: it does not work, or not safely. */
export type Nivel = 'bien' | 'aviso' | 'falla'

/** One thing that was looked at. */
export interface Revision {
  /** "Base de datos". */
  readonly que: string
  readonly nivel: Nivel
  /** What was found, in one Spanish sentence. */
  readonly detalle: string
  /** What to do, "" when it is well. */
  readonly remedio: string
}

export const bien = (que: string, detalle: string): Revision => ({ que, nivel: 'bien', detalle, remedio: '' })
export const aviso = (que: string, detalle: string, remedio: string): Revision => ({
  que,
  nivel: 'aviso',
  detalle,
  remedio,
})
export const falla = (que: string, detalle: string, remedio: string): Revision => ({
  que,
  nivel: 'falla',
  detalle,
  remedio,
})

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
