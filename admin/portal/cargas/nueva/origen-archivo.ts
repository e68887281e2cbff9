import { isDeEntidad, TIPO_CARGA_IDS, tipoCarga, type TipoCargaId } from '#domain/cargas/tipos-carga.ts'
import type { OpcionesCarga, PlanoElegible } from '#domain/cargas/carga.ts'

/** What a file is: one that a dependency sends for one of its quincenas, or a kind of the whole institute. */
export type OrigenArchivo = 'dependencia' | TipoCargaId

export const origenDe = ({ tipo }: Pick<PlanoElegible, 'tipo'>): OrigenArchivo =>
  isDeEntidad(tipo) ? 'dependencia' : tipo

/** What files of an origin read about it, where they are of the whole institute. */
export const textosDeOrigen = (origen: OrigenArchivo) =>
  origen === 'dependencia' ? null : tipoCarga(origen).delInstituto

const ORIGENES: readonly { readonly value: OrigenArchivo; readonly label: string }[] = [
  { value: 'dependencia', label: 'De una dependencia: nómina, retenciones o movimientos' },
  ...TIPO_CARGA_IDS.flatMap((value) => {
    const textos = textosDeOrigen(value)
    return textos ? [{ value, label: textos.ofrece }] : []
  }),
]

/** The files that this person loads. */
export const origenesPosibles = ({
  planos,
}: Pick<OpcionesCarga, 'planos'>): readonly { readonly value: OrigenArchivo; readonly label: string }[] =>
  ORIGENES.filter(({ value }) => planos.some((plano) => origenDe(plano) === value))

/** An origin by the word of an address (`?nueva=pagos`); null if it names none. */
export const origenDeTexto = (texto: string): OrigenArchivo | null =>
  ORIGENES.find(({ value }) => value === texto)?.value ?? null
