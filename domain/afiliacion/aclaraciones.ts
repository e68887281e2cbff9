import type { DocumentoLeible } from '#domain/documentos/papeles/registro.ts'
import { normalizeText } from '#domain/identidad/normalize-text.ts'
import type { Issue } from '#domain/issue.ts'
import type { ClavePapel } from './tipos/papel.ts'

/** What the desk says about the papers of a procedure when the reading is wrong or not enough. Kept with the movement. */
export interface Aclaraciones {
  /** Fields corrected beside their paper: paper → field → value. */
  readonly corregidos?: Readonly<Partial<Record<DocumentoLeible, Readonly<Record<string, string>>>>>
  /** Why papers with different names are of one person. */
  readonly mismaPersona?: string
  /** Why a file whose text names another person was misread: paper → reason. */
  readonly ajenos?: Readonly<Partial<Record<ClavePapel, string>>>
}

/** Letters of a reason. Below the minimum it explains nothing ("ok", "sí"). */
export const MOTIVO_ACLARACION = { min: 10, max: 500 } as const

/** What is wrong with a reason, at `path`; an empty one is judged where it is needed. */
export function motivoIssues(motivo: string, path: string): Issue[] {
  const largo = Array.from(normalizeText(motivo)).length
  if (largo === 0 || (largo >= MOTIVO_ACLARACION.min && largo <= MOTIVO_ACLARACION.max)) return []
  const message = `Escribe el motivo con ${MOTIVO_ACLARACION.min} a ${MOTIVO_ACLARACION.max} letras: tiene ${largo}.`
  return [{ path, code: 'motivo', message }]
}

/** What is wrong with the reasons of some clarifications. */
export function aclaracionesIssues({ mismaPersona = '', ajenos = {} }: Aclaraciones): Issue[] {
  return [
    ...motivoIssues(mismaPersona, 'aclaraciones.mismaPersona'),
    ...Object.entries(ajenos).flatMap(([papel, motivo]) => motivoIssues(motivo, `aclaraciones.ajenos.${papel}`)),
  ]
}
