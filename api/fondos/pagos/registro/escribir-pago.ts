import type { Actor } from '#domain/acceso/actor.ts'
import { pagoEscritoIssues } from '#domain/fondos/pagos/pago-escrito.ts'
import type { RespuestaCargada } from '#domain/fondos/pagos/panel-pagos.ts'
import { toPago } from '#domain/fondos/pagos/respuesta-banco.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { today } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { broken, conflict } from '#api/errors.ts'
import { findComprobante } from '#api/fondos/pagos/comprobante.ts'
import { registrarPagos } from './registrar-pagos.ts'

/** A payment that a person types. `comprobante`: id of its voucher file. */
export interface PagoEscrito {
  readonly referencia: string
  readonly importeCentavos: number
  readonly fecha: string
  readonly operacion: string
  readonly comprobante: string
}

/** What registering a payment by hand did, and the file name of its voucher. */
export interface PagoHecho extends RespuestaCargada {
  readonly comprobante: string
}

/** Registers one payment written by hand, on any day. Throws 422 at its fields, 409 for an operation that is known. */
export function registrarPago(actor: Actor, pago: PagoEscrito): Promise<PagoHecho> {
  authorizeInstituto(actor, 'pagos.registrar')
  const importe = (pago.importeCentavos / 100).toFixed(2)
  const texto = { ...pago, referencia: pago.referencia.replaceAll(/\s/g, ''), importe }
  const issues = pagoEscritoIssues(texto, today())
  if (issues.length > 0) throw broken(issues, issues[0]?.message)
  return inTransaction(async () => {
    const { nombre, sha256 } = await findComprobante(actor, pago.comprobante)
    const cargada = await registrarPagos(actor, [toPago(texto)], { respuestaId: null, renglonDe: () => null })
    if (cargada.corregidos > 0)
      throw conflict(
        'registrado',
        `La operación ${pago.operacion} ya está registrada y por identificar: asígnala a su línea en «Por identificar».`,
      )
    if (cargada.pagos === 0) throw conflict('registrado', `La operación ${pago.operacion} ya está registrada.`)
    await logActo(actor, {
      acto: 'pago.registrar',
      objeto: 'pago',
      objetoId: pago.operacion,
      despues: {
        referencia: texto.referencia,
        importeCentavos: pago.importeCentavos,
        fecha: pago.fecha,
        comprobante: nombre,
        huella: sha256,
      },
    })
    return { ...cargada, comprobante: nombre }
  })
}
