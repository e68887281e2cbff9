import type { HechoDePersona } from '#domain/fondos/hechos.ts'
import { addDays, plainDate, type PlainDate } from '#domain/plain-date.ts'

/** Days that an approved late contribution recognises: the person was active in that entity, with that monthly salary. */
export interface PeriodoReconocido {
  readonly entidadId: number
  readonly desde: PlainDate
  /** Last day, itself in it. */
  readonly hasta: PlainDate
  readonly sueldoCentavos: number
  /** The folio that recognised it. */
  readonly fuente: string
}

/**
 * The facts of a person with some periods laid over them, a later one over an earlier: within it the person is active, with its
 * entity and salary; before and after, whatever held. `hechos` in order of `desde`, as the answer.
 */
export function conPeriodos(
  hechos: readonly HechoDePersona[],
  periodos: readonly PeriodoReconocido[],
): HechoDePersona[] {
  return periodos.reduce<HechoDePersona[]>(conPeriodo, [...hechos])
}

function conPeriodo(hechos: readonly HechoDePersona[], periodo: PeriodoReconocido): HechoDePersona[] {
  const { entidadId, desde, hasta, sueldoCentavos, fuente } = periodo
  const despues = addDays(hasta, 1)
  const like = lastOn(hechos, desde) ?? hechos[0] ?? SIN_HECHOS
  const dentro: HechoDePersona = { ...like, situacion: 'A', desde, entidadId, sueldoCentavos, fuente }
  const sigue = lastOn(hechos, despues)
  return [
    ...hechos.filter((hecho) => hecho.desde < desde),
    dentro,
    // Who was not registered yet contributes no more until the next fact.
    { ...(sigue ?? { ...dentro, situacion: 'B' }), desde: despues },
    ...hechos.filter((hecho) => hecho.desde > despues),
  ]
}

const lastOn = (hechos: readonly HechoDePersona[], day: PlainDate): HechoDePersona | undefined =>
  hechos.filter(({ desde }) => desde <= day).at(-1)

const SIN_HECHOS: HechoDePersona = {
  desde: plainDate(1900, 1, 1),
  situacion: 'B',
  entidadId: 0,
  sueldoCentavos: 0,
  otrosCentavos: 0,
  quinqueniosCentavos: 0,
  nivel2Id: null,
  nivel3Id: null,
  categoriaId: null,
  fuente: '',
}
