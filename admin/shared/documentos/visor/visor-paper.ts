import { camposSinLeer } from '#admin/shared/documentos/lectura/avisos-lectura.ts'
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

/** What the person can do with the fields of the papers in sight. Keys are those of `confirmKey`. */
export interface VisorActs {
  /** Read without certainty, needed by the form, and not looked at yet. */
  readonly pending: ReadonlySet<string>
  readonly confirmed: ReadonlySet<string>
  /** What the form holds instead of what was read, where the person wrote it. */
  readonly written: Readonly<Record<string, string>>
  /** Absent: nothing can be changed (somebody else's draft). */
  readonly onConfirm?: (key: string) => void
  readonly onWrite?: (key: string, valor: string) => void
  /** Corrects what was read of a paper with certainty. */
  readonly onCorrect?: (key: string, valor: string) => void
}

/** Fields that the paper should give and that neither the reading nor a person gave. */
export function unreadOf({ key, lectura, manual }: VisorPaper, { written }: Pick<VisorActs, 'written'>): string[] {
  return camposSinLeer(lectura).filter((campo) => !manual?.[campo] && !written[confirmKey(key, campo)])
}

/** Name of a field in the draft's `confirmados`: "csf.numeroExterior". */
export function confirmKey(paper: string, campo: string): string {
  return `${paper}.${campo}`
}
