import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { isDineroAntiguo } from '#domain/fondos/dia-de-dinero.ts'
import type { Issue } from '#domain/issue.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts'

/** One payment, as the bank tells it. */
export interface PagoBanco {
  readonly referencia: string
  readonly importeCentavos: number
  readonly fecha: PlainDate
  /** The bank's own number of the operation: the same one, in capitals or not, is the same payment. */
  readonly operacion: string
}

/** A payment of a file, and the line in which it stands. */
export interface RenglonBanco extends PagoBanco {
  readonly renglon: number
}

/** A payment as its text was read or typed. */
export type PagoTexto = Readonly<Record<'referencia' | 'importe' | 'fecha' | 'operacion', string>>

export const LIMITES_RESPUESTA = { bytes: 1_048_576, renglones: 10_000, operacion: 40, nombre: 120 } as const

const CABECERA = ['referencia', 'importe', 'fecha', 'operacion']
/** So many digits of pesos in a payment that the sum of a whole file stays an exact integer of centavos; the total has more. */
const IMPORTE = /^\d{1,9}\.\d{2}$/
const SUMA = /^\d{1,13}\.\d{2}$/
const OPERACION = /^[\w.-]{1,40}$/

export type Lectura =
  | { readonly renglones: readonly RenglonBanco[]; readonly totalCentavos: number }
  | { readonly issues: readonly Issue[] }

/**
 * Reads the bank's answer (docs/respuesta-banco.md): a header, a payment per line, and a last line TOTAL with sum and count.
 * Either every line is right and the total agrees, or nothing is taken: each fault with its line, what was found and expected.
 */
export function leerRespuestaBanco(texto: string, hoy: PlainDate): Lectura {
  const lines = texto
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim())
  while (lines.at(-1) === '') lines.pop()
  const [first = '', ...rest] = lines
  const head = cells(first).map((cell) => cell.toLowerCase())
  if (head.join() !== CABECERA.join())
    return wrong(1, 'cabecera', `dice "${first.slice(0, 80)}"; se esperaba "${CABECERA.join(',')}"`)
  const total = rest.pop() ?? ''
  if (cells(total)[0]?.toUpperCase() !== 'TOTAL')
    return wrong(lines.length, 'total', 'falta el último renglón: se esperaba "TOTAL,suma,cuántos"')
  if (rest.length > LIMITES_RESPUESTA.renglones)
    return wrong(lines.length, 'muchos', `son ${rest.length} pagos y se admiten ${LIMITES_RESPUESTA.renglones}`)
  return checkRenglones(rest, cells(total), hoy)
}

/** A line as it was read: what is wrong with it, and its amount where that can be summed. */
interface Leido {
  readonly renglon: number
  readonly pago: PagoTexto
  readonly issues: readonly Issue[]
  readonly centavos: number | null
}

function checkRenglones(lines: readonly string[], total: readonly string[], hoy: PlainDate): Lectura {
  const operaciones = new Map<string, number>()
  const leidos = lines.map((line, i) => leerRenglon(line, i + 2, operaciones, hoy))
  const issues = [...leidos.flatMap((leido) => leido.issues), ...totalIssues(total, lines.length + 2, leidos)]
  if (issues.length > 0) return { issues }
  return {
    renglones: leidos.map(({ pago, renglon }) => ({ ...toPago(pago), renglon })),
    totalCentavos: sumOf(leidos),
  }
}

function leerRenglon(line: string, renglon: number, operaciones: Map<string, number>, hoy: PlainDate): Leido {
  const [referencia = '', importe = '', fecha = '', operacion = '', ...more] = cells(line)
  const pago = { referencia, importe, fecha, operacion }
  if (more.length > 0)
    return { renglon, pago, centavos: null, issues: [fault(renglon, 'renglon', 'tiene más de cuatro datos.')] }
  const issues = pagoTextoIssues(pago, hoy).map(({ path, message }) => fault(renglon, path, message))
  const clave = operacion.toLowerCase()
  const before = operaciones.get(clave)
  if (before === undefined) operaciones.set(clave, renglon)
  else if (operacion !== '')
    issues.push(fault(renglon, 'operacion repetida', `la operación ${operacion} ya está en el renglón ${before}.`))
  return { renglon, pago, issues, centavos: SUMA.test(importe) ? centavos(importe) : null }
}

/** What is wrong with the last line. A sum is compared only where every amount was read: another difference would be no fault. */
function totalIssues(
  [, suma = '', cuantos = '']: readonly string[],
  renglon: number,
  leidos: readonly Leido[],
): readonly Issue[] {
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
  if (fecha === null) add('fecha', `La fecha dice "${pago.fecha.slice(0, 40)}"; se esperaba AAAA-MM-DD.`)
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
export function antesDeEmitida({ fecha }: PagoBanco, emitida: PlainDate, renglon: number | null): Issue {
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

/** The four data of a line, and a fifth where it has more: a megabyte of commas is not worth taking apart. */
const cells = (line: string): string[] =>
  line.split(/[,;]/, CABECERA.length + 1).map((cell) =>
    cell
      .trim()
      .replace(/^"([^"]*)"$/, '$1')
      .trim(),
  )

/** One fault of a line; each of its data has a path of its own, so that none hides another. */
const fault = (renglon: number, dato: string, message: string): Issue => ({
  path: `renglon ${renglon} ${dato}`,
  code: 'banco',
  message: `Renglón ${renglon}: ${message}`,
})
const wrong = (renglon: number, code: string, message: string): Lectura => ({
  issues: [{ path: 'contenido', code, message: `Renglón ${renglon}: ${message}.` }],
})
