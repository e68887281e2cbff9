import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts'
import { isDineroAntiguo } from '#domain/fondos/dia-de-dinero.ts'
import { diaFalta } from '#domain/fondos/valor-escrito.ts'
import type { Issue } from '#domain/issue.ts'
import { pagoTextoIssues, type PagoTexto } from './respuesta-banco.ts'

/** What the form says of each of a payment's data that the rules of the file refuse. */
const PALABRAS: Readonly<Record<keyof PagoTexto, (texto: string, hoy: PlainDate) => string>> = {
  referencia: (texto) =>
    texto === ''
      ? 'Escribe la referencia: de 8 a 40 dígitos.'
      : `La referencia dice "${texto.slice(0, 40)}"; se esperaban de 8 a 40 dígitos.`,
  importe: (texto) => {
    if (texto === '') return 'Escribe el importe, como 4,256.50.'
    const pesos = Number(texto)
    return Number.isNaN(pesos)
      ? 'El importe no se entiende; se esperaba uno como 4,256.50.'
      : `El importe dice ${formatPesos(Math.round(pesos * 100))}; se esperaba uno mayor que cero y de hasta 9 dígitos de pesos.`
  },
  fecha: (texto, hoy) => {
    const fecha = parsePlainDate(texto)
    if (fecha === null) return diaFalta('la fecha del banco', texto)
    const why = isDineroAntiguo(fecha, hoy) ? 'fue hace más de diez años' : 'no ha llegado'
    return `La fecha es ${formatFecha(fecha)} y ${why}: hoy es ${formatFecha(hoy)}.`
  },
  operacion: (texto) =>
    texto === ''
      ? 'Escribe el número de operación del banco.'
      : `El número de operación dice "${texto.slice(0, 40)}"; se esperaban hasta 40 letras sin acento, dígitos, puntos o guiones.`,
}

/** The text of a payment written by hand. `comprobante`: the id of the file that proves it, or "". */
export interface PagoEscritoTexto extends PagoTexto {
  readonly comprobante: string
}

const SIN_COMPROBANTE: Issue = {
  path: 'comprobante',
  code: 'requerido',
  message: 'Sube el comprobante del pago: un PDF o una foto.',
}

/** What is wrong with a payment written by hand: the rules of the bank's file, in the words of a form, and its voucher (decisions §11.7). */
export function pagoEscritoIssues(pago: PagoEscritoTexto, hoy: PlainDate): Issue[] {
  const issues = pagoTextoIssues(pago, hoy).map((issue) => {
    const campo = issue.path as keyof PagoTexto
    return { ...issue, message: PALABRAS[campo](pago[campo], hoy) }
  })
  return pago.comprobante === '' ? [...issues, SIN_COMPROBANTE] : issues
}
