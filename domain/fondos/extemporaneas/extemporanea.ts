import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { quincenaOf, quincenaShort } from '#domain/calendario/quincena.ts'
import { diaFalta, importeFalta } from '#domain/fondos/valor-escrito.ts'
import type { Issue } from '#domain/issue.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import type { PeriodoReconocido } from './periodo-reconocido.ts'

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
export const LIMITES_EXTEMPORANEA = { observaciones: 500 } as const

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
  /** Folio of the approved one that it replaces; empty for none. */
  readonly reemplaza?: string | null | undefined
}

export interface ContextoExtemporanea {
  readonly situacion: string
  /** Ordinals of the quincenas that the entity has closed. */
  readonly cerradas: ReadonlySet<number>
}

/** Why a kind is not for somebody in `situacion`; "" when it is. What replaces another one corrects it whatever the situation is now. */
export function impideExtemporanea(clase: ClaseExtemporanea, situacion: string, reemplaza = false): string {
  if (situacion === 'T') return 'La persona está en trámite: primero se aplica su alta.'
  const { titulo, soloActivo } = CLASES_EXTEMPORANEA[clase]
  return soloActivo && !reemplaza && situacion !== 'A' && situacion !== 'L'
    ? `${titulo} es de quien está en activo o con licencia.`
    : ''
}

/** What is wrong with the days and the salary as they were written, before it is known what the entity has closed. */
export function periodoEscritoIssues({
  desde,
  hasta,
  sueldoCentavos,
}: Pick<PedidoExtemporanea, 'desde' | 'hasta' | 'sueldoCentavos'>): Issue[] {
  const [first, last] = [parsePlainDate(desde), parsePlainDate(hasta)]
  const fault = (path: string, code: string, message: string): Issue => ({ path, code, message })
  const sueldo = importeFalta('el sueldo mensual', sueldoCentavos)
  return [
    ...(first === null ? [fault('desde', 'fecha', diaFalta('el primer día del periodo', desde))] : []),
    ...(last === null ? [fault('hasta', 'fecha', diaFalta('el último día del periodo', hasta))] : []),
    ...(first !== null && last !== null && last < first
      ? [fault('hasta', 'fecha', `El último día es anterior al primero, el ${formatFecha(first)}.`)]
      : []),
    ...(sueldo === null ? [] : [fault('sueldoCentavos', 'importe', sueldo)]),
    ...(sueldoCentavos > SUELDO_MAXIMO_CENTAVOS
      ? [fault('sueldoCentavos', 'importe', 'El sueldo mensual pasa de $1,000,000.00: revísalo.')]
      : []),
  ]
}

/** What is wrong with a late contribution, before it is computed: who it is for, its days and its salary. */
export function extemporaneaIssues(pedido: PedidoExtemporanea, { situacion, cerradas }: ContextoExtemporanea): Issue[] {
  const impide = impideExtemporanea(pedido.clase, situacion, Boolean(pedido.reemplaza))
  return [
    ...(impide === '' ? [] : [{ path: 'afiliadoId', code: 'situacion', message: impide }]),
    ...periodoEscritoIssues(pedido),
    ...cerradasIssues(pedido, cerradas),
  ]
}

function cerradasIssues({ desde, hasta }: PedidoExtemporanea, cerradas: ReadonlySet<number>): Issue[] {
  const [first, last] = [parsePlainDate(desde), parsePlainDate(hasta)]
  if (first === null || last === null || last < first) return []
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

/**
 * What reduces days or salary that another approved late contribution recognises: only one that names it may (decisions §11.14).
 * `vigentes` are those that stay in force.
 */
export function reduccionIssues(
  { entidadId, desde, hasta, sueldoCentavos }: PeriodoReconocido,
  vigentes: readonly PeriodoReconocido[],
): Issue[] {
  const other = vigentes.find(
    (vigente) =>
      vigente.desde <= hasta &&
      vigente.hasta >= desde &&
      (vigente.entidadId !== entidadId || vigente.sueldoCentavos > sueldoCentavos),
  )
  if (!other) return []
  const { folio } = other
  const message = `${folio} ya reconoce días de ese periodo con ${formatPesos(other.sueldoCentavos)} al mes: para reducirlos, indica que esta la reemplaza.`
  return [{ path: 'reemplaza', code: 'reduce', message }]
}

/**
 * What is wrong with what was computed: nothing to contribute, or less than what is on file. What `reemplaza` another one may take
 * from it.
 */
export function resultadoIssues(quincenas: readonly DiferenciaDeQuincena[], reemplaza: boolean): Issue[] {
  const less = quincenas.find(({ capitalCentavos }) => capitalCentavos < 0)
  if (less && !reemplaza)
    return [
      {
        path: 'sueldoCentavos',
        code: 'de_menos',
        message: `En ${quincenaShort(less.quincena)} ya consta más de lo que resulta con ese sueldo: eso lo corrige un movimiento.`,
      },
    ]
  if (quincenas.some(({ capitalCentavos }) => capitalCentavos !== 0)) return []
  const message =
    'De esos días ya consta todo lo que resulta, o lo cobrará un movimiento por aplicar: no hay diferencia.'
  return [{ path: 'desde', code: 'sin_diferencia', message }]
}
