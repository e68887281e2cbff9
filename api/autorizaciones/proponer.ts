import { createHash } from 'node:crypto'
import type { Actor } from '#domain/acceso/actor.ts'
import { canonicalJson, type Json } from '#domain/acceso/bitacora/canonical-json.ts'
import { DOS_MANOS } from '#domain/autorizaciones/dos-manos.ts'
import { folioPropuesta, PROPUESTAS_ABIERTAS, type PropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { nowAt } from '#api/clock.ts'
import { findRow } from '#api/db/find-row.ts'
import { holdTurno } from '#api/db/hold-turno.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { selectRow } from '#api/db/sql.ts'
import { conflict } from '#api/errors.ts'
import { avisarPorAutorizar } from './avisar-propuesta.ts'
import { ensayar } from './ensayar.ts'
import { PropuestaModel } from './models/PropuestaModel.ts'
import type { Accion } from './accion.ts'

/**
 * Stores a proposal for a second person, after a rehearsal of the act. Returns the pending proposal when the same person proposed the same
 * before. Throws what the act throws, 403, 409 `repetida` (somebody else proposed it) or `limite`.
 */
export async function proponer<Datos extends object>(
  actor: Actor,
  accion: Accion<Datos>,
  datos: Datos,
): Promise<PropuestaHecha> {
  const { capacidad, titulo } = DOS_MANOS[accion.id]
  authorizeInstituto(actor, capacidad)
  const { sujeto, cambios, importeCentavos, enlace } = await ensayar(() => accion.aplicar(actor, datos))
  const huella = huellaDe(accion.id, datos)
  return inTransaction(async () => {
    await holdTurno('propuestas')
    const same = await findRow(PropuestaModel, { huella, estado: 'pendiente' }, ['id', 'propuesta_por'])
    if (same && same.propuesta_por !== actor.id)
      throw conflict(
        'repetida',
        `Otra persona ya lo propuso: espera en «Por autorizar» como ${folioPropuesta(same.id)}.`,
      )
    if (same) return hecha(same.id, titulo)
    await assertCabe(actor)
    const id = await insertRow(PropuestaModel, {
      accion: accion.id,
      datos: JSON.stringify(datos),
      huella,
      sujeto,
      cambios: JSON.stringify(cambios),
      importe_centavos: importeCentavos,
      enlace,
      propuesta_por: actor.id,
      propuesta_at: nowAt(),
    })
    await logActo(actor, {
      acto: 'propuesta.crear',
      objeto: 'propuesta',
      objetoId: id,
      despues: { titulo, sujeto, importe: importeCentavos, cambios: cambios.map((cambio) => ({ ...cambio })) },
    })
    await avisarPorAutorizar(actor, { id, accion: accion.id, sujeto, version: 1 })
    return hecha(id, titulo)
  })
}

const hecha = (id: number, titulo: string): PropuestaHecha => ({ propuesta: { id, folio: folioPropuesta(id), titulo } })

function huellaDe(accion: string, datos: object): string {
  return createHash('sha256')
    .update(`${accion}\n${canonicalJson(JSON.parse(JSON.stringify(datos)) as Json)}`)
    .digest('hex')
}

async function assertCabe({ id }: Actor): Promise<void> {
  const row = await selectRow<{ abiertas: number }>(
    `SELECT COUNT(*) AS abiertas FROM propuestas WHERE estado = 'pendiente' AND propuesta_por = $1`,
    [id],
  )
  if ((row?.abiertas ?? 0) >= PROPUESTAS_ABIERTAS)
    throw conflict(
      'limite',
      `Tienes ${PROPUESTAS_ABIERTAS} propuestas por autorizar: retira alguna o espera a que las decidan.`,
    )
}
