import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { isDineroAntiguo } from '#domain/fondos/dia-de-dinero.ts'
import type { Issue } from '#domain/issue.ts'
import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts'

/** One payment of the bank's file. A negative amount reverses an earlier payment (decisions §11.12). */
export interface PagoBanco {
  readonly referencia: string
  readonly importeCentavos: number
  readonly fecha: PlainDate
  /** The bank's own number of the operation: the same one, in capitals or not, is the same payment. */
  readonly operacion: string
}

/** A payment as its text was read or typed. */
export type PagoTexto = Readonly<Record<'referencia' | 'importe' | 'fecha' | 'operacion', string>>

export const LIMITES_RESPUESTA = { renglones: 10_000, operacion: 40, nombre: 120 } as const

/** So many digits of pesos in a payment that the sum of a whole file stays an exact integer of centavos; the total has more. */
const IMPORTE = /^\d{1,9}\.\d{2}$/
const OPERACION = /^[\w.-]{1,40}$/

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

/** One fault of a line; each of its data has a path of its own, so that none hides another. */
const fault = (renglon: number, dato: string, message: string): Issue => ({
  path: `renglon ${renglon} ${dato}`,
  code: 'banco',
  message: `Renglón ${renglon}: ${message}`,
})
