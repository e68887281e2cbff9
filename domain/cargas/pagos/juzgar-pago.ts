import { HALLADO_MAX, type Falta } from '#domain/cargas/falta.ts'
import type { Valor } from '#domain/cargas/lectura/leer-valor.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { compararConocido, type PagoConocido } from '#domain/fondos/pagos/pago-conocido.ts'
import { isReversa, MOTIVOS_SIN_LINEA, motivoSinLinea } from '#domain/fondos/pagos/por-identificar.ts'
import { pagoTextoIssues, type PagoBanco, type PagoTexto } from '#domain/fondos/pagos/respuesta-banco.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import type { PlainDate } from '#domain/plain-date.ts'

type Valores = Readonly<Record<string, Valor>>
type Dato = keyof PagoTexto

/** What each datum is called, the code of its rule, and what the rule expects. */
const REGLAS: Readonly<Record<Dato, readonly [campo: string, codigo: Falta['codigo'], esperado: string]>> = {
  referencia: ['Referencia', 'C421', 'de 8 a 40 dígitos, sin espacios ni letras'],
  importe: ['Importe', 'C422', 'un importe distinto de cero y de hasta 9 dígitos de pesos, como 4256.50'],
  fecha: ['Fecha', 'C423', 'un día que ya llegó y que no es de hace más de diez años'],
  operacion: ['Operación', 'C425', 'el número del banco, de 1 a 40 letras sin acento, dígitos, puntos o guiones'],
}

/** What the portal has that a payment names. */
export interface ContextoPago {
  readonly hoy: PlainDate
  /** The line of its reference; null if there is none. */
  readonly linea: { readonly emitida: PlainDate; readonly anulado: boolean } | null
  /** The stored payment of its operation; null if there is none. */
  readonly conocido: PagoConocido | null
}

/** The payment that a row brings; null if a datum is missing or could not be read. */
export function pagoDeValores({ referencia, importe, fecha, operacion }: Valores): PagoBanco | null {
  if (referencia === undefined || importe === undefined || fecha === undefined || operacion === undefined) return null
  return {
    referencia: String(referencia),
    importeCentavos: Number(importe),
    fecha: String(fecha) as PlainDate,
    operacion: String(operacion),
  }
}

/**
 * The rules that a row of payments breaks (C421 to C425, C427), and what it warns of: the payment will wait to be identified (A511), is known
 * already (A512), or proposes another reference for one that waits (A513).
 */
export function juzgarPago(valores: Valores, contexto: ContextoPago): Falta[] {
  const faltas = faltasDeDatos(valores, contexto.hoy)
  const pago = pagoDeValores(valores)
  return faltas.length > 0 || pago === null ? faltas : faltasDePago(pago, contexto)
}

function faltasDeDatos(valores: Valores, hoy: PlainDate): Falta[] {
  const { referencia = '', importe = 0, fecha = '', operacion = '' } = valores
  const texto: PagoTexto = {
    referencia: String(referencia),
    importe: (Math.abs(Number(importe)) / 100).toFixed(2),
    fecha: String(fecha),
    operacion: String(operacion),
  }
  return pagoTextoIssues(texto, hoy).flatMap(({ path }) => {
    const dato = path as Dato
    const [campo, codigo, esperado] = REGLAS[dato]
    // What is missing or was not read has its own fault.
    return valores[dato] === undefined ? [] : [falta(codigo, campo, texto[dato], esperado)]
  })
}

function faltasDePago(pago: PagoBanco, { linea, conocido }: ContextoPago): Falta[] {
  if (conocido) return faltasDeConocido(pago, conocido)
  if (isReversa(pago)) return []
  if (linea === null || linea.anulado) {
    const motivo = MOTIVOS_SIN_LINEA[motivoSinLinea({ ...pago, resultado: linea ? 'anulado' : 'desconocido' })]
    return [falta('A511', 'Referencia', pago.referencia, `la de una línea de pago en vigor. ${motivo}`)]
  }
  if (pago.fecha < linea.emitida)
    return [
      falta(
        'C424',
        'Fecha',
        formatFecha(pago.fecha),
        `${formatFecha(linea.emitida)} o después: ese día se emitió su línea de pago`,
      ),
    ]
  return []
}

function faltasDeConocido(pago: PagoBanco, conocido: PagoConocido): Falta[] {
  const { referencia, importeCentavos, fecha } = conocido
  const { operacion } = pago
  switch (compararConocido(pago, conocido)) {
    case 'igual':
      return [falta('A512', 'Operación', operacion, 'una operación que no estuviera registrada')]
    case 'corregido':
      return [falta('A513', 'Referencia', pago.referencia, `${referencia}, la del pago que está por identificar`)]
    case 'distinto':
      return [
        falta(
          'C427',
          'Operación',
          `${operacion}: ${formatPesos(pago.importeCentavos)}, ${formatFecha(pago.fecha)}`,
          `lo registrado con esa operación: ${formatPesos(importeCentavos)}, ${formatFecha(fecha as PlainDate)}, referencia ${referencia}`,
        ),
      ]
  }
}

const falta = (codigo: Falta['codigo'], campo: string, hallado: string, esperado: string): Falta => ({
  ...{ codigo, campo, columna: '', hallado: hallado.slice(0, HALLADO_MAX), esperado },
})
