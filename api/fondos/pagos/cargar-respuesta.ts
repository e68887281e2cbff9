import { createHash } from 'node:crypto'
import type { Actor } from '#domain/acceso/actor.ts'
import { pagoEscritoIssues } from '#domain/fondos/pagos/pago-escrito.ts'
import {
  leerRespuestaBanco,
  LIMITES_RESPUESTA,
  toPago,
  type RenglonBanco,
} from '#domain/fondos/pagos/respuesta-banco.ts'
import type { RespuestaCargada } from '#domain/fondos/pagos/panel-pagos.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { nowAt, today } from '#api/clock.ts'
import { findRow } from '#api/db/find-row.ts'
import { ensayar } from '#api/autorizaciones/ensayar.ts'
import { inTransaction } from '#api/db/database.ts'
import { holdTurno } from '#api/db/hold-turno.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { broken, conflict } from '#api/errors.ts'
import { leerTabla } from '#api/files/tabla/leer-tabla.ts'
import { RespuestaBancoModel } from '#api/fondos/models/RespuestaBancoModel.ts'
import { findComprobante } from './comprobante.ts'
import { pagosRechazados } from './rechazar-pagos.ts'
import { registrarPagos } from './registrar-pagos.ts'

interface Archivo {
  readonly nombre: string
  readonly bytes: Uint8Array
}

/** Rows below the header: the payments and their total. */
const RENGLONES_MAX = LIMITES_RESPUESTA.renglones + 1

/**
 * Takes the bank's answer on any day: the whole file or nothing. Throws 422 with row, found and expected (a total that does
 * not agree tells the difference), 409 for a file that was taken before, and 413, 415, 422 for one that cannot be read.
 */
export async function cargarRespuesta(actor: Actor, archivo: Archivo): Promise<RespuestaCargada> {
  const leida = await leer(actor, archivo)
  return inTransaction(() => tomar(actor, leida))
}

/** What `cargarRespuesta` would do with the file; nothing is stored. Throws what it throws. */
export async function previewRespuesta(actor: Actor, archivo: Archivo): Promise<RespuestaCargada> {
  const leida = await leer(actor, archivo)
  return ensayar(() => tomar(actor, leida))
}

/** A file of the bank without faults. */
interface Leida {
  readonly nombre: string
  readonly huella: string
  readonly renglones: readonly RenglonBanco[]
  readonly totalCentavos: number
}

async function leer(actor: Actor, archivo: Archivo): Promise<Leida> {
  authorizeInstituto(actor, 'pagos.cargar')
  const nombre = archivo.nombre.slice(0, LIMITES_RESPUESTA.nombre)
  const lectura = leerRespuestaBanco(await leerTabla(archivo.bytes, RENGLONES_MAX), today())
  if ('issues' in lectura) throw pagosRechazados(lectura.issues)
  const huella = createHash('sha256').update(archivo.bytes).digest('hex')
  return { nombre, huella, ...lectura }
}

async function tomar(actor: Actor, { nombre, huella, renglones, totalCentavos }: Leida): Promise<RespuestaCargada> {
  await holdTurno('pagos')
  const before = await findRow(RespuestaBancoModel, { huella }, ['nombre'])
  if (before) throw conflict('archivo_repetido', `Este archivo ya se cargó antes, como "${before.nombre}".`)
  const id = await insertRow(RespuestaBancoModel, {
    nombre,
    huella,
    renglones: renglones.length,
    total_centavos: totalCentavos,
    cargada_at: nowAt(),
    cargada_por: actor.id,
  })
  const renglonDe = new Map(renglones.map(({ operacion, renglon }) => [operacion, renglon]))
  const cargada = await registrarPagos(actor, renglones, {
    respuestaId: id,
    renglonDe: ({ operacion }) => renglonDe.get(operacion) ?? null,
  })
  await logActo(actor, {
    acto: 'respuesta_banco.cargar',
    objeto: 'respuesta_banco',
    objetoId: id,
    despues: { nombre, pagos: cargada.pagos, totalCentavos: cargada.totalCentavos, huella },
  })
  return cargada
}

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
