import type { Issue } from '#domain/issue.ts'
import type { TextosMotivo } from './tipo-carga.ts'

/** Acts on a load that need a reason. */
const FALTA = {
  sustituir: 'Escribe por qué esta carga sustituye a la anterior.',
  deshacer: 'Escribe por qué se deshace.',
  descartar: 'La cargó otra persona: escribe por qué se descarta.',
  original: 'Escribe para qué necesitas el archivo original.',
} as const
export type ActoConMotivo = keyof typeof FALTA

/** What is wrong with the reason that loading a file needs, with the code of why it needs one. */
export function motivoPedidoIssues(motivo: string, { falta, max, etiqueta }: TextosMotivo, code: string): Issue[] {
  const { length } = motivo.trim()
  if (length === 0) return [{ path: 'motivo', code, message: falta }]
  return length > max ? [{ path: 'motivo', code: 'largo', message: `${etiqueta}: hasta ${max} caracteres.` }] : []
}

/** Issue at `motivo` if the reason of an act is missing. */
export function motivoCargaIssues(motivo: string, acto: ActoConMotivo): Issue[] {
  return motivo.trim() === '' ? [{ path: 'motivo', code: 'motivo', message: FALTA[acto] }] : []
}
