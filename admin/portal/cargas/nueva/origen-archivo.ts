import { isDeEntidad } from '#domain/cargas/tipos-carga.ts'
import type { OpcionesCarga, PlanoElegible } from '#domain/cargas/carga.ts'

/** Who sends a file: a dependency, for one of its quincenas, or the bank, for the whole institute. */
export type OrigenArchivo = 'dependencia' | 'banco'

export const ORIGENES = [
  { value: 'dependencia', label: 'De una dependencia: nómina o retenciones' },
  { value: 'banco', label: 'Del banco: pagos por referencia' },
] as const satisfies readonly { readonly value: OrigenArchivo; readonly label: string }[]

export const origenDe = ({ tipo }: Pick<PlanoElegible, 'tipo'>): OrigenArchivo =>
  isDeEntidad(tipo) ? 'dependencia' : 'banco'

/** The senders whose files this person loads. */
export const origenesPosibles = ({ planos }: Pick<OpcionesCarga, 'planos'>): OrigenArchivo[] =>
  ORIGENES.map(({ value }) => value).filter((origen) => planos.some((plano) => origenDe(plano) === origen))
