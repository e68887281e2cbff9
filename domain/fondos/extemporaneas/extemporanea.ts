import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { quincenaOf, quincenaShort } from '#domain/calendario/quincena.ts'
import type { Issue } from '#domain/issue.ts'
import { parsePlainDate } from '#domain/plain-date.ts'

/** The five kinds (spec 2 §2.2, decision 10.33), the paper that proves each, and what its address ends in. */
export const CLASES_EXTEMPORANEA = {
  pago_atrasado: {
    titulo: 'Pago atrasado de quincena',
    papel: 'Nómina o recibo de la quincena que se pagó tarde',
    enfoque: 'pago-atrasado-quincena',
    soloActivo: false,
  },
  reinstalacion: {
    titulo: 'Despido y reinstalación',
    papel: 'Convenio o resolución que reinstala',
    enfoque: 'despido-reinstalacion',
    soloActivo: true,
  },
  antiguedad: {
    titulo: 'Reconocimiento de antigüedad por acuerdo',
    papel: 'Acuerdo que reconoce la antigüedad',
    enfoque: 'reconocimiento-antiguedad-acuerdo',
    soloActivo: false,
  },
  laudo: {
    titulo: 'Reconocimiento por laudo',
    papel: 'Laudo que reconoce el periodo',
    enfoque: 'reconocimiento-laudo',
    soloActivo: false,
  },
  afiliacion_atrasada: {
    titulo: 'Afiliación atrasada',
    papel: 'Oficio de la entidad con la fecha de ingreso',
    enfoque: 'afiliacion-atrasada',
    soloActivo: true,
  },
} as const satisfies Record<
  string,
  { readonly titulo: string; readonly papel: string; readonly enfoque: string; readonly soloActivo: boolean }
>
export type ClaseExtemporanea = keyof typeof CLASES_EXTEMPORANEA
export const CLASE_EXTEMPORANEA_IDS = Object.keys(CLASES_EXTEMPORANEA) as [ClaseExtemporanea, ...ClaseExtemporanea[]]

/** Longest texts. */
export const LIMITES_EXTEMPORANEA = { observaciones: 500, nota: 500 } as const

/** The highest monthly salary taken, in centavos: beyond it somebody mistyped. */
const SUELDO_MAXIMO_CENTAVOS = 1_000_000_00

/** Quincenas named in a refusal. */
const EJEMPLOS = 4

/** What is asked: days of a person in an entity, and the monthly salary of those days. */
export interface PedidoExtemporanea {
  readonly clase: ClaseExtemporanea
  readonly desde: string
  readonly hasta: string
  readonly sueldoCentavos: number
}

export interface ContextoExtemporanea {
  readonly situacion: string
  /** Ordinals of the quincenas that the entity has closed. */
  readonly cerradas: ReadonlySet<number>
}

/** What is wrong with a late contribution, before it is computed: who it is for, its days and its salary. */
export function extemporaneaIssues(
  { clase, desde, hasta, sueldoCentavos }: PedidoExtemporanea,
  { situacion, cerradas }: ContextoExtemporanea,
): Issue[] {
  const issues: Issue[] = []
  const add = (path: string, code: string, message: string): void => void issues.push({ path, code, message })
  const { titulo, soloActivo } = CLASES_EXTEMPORANEA[clase]
  if (situacion === 'T') add('afiliadoId', 'situacion', 'La persona está en trámite: primero se aplica su alta.')
  else if (soloActivo && situacion !== 'A' && situacion !== 'L')
    add('afiliadoId', 'situacion', `${titulo} es de quien está en activo o con licencia.`)
  if (!Number.isSafeInteger(sueldoCentavos) || sueldoCentavos <= 0)
    add('sueldoCentavos', 'importe', 'El sueldo mensual es mayor que cero.')
  else if (sueldoCentavos > SUELDO_MAXIMO_CENTAVOS)
    add('sueldoCentavos', 'importe', 'El sueldo mensual pasa de $1,000,000.00: revísalo.')
  return [...issues, ...periodoIssues(desde, hasta, cerradas)]
}

function periodoIssues(desde: string, hasta: string, cerradas: ReadonlySet<number>): Issue[] {
  const [first, last] = [parsePlainDate(desde), parsePlainDate(hasta)]
  if (first === null) return [{ path: 'desde', code: 'fecha', message: 'Escribe el primer día del periodo.' }]
  if (last === null) return [{ path: 'hasta', code: 'fecha', message: 'Escribe el último día del periodo.' }]
  if (last < first)
    return [
      { path: 'hasta', code: 'fecha', message: `El último día es anterior al primero, el ${formatFecha(first)}.` },
    ]
  const { primeras, cuantas } = sinCerrar(quincenaOf(first), quincenaOf(last), cerradas)
  if (cuantas === 0) return []
  const named = primeras.map(quincenaShort).join(', ')
  const more = cuantas > primeras.length ? ` y ${cuantas - primeras.length} más` : ''
  const path = primeras.includes(quincenaOf(first)) ? 'desde' : 'hasta'
  const message = `La entidad no ha cerrado ${named}${more}: una aportación extemporánea es de quincenas cerradas.`
  return [{ path, code: 'abierta', message }]
}

/** Quincenas of a period that are not closed: the first ones, and how many. A period of centuries is not walked through. */
function sinCerrar(from: number, to: number, cerradas: ReadonlySet<number>) {
  const primeras: number[] = []
  for (let quincena = from; quincena <= to && primeras.length < EJEMPLOS; quincena += 1)
    if (!cerradas.has(quincena)) primeras.push(quincena)
  const inside = [...cerradas].filter((quincena) => quincena >= from && quincena <= to)
  return { primeras, cuantas: to - from + 1 - inside.length }
}

/** What a quincena of the period makes, in centavos. */
export interface DiferenciaDeQuincena {
  readonly quincena: number
  readonly capitalCentavos: number
}

/** What is wrong with what was computed: nothing to contribute, or less than what is on file. */
export function resultadoIssues(quincenas: readonly DiferenciaDeQuincena[]): Issue[] {
  const less = quincenas.find(({ capitalCentavos }) => capitalCentavos < 0)
  if (less)
    return [
      {
        path: 'sueldoCentavos',
        code: 'de_menos',
        message: `En ${quincenaShort(less.quincena)} ya consta más de lo que resulta con ese sueldo: eso lo corrige un movimiento.`,
      },
    ]
  if (quincenas.some(({ capitalCentavos }) => capitalCentavos > 0)) return []
  const message =
    'De esos días ya consta todo lo que resulta, o lo cobrará un movimiento por aplicar: no hay diferencia.'
  return [{ path: 'desde', code: 'sin_diferencia', message }]
}
