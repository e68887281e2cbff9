import type { Actor } from '#domain/acceso/actor.ts'
import type { EtapaCierre } from '#domain/quincenas/tabla-cierre.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import { pulsoDe } from '#api/quincenas/aplicar/pulso-cierre.ts'
import { findEntidad } from '#api/quincenas/entidad-en-alcance.ts'
import { assertCadena, cuentaDe } from './assert-cadena.ts'
import { findCierreVigente, holdCierre } from './cierre-row.ts'
import { loadCadena, sinCierre } from './contexto-cadena.ts'
import { loadFechaCierre } from './fechas-cierre.ts'
import { assertSinBloqueos, revisarCierre } from './resumen-cierre.ts'
import { writeActo } from './write-acto.ts'

/**
 * Requests the close of an entity's quincena: what it would do is computed and kept, with the hash that the signatures are
 * bound to. Throws 404 for an entity out of scope, 403, 409 when it was requested already, 423 before its day, 422 when
 * something stops it.
 */
export async function solicitarCierre(
  actor: Actor,
  entidadId: number,
  quincena: number,
): Promise<{ readonly id: number; readonly entidad: string; readonly etapa: EtapaCierre }> {
  authorize(actor, 'cierres.solicitar')
  cuentaDe(actor)
  const { nombre } = await findEntidad(actor, entidadId)
  const before = await findCierreVigente(entidadId, quincena)
  const antes = before ? await loadCadena(before) : sinCierre(quincena, await loadFechaCierre({ entidadId, quincena }))
  await assertCadena(actor, 'solicitar', nombre, antes)
  const pulso = await pulsoDe(entidadId, quincena)
  const { simulacion, resumen } = await revisarCierre(entidadId, quincena)
  assertSinBloqueos(nombre, simulacion.revisiones)
  return inTransaction(async () => {
    const row = await holdCierre(await openCierre(entidadId, quincena))
    const contexto = await loadCadena(row)
    await assertCadena(actor, 'solicitar', nombre, contexto)
    const { huella, personas } = simulacion
    const values = { huella, pulso, personas, resumen: JSON.stringify(resumen) }
    const etapa = await writeActo(actor, row, contexto, { acto: 'solicitar', huella, values })
    return { id: row.id, entidad: nombre, etapa }
  })
}

/** The close in force of an entity's quincena, begun when there is none: of two at once, the index keeps one. */
async function openCierre(entidadId: number, quincena: number): Promise<number> {
  await execute(
    `INSERT INTO cierres (entidad_id, quincena, estado, creado_at) VALUES ($1, $2, 'abierto', $3)
     ON CONFLICT (entidad_id, quincena) WHERE estado <> 'anulado' DO NOTHING`,
    [entidadId, quincena, nowAt()],
  )
  const row = await findCierreVigente(entidadId, quincena)
  if (!row) throw new Error(`The close of ${entidadId} was not kept`)
  return row.id
}
