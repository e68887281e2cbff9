import type { ArchivoGuardado, Lectura } from '#domain/documentos/lectura.ts'

/** A paper that the viewer may show. */
export interface VisorPaper {
  readonly key: string
  readonly title: string
  readonly archivo: ArchivoGuardado
  /** What was read of it; null when it was captured by hand or is not read. */
  readonly lectura: Lectura | null
  /** Fields captured by hand instead. */
  readonly manual: Readonly<Record<string, string>> | null
}

/** What the viewer opens on. */
export interface VisorTarget {
  readonly paper: string
  readonly campo: string | null
  /** `datos`: the fields beside the page. */
  readonly mode: 'vista' | 'datos'
}

/** Name of a field in the draft's `confirmados`: "csf.numeroExterior". */
export function confirmKey(paper: string, campo: string): string {
  return `${paper}.${campo}`
}
