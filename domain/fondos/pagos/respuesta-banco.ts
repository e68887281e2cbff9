import type { Issue } from '#domain/issue.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts'

/** One payment, as the bank tells it. */
export interface PagoBanco {
  readonly referencia: string
  readonly importeCentavos: number
  readonly fecha: PlainDate
  /** The bank's own number of the operation: the same one is the same payment. */
  readonly operacion: string
}

/** A payment of a file, and the line in which it stands. */
export interface RenglonBanco extends PagoBanco {
  readonly renglon: number
}

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
  return checkTotal(rest, total, hoy)
}

function checkTotal(rest: readonly string[], total: string, hoy: PlainDate): Lectura {
  const issues: Issue[] = []
  const renglones = rest.flatMap((line, i): RenglonBanco[] => {
    const [referencia = '', importe = '', fecha = '', operacion = '', ...more] = cells(line)
    const pago = { referencia, importe, fecha, operacion }
    const found = more.length > 0 ? [fault('renglon', 'tiene más de cuatro datos')] : pagoTextoIssues(pago, hoy)
    issues.push(...found.map((issue) => ({ ...issue, path: `renglon ${i + 2}`, message: at(i + 2, issue.message) })))
    return found.length > 0 ? [] : [{ ...toPago(pago), renglon: i + 2 }]
  })
  issues.push(...repetidos(renglones))
  if (issues.length > 0) return { issues }
  const last = rest.length + 2
  const [, suma = '', cuantos = ''] = cells(total)
  if (!SUMA.test(suma)) return wrong(last, 'total', `dice "${suma.slice(0, 40)}"; se esperaba una suma como 4256.50`)
  const totalCentavos = renglones.reduce((sum, { importeCentavos }) => sum + importeCentavos, 0)
  const difference = centavos(suma) - totalCentavos
  if (difference !== 0)
    return wrong(
      last,
      'total',
      `el total dice ${formatPesos(centavos(suma))} y los renglones suman ${formatPesos(totalCentavos)}: ${difference > 0 ? 'faltan' : 'sobran'} ${formatPesos(Math.abs(difference))}`,
    )
  if (cuantos !== String(renglones.length))
    return wrong(last, 'cuantos', `el total dice "${cuantos.slice(0, 20)}" pagos y hay ${renglones.length}`)
  return { renglones, totalCentavos }
}

/** What is wrong with a payment as typed or read: each field in its own words. */
export function pagoTextoIssues(
  pago: {
    readonly referencia: string
    readonly importe: string
    readonly fecha: string
    readonly operacion: string
  },
  hoy: PlainDate,
): Issue[] {
  const issues: Issue[] = []
  if (!/^\d{8,40}$/.test(pago.referencia))
    issues.push(
      fault(
        'referencia',
        `La referencia dice "${pago.referencia.slice(0, 40)}"; se esperaban sus dígitos, sin espacios.`,
      ),
    )
  if (!IMPORTE.test(pago.importe) || Number(pago.importe) === 0)
    issues.push(
      fault(
        'importe',
        `El importe dice "${pago.importe.slice(0, 40)}"; se esperaba uno mayor que cero y de hasta 9 dígitos de pesos, como 4256.50.`,
      ),
    )
  const fecha = parsePlainDate(pago.fecha)
  if (fecha === null) issues.push(fault('fecha', `La fecha dice "${pago.fecha.slice(0, 40)}"; se esperaba AAAA-MM-DD.`))
  else if (fecha > hoy) issues.push(fault('fecha', `La fecha ${fecha} no ha llegado: hoy es ${hoy}.`))
  if (!OPERACION.test(pago.operacion))
    issues.push(
      fault(
        'operacion',
        `La operación dice "${pago.operacion.slice(0, 40)}"; se esperaba el número del banco, de 1 a 40 letras o dígitos.`,
      ),
    )
  return issues
}

/** The payment of a text without faults. */
export function toPago(pago: Readonly<Record<'referencia' | 'importe' | 'fecha' | 'operacion', string>>): PagoBanco {
  const { referencia, operacion } = pago
  return { referencia, importeCentavos: centavos(pago.importe), fecha: pago.fecha as PlainDate, operacion }
}

/** Digit by digit: a float would lose the large ones. */
const centavos = (text: string): number => Number(text.replace('.', ''))

function repetidos(renglones: readonly RenglonBanco[]): Issue[] {
  const seen = new Map<string, number>()
  return renglones.flatMap(({ operacion, renglon }) => {
    const before = seen.get(operacion)
    if (before === undefined) seen.set(operacion, renglon)
    return before === undefined
      ? []
      : [fault(`renglon ${renglon}`, at(renglon, `la operación ${operacion} ya está en el renglón ${before}`))]
  })
}

const cells = (line: string): string[] =>
  line.split(/[,;]/).map((cell) =>
    cell
      .trim()
      .replace(/^"([^"]*)"$/, '$1')
      .trim(),
  )

const fault = (path: string, message: string): Issue => ({ path, code: 'banco', message })
const at = (renglon: number, message: string): string => `Renglón ${renglon}: ${message}`
const wrong = (renglon: number, code: string, message: string): Lectura => ({
  issues: [{ path: 'contenido', code, message: `${at(renglon, message)}.` }],
})
