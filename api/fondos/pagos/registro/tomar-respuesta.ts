import type { Actor } from '#domain/acceso/actor.ts'
import type { RespuestaCargada } from '#domain/fondos/pagos/panel-pagos.ts'
import { LIMITES_RESPUESTA, type PagoBanco } from '#domain/fondos/pagos/respuesta-banco.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { nowAt } from '#api/clock.ts'
import { findRow } from '#api/db/find-row.ts'
import { holdTurno } from '#api/db/hold-turno.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { conflict } from '#api/errors.ts'
import { RespuestaBancoModel } from '#api/fondos/models/RespuestaBancoModel.ts'
import { registrarPagos } from './registrar-pagos.ts'

/** A payment of a file, and its line there. */
export interface RenglonBanco extends PagoBanco {
  readonly renglon: number
}

/** A file of the bank without faults. */
export interface Respuesta {
  readonly nombre: string
  /** SHA-256 of the file, hexadecimal. */
  readonly huella: string
  readonly renglones: readonly RenglonBanco[]
  /** Id of the load that brings it. */
  readonly cargaId: number | null
}

/**
 * Stores the payments of a file of the bank, all of them, inside the caller's transaction. Throws 409 `archivo_repetido`, and what
 * `registrarPagos` throws.
 */
export async function tomarRespuesta(
  actor: Actor,
  { nombre, huella, renglones, cargaId }: Respuesta,
): Promise<RespuestaCargada> {
  await holdTurno('pagos')
  await assertRespuestaNueva(huella)
  const totalCentavos = renglones.reduce((sum, { importeCentavos }) => sum + importeCentavos, 0)
  const id = await insertRow(RespuestaBancoModel, {
    nombre: nombre.slice(0, LIMITES_RESPUESTA.nombre),
    huella,
    renglones: renglones.length,
    total_centavos: totalCentavos,
    cargada_at: nowAt(),
    cargada_por: actor.id,
    carga_id: cargaId,
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

/** Throws 409 `archivo_repetido` if the payments of this file were stored before. */
export async function assertRespuestaNueva(huella: string): Promise<void> {
  const before = await findRow(RespuestaBancoModel, { huella }, ['nombre'])
  if (before) throw conflict('archivo_repetido', `Este archivo ya se cargó antes, como "${before.nombre}".`)
}
