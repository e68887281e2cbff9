import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { parseTypedDate } from '#domain/calendario/typed-date.ts'
import type { FilaTabla } from '#domain/fila-tabla.ts'
import { isDineroAntiguo } from '#domain/fondos/dia-de-dinero.ts'
import { foldText } from '#domain/identidad/normalize-text.ts'
import type { Issue } from '#domain/issue.ts'
import { formatPesos, pesosToCentavos } from '#domain/organica/dinero.ts'
import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts'

/** One payment of the bank's file. A negative amount reverses an earlier payment (decisions §11.12). */
export interface PagoBanco {
  readonly referencia: string
  readonly importeCentavos: number
  readonly fecha: PlainDate
  /** The bank's own number of the operation: the same one, in capitals or not, is the same payment. */
  readonly operacion: string
}

/** A payment of a file, and its row there. */
export interface RenglonBanco extends PagoBanco {
  readonly renglon: number
}

/** A payment as its text was read or typed. */
export type PagoTexto = Readonly<Record<'referencia' | 'importe' | 'fecha' | 'operacion', string>>

export const LIMITES_RESPUESTA = { renglones: 10_000, operacion: 40, nombre: 120 } as const

const CABECERA = ['referencia', 'importe', 'fecha', 'operacion']
/** So many digits of pesos in a payment that the sum of a whole file stays an exact integer of centavos; the total has more. */
const IMPORTE = /^\d{1,9}\.\d{2}$/
const SUMA = /^-?\d{1,13}\.\d{2}$/
const OPERACION = /^[\w.-]{1,40}$/

export type Lectura =
  | { readonly renglones: readonly RenglonBanco[]; readonly totalCentavos: number }
  | { readonly issues: readonly Issue[] }

/**
 * Reads the bank's answer (docs/respuesta-banco.md): a header, a payment per row, and a last row TOTAL with sum and count.
 * Either every row is right and the total agrees, or nothing is taken: each fault with its row, what was found and expected.
 */
export function leerRespuestaBanco(tabla: readonly FilaTabla[], hoy: PlainDate): Lectura {
  const [head, ...rest] = tabla
  if (sinVacias(head?.celdas.map(foldText)) !== CABECERA.join()) {
    const dice = sinVacias(head?.celdas).slice(0, 80)
    return wrong(head?.fila ?? 1, 'cabecera', `dice "${dice}"; se esperaba "${CABECERA.join()}"`)
  }
  const total = rest.pop()
  if (total?.celdas[0]?.toUpperCase() !== 'TOTAL')
    return wrong((total ?? head)?.fila ?? 1, 'total', 'falta el último renglón: se esperaba "TOTAL,suma,cuántos"')
  return checkRenglones(rest, total, hoy)
}

/** A line as it was read: what is wrong with it, and its amount where that can be summed. */
interface Leido {
  readonly renglon: number
  readonly pago: PagoTexto
  readonly issues: readonly Issue[]
  readonly centavos: number | null
}

function checkRenglones(filas: readonly FilaTabla[], total: FilaTabla, hoy: PlainDate): Lectura {
  const operaciones = new Map<string, number>()
  const leidos = filas.map((fila) => leerRenglon(fila, operaciones, hoy))
  const issues = [...leidos.flatMap((leido) => leido.issues), ...totalIssues(total, leidos)]
  if (issues.length > 0) return { issues }
  return {
    renglones: leidos.map(({ pago, renglon }) => ({ ...toPago(pago), renglon })),
    totalCentavos: sumOf(leidos),
  }
}

function leerRenglon({ fila: renglon, celdas }: FilaTabla, operaciones: Map<string, number>, hoy: PlainDate): Leido {
  const [referencia = '', importe = '', fecha = '', operacion = '', ...more] = celdas
  const pago = { referencia, importe: conDecimales(importe), fecha: comoIso(fecha, hoy), operacion }
  if (more.some(Boolean))
    return { renglon, pago, centavos: null, issues: [fault(renglon, 'renglon', 'tiene más de cuatro datos.')] }
  const issues = pagoTextoIssues({ ...pago, importe: pago.importe.replace('-', '') }, hoy).map(({ path, message }) =>
    fault(renglon, path, message),
  )
  const clave = operacion.toLowerCase()
  const before = operaciones.get(clave)
  if (before === undefined) operaciones.set(clave, renglon)
  else if (operacion !== '')
    issues.push(fault(renglon, 'operacion repetida', `la operación ${operacion} ya está en el renglón ${before}.`))
  return { renglon, pago, issues, centavos: SUMA.test(pago.importe) ? centavos(pago.importe) : null }
}

