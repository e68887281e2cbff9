import { hechosDe, type EntradaLaboral, type HechoDePersona, type Percepciones } from '#domain/fondos/hechos.ts'
import { addDays, type PlainDate } from '#domain/plain-date.ts'

/** Days that an approved late contribution recognises: the person was active in that entity, with that monthly salary. */
export interface PeriodoReconocido {
  /** The folio of the late contribution. */
  readonly folio: string
  readonly entidadId: number
  readonly desde: PlainDate
  /** Last day, itself in it. */
  readonly hasta: PlainDate
  readonly sueldoCentavos: number
  /** ISO instant of its approval; null while it is not approved. */
  readonly aprobadoAt: string | null
}

/** An entry with the instant of its recording (ISO); null while the movement is still to be applied. */
export interface EntradaRegistrada extends EntradaLaboral {
  readonly registradoAt: string | null
}

/**
 * The facts of a person with recognised periods laid over them, in the order of their approval (decisions §11.14). Within a period the
 * person is active, with its entity and salary; entries recorded before its approval do not count there. Of entries recorded later,
 * each field holds from its day on (§10.10), but they never end the recognised days nor lower the recognised salary.
 */
export function hechosReconocidos(
  entradas: readonly EntradaRegistrada[],
  percepciones: Percepciones,
  periodos: readonly PeriodoReconocido[],
): HechoDePersona[] {
  const onFile = hechosDe(entradas, percepciones)
  return periodos.reduce((hechos, periodo) => conPeriodo(hechos, periodo, { entradas, percepciones }), onFile)
}

interface Conocido {
  readonly entradas: readonly EntradaRegistrada[]
  readonly percepciones: Percepciones
}

function conPeriodo(
  hechos: readonly HechoDePersona[],
  periodo: PeriodoReconocido,
  { entradas, percepciones }: Conocido,
): HechoDePersona[] {
  const { desde, hasta } = periodo
  const despues = addDays(hasta, 1)
  const posteriores = entradas
    .filter((entrada) => entrada.desde >= desde && entrada.desde <= hasta && isPosterior(entrada, periodo))
    .map((entrada) => sinReducir(entrada, periodo))
  const reconocida = entradaDe(periodo, lastOn(hechos, desde) ?? hechos[0])
  const dentro = hechosDe([reconocida, ...posteriores], percepciones)
  // Who was not registered yet contributes no more until the next fact.
  const sigue = lastOn(hechos, despues) ?? dentro.slice(0, 1).map((hecho) => ({ ...hecho, situacion: 'B' }))[0]
  return [
    ...hechos.filter((hecho) => hecho.desde < desde),
    ...dentro,
    ...(sigue ? [{ ...sigue, desde: despues }] : []),
    ...hechos.filter((hecho) => hecho.desde > despues),
  ]
}

/** What is still to be applied is recorded last. */
const isPosterior = ({ registradoAt }: EntradaRegistrada, { aprobadoAt }: PeriodoReconocido): boolean =>
  registradoAt === null || (aprobadoAt !== null && registradoAt > aprobadoAt)

/** The entry without what would reduce the recognised days or salary. */
function sinReducir(entrada: EntradaRegistrada, { sueldoCentavos }: PeriodoReconocido): EntradaRegistrada {
  const { situacion, sueldo_centavos: sueldo } = entrada.campos
  const cotiza = situacion === 'A' || situacion === 'L'
  return {
    ...entrada,
    campos: {
      ...entrada.campos,
      ...(situacion !== undefined && !cotiza && { situacion: 'A' }),
      ...(sueldo !== undefined && { sueldo_centavos: Math.max(sueldo ?? 0, sueldoCentavos) }),
    },
  }
}

/** The period as an entry; the rest of the post is that of `como`. */
function entradaDe(
  { folio, desde, entidadId, sueldoCentavos }: PeriodoReconocido,
  como: HechoDePersona | undefined,
): EntradaLaboral {
  return {
    desde,
    fuente: folio === '' ? 'Extemporánea por aprobar' : `Extemporánea ${folio}`,
    campos: {
      situacion: 'A',
      nivel1_id: entidadId,
      nivel2_id: como?.nivel2Id ?? null,
      nivel3_id: como?.nivel3Id ?? null,
      categoria_id: como?.categoriaId ?? null,
      sueldo_centavos: sueldoCentavos,
    },
  }
}

const lastOn = (hechos: readonly HechoDePersona[], day: PlainDate): HechoDePersona | undefined =>
  hechos.filter(({ desde }) => desde <= day).at(-1)
