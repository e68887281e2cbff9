import type { Issue } from '#domain/issue.ts'

/** Acts on a load that need a reason. */
const FALTA = {
  sustituir: 'Escribe por qué esta carga sustituye a la anterior.',
  deshacer: 'Escribe por qué se deshace.',
  original: 'Escribe para qué necesitas el archivo original.',
} as const
export type ActoConMotivo = keyof typeof FALTA

/** Issue at `motivo` if the reason of an act is missing. */
export function motivoCargaIssues(motivo: string, acto: ActoConMotivo): Issue[] {
  return motivo.trim() === '' ? [{ path: 'motivo', code: 'motivo', message: FALTA[acto] }] : []
}