/** What is wrong with the last line. A sum is compared only where every amount was read: another difference would be no fault. */
function totalIssues({ fila: renglon, celdas }: FilaTabla, leidos: readonly Leido[]): readonly Issue[] {
  const [, dicho = '', cuantos = ''] = celdas
  const suma = conDecimales(dicho)
  const issues: Issue[] = []
  const unread = leidos.filter((leido) => leido.centavos === null).map((leido) => leido.renglon)
  if (!SUMA.test(suma))
    issues.push(fault(renglon, 'total', `el total dice "${suma.slice(0, 40)}"; se esperaba una suma como 4256.50.`))
  else if (unread.length > 0)
    issues.push(
      fault(renglon, 'total', `${sinComparar(centavos(suma), unread)} los demás suman ${formatPesos(sumOf(leidos))}.`),
    )
  else if (centavos(suma) !== sumOf(leidos))
    issues.push(fault(renglon, 'total', noCuadra(centavos(suma), sumOf(leidos))))
  if (cuantos !== String(leidos.length))
    issues.push(fault(renglon, 'cuantos', `el total dice "${cuantos.slice(0, 20)}" pagos y hay ${leidos.length}.`))
  return issues
}

function sinComparar(suma: number, unread: readonly number[]): string {
  const donde =
    unread.length === 1
      ? `el importe del renglón ${unread[0] ?? ''} no se entiende`
      : `${unread.length} importes no se entienden`
  return `el total dice ${formatPesos(suma)} y no se pudo comparar porque ${donde};`
}

function noCuadra(suma: number, hay: number): string {
  const word = suma > hay ? 'faltan' : 'sobran'
  return `el total dice ${formatPesos(suma)} y los renglones suman ${formatPesos(hay)}: ${word} ${formatPesos(Math.abs(suma - hay))}.`
}

const sumOf = (leidos: readonly Leido[]): number => leidos.reduce((sum, leido) => sum + (leido.centavos ?? 0), 0)

/** What is wrong with a payment of the file: each of its data in its own words. */
export function pagoTextoIssues(pago: PagoTexto, hoy: PlainDate): Issue[] {
  const issues: Issue[] = []
  const add = (path: keyof PagoTexto, message: string): void => void issues.push({ path, code: 'banco', message })
  if (!/^\d{8,40}$/.test(pago.referencia))
    add('referencia', `La referencia dice "${pago.referencia.slice(0, 40)}"; se esperaban sus dígitos, sin espacios.`)
  if (!IMPORTE.test(pago.importe) || Number(pago.importe) === 0)
    add(
      'importe',
      `El importe dice "${pago.importe.slice(0, 40)}"; se esperaba uno mayor que cero y de hasta 9 dígitos de pesos, como 4256.50.`,
    )
  const fecha = parsePlainDate(pago.fecha)
  if (fecha === null) add('fecha', `La fecha dice "${pago.fecha.slice(0, 40)}"; se esperaba AAAA-MM-DD o dd/mm/aaaa.`)
  else if (fecha > hoy) add('fecha', `La fecha ${fecha} no ha llegado: hoy es ${hoy}.`)
  else if (isDineroAntiguo(fecha, hoy)) add('fecha', `La fecha ${fecha} es de hace más de diez años.`)
  if (!OPERACION.test(pago.operacion))
    add(
      'operacion',
      `La operación dice "${pago.operacion.slice(0, 40)}"; se esperaba el número del banco, de 1 a 40 letras o dígitos.`,
    )
  return issues
}

/** A payment dated before its line was issued; `renglon` is its line of the file, null by hand. */
export function antesDeEmitida({ fecha }: Pick<PagoBanco, 'fecha'>, emitida: PlainDate, renglon: number | null): Issue {
  const message = `La fecha ${formatFecha(fecha)} es anterior al ${formatFecha(emitida)}, día en que se emitió esa línea de pago.`
  return renglon === null ? { path: 'fecha', code: 'banco', message } : fault(renglon, 'fecha', message)
}

/** The payment of a text without faults. */
export function toPago(pago: PagoTexto): PagoBanco {
  const { referencia, operacion } = pago
  return { referencia, importeCentavos: centavos(pago.importe), fecha: pago.fecha as PlainDate, operacion }
}

/** Digit by digit: a float would lose the large ones. */
const centavos = (text: string): number => Number(text.replace('.', ''))

/** "4,256.5" → "4256.50", as the bank wrote it before a spreadsheet saved it again; what is no amount stays as it is. */
function conDecimales(text: string): string {
  try {
    const written = pesosToCentavos(text)
    const digits = String(Math.abs(written)).padStart(3, '0')
    return `${written < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
  } catch {
    return text
  }
}

/** "27/11/2026" → "2026-11-27", likewise. */
const comoIso = (text: string, hoy: PlainDate): string => parseTypedDate(text, { hoy, max: hoy }) ?? text

/** Cells as one text, without the empty columns that a spreadsheet adds at the end. */
function sinVacias(celdas: readonly string[] = []): string {
  const rest = [...celdas]
  while (rest.at(-1) === '') rest.pop()
  return rest.join()
}

/** One fault of a line; each of its data has a path of its own, so that none hides another. */
const fault = (renglon: number, dato: string, message: string): Issue => ({
  path: `renglon ${renglon} ${dato}`,
  code: 'banco',
  message: `Renglón ${renglon}: ${message}`,
})
const wrong = (renglon: number, dato: string, message: string): Lectura => ({
  issues: [fault(renglon, dato, `${message}.`)],
})
