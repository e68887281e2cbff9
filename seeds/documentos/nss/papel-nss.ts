import type { PlainDate } from '#domain/plain-date.ts'
import type { NombreFamilia } from '#seeds/documentos/dibujo/tipografias.ts'

/** How one IMSS paper looks. */
export interface VarianteNss {
  readonly diseno: 'asignacion' | 'semanas' | 'vigencia'
  readonly familia: NombreFamilia
  readonly conAcentos: boolean
  /** The number as 05-08-88-1234-1 where the paper gives it once. */
  readonly conGuiones: boolean
  readonly fechaEmision: PlainDate
  readonly semanas: number
  /** Seeds what the paper says and nobody reads: seals, employers. */
  readonly semilla: number
}
