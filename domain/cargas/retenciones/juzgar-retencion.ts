import { quincenaChip } from '#domain/calendario/quincena.ts'
import { HALLADO_MAX, type Falta } from '#domain/cargas/falta.ts'
import type { Valor } from '#domain/cargas/lectura/leer-valor.ts'
import {
  impideRespuesta,
  MOTIVOS_RETENCION,
  respuestaIssues,
  type DecisionRetencion,
  type MotivoRetencion,
} from '#domain/fondos/prestamos/retencion.ts'
import { folioPrestamo } from '#domain/fondos/prestamos/retencion-panel.ts'
import { excesoDe } from '#domain/fondos/prestamos/saldo-a-favor.ts'
import { TIPOS_PRESTAMO, type TipoPrestamo } from '#domain/fondos/prestamos/tipo-prestamo.ts'
import { formatPesos } from '#domain/organica/dinero.ts'

/** An order of the person of a row, as it is when the row is judged. Amounts in centavos. */
export interface OrdenConocida {
  readonly id: number
  readonly version: number
  readonly prestamoId: number
  readonly tipo: TipoPrestamo
  readonly obligado: 'afiliado' | 'entidad'
  readonly decision: DecisionRetencion | null
  readonly ordenado: number
  /** Null until it is answered. */
  readonly retenido: number | null
  readonly aFavor: number
  readonly aFavorDecidido: number
}

/** What a row answers to one order. */
export interface RespuestaDeRenglon {
  readonly orden: OrdenConocida
  /** With what exceeds the order. */
  readonly retenidoCentavos: number
  readonly motivo: MotivoRetencion | null
  readonly nota: string
}

type Valores = Readonly<Record<string, Valor>>

/** The orders that a row is about: those of its loan number, else of its kind of loan, else all. */
export function ordenesDeRenglon({ prestamo, tipo }: Valores, ordenes: readonly OrdenConocida[]): OrdenConocida[] {
  const numero = Number(prestamo ?? 0)
  return ordenes.filter(
    (orden) => (numero === 0 || orden.prestamoId === numero) && (tipo === undefined || orden.tipo === tipo),
  )
}

/** Allocates an amount to orders, the oldest first. The last one takes what goes beyond all of them. In centavos. */
export function repartirRetenido(retenido: number, ordenes: readonly OrdenConocida[]): number[] {
  let rest = retenido
  return ordenes.map(({ ordenado }, i) => {
    const part = i === ordenes.length - 1 ? rest : Math.min(rest, ordenado)
    rest -= part
    return part
  })
}

/**
 * What a row answers to the orders of its person, oldest first, and the rules that it breaks (C205, C403, C406 to C409; A503, A504). `origen`
 * is the note of what goes beyond an order where the file brings none.
 */
export function juzgarRetencion(
  valores: Valores,
  {
    quincena,
    ordenes,
    origen,
  }: { readonly quincena: number; readonly ordenes: readonly OrdenConocida[]; readonly origen: string },
): { readonly respuestas: readonly RespuestaDeRenglon[]; readonly faltas: readonly Falta[] } {
  const faltas: Falta[] = []
  const dicha = valores['quincena']
  if (dicha !== undefined && Number(dicha) !== quincena)
    faltas.push(falta('C403', 'Quincena', quincenaChip(Number(dicha)), quincenaChip(quincena)))
  const suyas = ordenesDeRenglon(valores, ordenes)
  if (suyas.length === 0) return { respuestas: [], faltas: [...faltas, sinOrden(valores, quincena, ordenes)] }
  if (valores['retenido'] === undefined)
    return {
      respuestas: [],
      faltas: [...faltas, falta('C205', 'Retenido', '', 'cuánto se retuvo; si no se retuvo nada, 0')],
    }
  const respuestas = responder(valores, suyas, origen)
  return { respuestas, faltas: [...faltas, ...respuestas.flatMap(rechazosDe), ...avisosDe(respuestas)] }
}

