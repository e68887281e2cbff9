import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { addDays, type PlainDate } from '#domain/plain-date.ts'
import { faltaDe, type FaltaDeRenglon, type RenglonPadron } from './renglon-padron.ts'

/** A row with the days in which it holds. */
export interface PeriodoPadron {
  readonly renglon: RenglonPadron
  readonly desde: PlainDate
  /** Last day; null while it lasts. */
  readonly hasta: PlainDate | null
}

/** Rows of one person: more are no history of posts, and they are judged together. */
export const RENGLONES_POR_PERSONA = 200

/** The periods of a person's rows, the oldest first, and what is wrong between them (C450). */
export function periodosPadron(
  renglones: readonly RenglonPadron[],
  ingreso: PlainDate,
): { readonly periodos: readonly PeriodoPadron[]; readonly faltas: readonly FaltaDeRenglon[] } {
  const conDesde = renglones
    .map((renglon) => ({ renglon, desde: renglon.desde ?? ingreso }))
    .sort((a, b) => (a.desde === b.desde ? a.renglon.linea - b.renglon.linea : a.desde < b.desde ? -1 : 1))
  const faltas = conDesde.flatMap(({ renglon, desde }, i) => {
    const siguiente = conDesde[i + 1]
    return [
      ...deFechas(renglon, desde, ingreso),
      ...(siguiente ? entreDos({ renglon, desde }, siguiente) : delUltimo(renglon)),
    ]
  })
  const periodos = conDesde.map(({ renglon, desde }, i): PeriodoPadron => {
    const siguiente = conDesde[i + 1]
    return { renglon, desde, hasta: siguiente ? addDays(siguiente.desde, -1) : null }
  })
  return { periodos, faltas }
}

function deFechas(renglon: RenglonPadron, desde: PlainDate, ingreso: PlainDate): FaltaDeRenglon[] {
  const { hasta } = renglon
  return [
    ...(desde < ingreso
      ? [faltaDe(renglon, 'desde', 'C450', formatFecha(desde), `el ingreso, ${formatFecha(ingreso)}, o después`)]
      : []),
    ...(hasta !== null && hasta < desde
      ? [faltaDe(renglon, 'hasta', 'C450', formatFecha(hasta), `${formatFecha(desde)}, donde empieza, o después`)]
      : []),
  ]
}

interface ConDesde {
  readonly renglon: RenglonPadron
  readonly desde: PlainDate
}

function entreDos({ renglon, desde }: ConDesde, siguiente: ConDesde): FaltaDeRenglon[] {
  const { hasta, linea } = renglon
  const alSiguiente = (esperado: string): FaltaDeRenglon[] => [
    faltaDe(siguiente.renglon, 'desde', 'C450', formatFecha(siguiente.desde), esperado),
  ]
  if (siguiente.desde === desde) return alSiguiente(`otro día que el del renglón ${linea}, que también empieza ese día`)
  if (hasta === null || hasta < desde) return []
  if (siguiente.desde <= hasta)
    return alSiguiente(`después del ${formatFecha(hasta)}, hasta donde llega el renglón ${linea}`)
  const vispera = addDays(siguiente.desde, -1)
  return hasta === vispera
    ? []
    : alSiguiente(`${formatFecha(addDays(hasta, 1))}, el día siguiente al fin del renglón ${linea}`)
}

/** What a person is today lasts. A leave has an end that was agreed. */
function delUltimo(renglon: RenglonPadron): FaltaDeRenglon[] {
  const { hasta, situacion } = renglon
  if (hasta === null || situacion === 'L') return []
  return [faltaDe(renglon, 'hasta', 'C450', formatFecha(hasta), 'que siga, o un renglón con lo que pasó después')]
}
