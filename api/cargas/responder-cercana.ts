import type { Actor } from '#domain/acceso/actor.ts'
import type { RenglonCarga } from '#domain/cargas/carga.ts'
import type { Falta } from '#domain/cargas/falta.ts'
import type { LineaLeida } from '#domain/cargas/lectura/compilar-plano.ts'
import { CLAVES_PERSONA } from '#domain/cargas/persona/identificar.ts'
import { isRfcGenerico } from '#domain/identidad/rfc.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { nowAt } from '#api/clock.ts'
import { findRow } from '#api/db/find-row.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import { conflict, notFound } from '#api/errors.ts'
import { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'
import { findCargaPropia, folioDe } from './carga-row.ts'
import { findRenglon } from './consulta/list-renglones.ts'
import { personasCercanas } from './consulta/personas-cercanas.ts'
import { CargaRenglonModel } from './models/CargaRenglonModel.ts'

interface Pedido {
  readonly folio: string
  readonly linea: number
  /** Whether the row is of the person who has its name. */
  readonly misma: boolean
}

/**
 * Stores whether the keys of a row are of the person who has its name. It holds for every later file of the entity; this load takes it once it
 * is read again. Throws 403, 404, 409 (`sin_pregunta`).
 */
export async function responderCercana(actor: Actor, { folio, linea, misma }: Pedido): Promise<RenglonCarga> {
  const carga = await findCargaPropia(actor, folio)
  const row = await findRow(CargaRenglonModel, { carga_id: carga.id, linea }, ['datos', 'faltas'])
  if (!row) throw notFound('El renglón')
  const faltas = row.faltas === '' ? [] : (JSON.parse(row.faltas) as Falta[])
  const cercana = faltas.find((falta) => falta.cercana !== undefined)?.cercana
  if (cercana === undefined)
    throw conflict('sin_pregunta', `El renglón ${linea} de ${folioDe(carga)} no pregunta por ninguna persona.`)
  const visible = (await personasCercanas(actor, [cercana])).has(cercana)
  const persona = await findRow(AfiliadoModel, { id: cercana }, ['curp', 'nss', 'interno', 'noempleado', 'rfc'])
  if (!visible || !persona) throw notFound('La persona')
  const { valores } = JSON.parse(row.datos) as Pick<LineaLeida, 'valores'>
  const claves = CLAVES_PERSONA.flatMap((clave) => {
    const valor = valores[clave] === undefined ? '' : String(valores[clave])
    const isSuya = String(persona[clave] ?? '') === valor
    return valor === '' || isSuya || (clave === 'rfc' && isRfcGenerico(valor)) ? [] : [[clave, valor] as const]
  })
  await inTransaction(async () => {
    for (const [clave, valor] of claves)
      await execute(
        `INSERT INTO carga_cercanas (entidad_id, clave, valor, afiliado_id, misma, respondida_at, respondida_por)
         VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (entidad_id, clave, valor, afiliado_id) DO UPDATE SET misma = excluded.misma,
           respondida_at = excluded.respondida_at, respondida_por = excluded.respondida_por`,
        [carga.entidadId, clave, valor, cercana, misma, nowAt(), actor.id],
      )
    await logActo(actor, {
      acto: 'carga.cercana',
      objeto: 'afiliado',
      objetoId: cercana,
      despues: { carga: folioDe(carga), linea, misma, claves: claves.map(([clave]) => clave).join(', ') },
    })
  })
  return findRenglon(actor, carga, linea)
}