function responder(valores: Valores, ordenes: readonly OrdenConocida[], origen: string): RespuestaDeRenglon[] {
  const partes = repartirRetenido(Number(valores['retenido']), ordenes)
  const nota = String(valores['nota'] ?? '')
  const motivo = (valores['motivo'] as MotivoRetencion | undefined) ?? null
  return ordenes.map((orden, i) => {
    const retenidoCentavos = partes[i] ?? 0
    const isDeMas = excesoDe(retenidoCentavos, orden.ordenado) > 0
    return { orden, retenidoCentavos, motivo, nota: isDeMas && nota === '' ? origen : nota }
  })
}

function sinOrden({ prestamo, tipo }: Valores, quincena: number, ordenes: readonly OrdenConocida[]): Falta {
  const numero = Number(prestamo ?? 0)
  const partes = [
    numero === 0 ? '' : folioPrestamo(numero),
    tipo === undefined ? '' : TIPOS_PRESTAMO[tipo as TipoPrestamo].titulo,
  ]
  const hallado = partes.filter((parte) => parte !== '').join(', ')
  const tiene = ordenes.map((orden) => `${folioPrestamo(orden.prestamoId)} (${TIPOS_PRESTAMO[orden.tipo].titulo})`)
  const esperado =
    tiene.length === 0
      ? `una orden de la persona en ${quincenaChip(quincena)}, y no tiene ninguna`
      : `una de sus órdenes: ${tiene.join(', ')}`
  return falta('C406', 'Préstamo', hallado, esperado)
}

const CODIGO_DE = { licencia: 'C408', decidida: 'C407', a_favor_decidido: 'C407' } as const

function rechazosDe({ orden, ...respuesta }: RespuestaDeRenglon): Falta[] {
  const impide = impideRespuesta(orden, excesoDe(respuesta.retenidoCentavos, orden.ordenado))
  const prestamo = folioPrestamo(orden.prestamoId)
  if (impide)
    return [
      falta(
        CODIGO_DE[impide.codigo],
        'Préstamo',
        prestamo,
        `una orden que la entidad pueda responder. ${impide.texto}`,
      ),
    ]
  return respuestaIssues(respuesta, orden.ordenado).map(({ path }) => {
    const ordenado = `${prestamo}: se ordenaron ${formatPesos(orden.ordenado)} y se retuvieron ${formatPesos(respuesta.retenidoCentavos)}`
    return path === 'nota'
      ? falta('C409', 'Nota', '', `una nota que diga el motivo (${ordenado})`)
      : falta('C409', 'Motivo', '', `uno de: ${Object.values(MOTIVOS_RETENCION).join(', ')} (${ordenado})`)
  })
}

function avisosDe(respuestas: readonly RespuestaDeRenglon[]): Falta[] {
  const deMas = respuestas.filter(({ orden, retenidoCentavos }) => retenidoCentavos > orden.ordenado)
  const otras = respuestas.filter(
    ({ orden, retenidoCentavos }) => orden.retenido !== null && orden.retenido + orden.aFavor !== retenidoCentavos,
  )
  return [
    ...deMas.map(({ orden, retenidoCentavos }) =>
      falta('A503', 'Retenido', formatPesos(retenidoCentavos), `${formatPesos(orden.ordenado)}, lo ordenado`),
    ),
    ...otras.map(({ orden, retenidoCentavos }) =>
      falta(
        'A504',
        'Retenido',
        formatPesos(retenidoCentavos),
        `${formatPesos((orden.retenido ?? 0) + orden.aFavor)}, lo que ya se respondió de ${folioPrestamo(orden.prestamoId)}`,
      ),
    ),
  ]
}

const falta = (codigo: Falta['codigo'], campo: string, hallado: string, esperado: string): Falta => ({
  ...{ codigo, campo, columna: '', hallado: hallado.slice(0, HALLADO_MAX), esperado },
})
