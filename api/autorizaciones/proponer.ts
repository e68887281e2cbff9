import { createHash } from 'node:crypto'
import type { Acto } from '#domain/acceso/acto.ts'
import type { Actor } from '#domain/acceso/actor.ts'
import { canonicalJson, type Json } from '#domain/acceso/bitacora/canonical-json.ts'
import { DOS_MANOS, type AccionId } from '#domain/autorizaciones/dos-manos.ts'
import {
  folioPropuesta,
  PROPUESTAS_ABIERTAS,
  type PropuestaHecha,
  type ResumenPropuesta,
} from '#domain/autorizaciones/propuesta.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { nowAt } from '#api/clock.ts'
import { findRow } from '#api/db/find-row.ts'
import { holdTurno } from '#api/db/hold-turno.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { FOR_UPDATE, selectRow } from '#api/db/sql.ts'
import { conflict } from '#api/errors.ts'
import { avisarPorAutorizar } from './avisar-propuesta.ts'
import { ensayar } from './ensayar.ts'
import { PropuestaModel } from './models/PropuestaModel.ts'
import type { Accion, HechoDeDos } from './accion.ts'

/**
 * Stores a proposal for a second person, after a rehearsal of the act. Returns the pending proposal when the same person proposed the same
 * before. Throws what the act throws, 403, and 409: `repetida` (somebody else proposed it), `otro_papel` (the pending proposal has another
 * file), `papel_usado` or `limite`.
 */
export async function proponer<Datos extends object>(
  actor: Actor,
  accion: Accion<Datos>,
  datos: Datos,
): Promise<PropuestaHecha> {
  const { capacidad, titulo } = DOS_MANOS[accion.id]
  authorizeInstituto(actor, capacidad)
  const hecho = await ensayar(() => accion.aplicar(actor, datos))
  const { archivoId } = hecho
  const huella = huellaDe(accion.id, accion.unicaDe?.(datos) ?? datos, archivoId)
  return inTransaction(async () => {
    await holdTurno('propuestas')
    const same = await findRow(PropuestaModel, { huella, estado: 'pendiente' }, ['id', 'propuesta_por', 'archivo_id'])
    if (same && (same.propuesta_por !== actor.id || accion.unicaDe))
      throw conflict(
        'repetida',
        `${same.propuesta_por === actor.id ? 'Ya lo propusiste' : 'Otra persona ya lo propuso'}: espera en «Por autorizar» como ${folioPropuesta(same.id)}.`,
      )
    if (same && same.archivo_id !== (archivoId ?? null))
      throw conflict(
        'otro_papel',
        `Ya lo propusiste con otro archivo: espera en «Por autorizar» como ${folioPropuesta(same.id)}. Retíralo para cambiar el archivo.`,
      )
    if (same) return hecha(same.id, titulo)
    await assertCabe(actor)
    if (archivoId !== undefined) await assertPapelLibre(archivoId)
    return hecha(await insertPropuesta(actor, accion.id, datos, { ...hecho, huella }), titulo)
  })
}

/** The effect of an act, the file that supports it and the act that the second person needs. */
interface PorProponer extends ResumenPropuesta, Pick<HechoDeDos, 'archivoId'> {
  readonly exige?: Acto | ''
  /** Fingerprint among pending proposals; that of its data if absent. */
  readonly huella?: string
}

/**
 * Stores a pending proposal in the caller's transaction and notifies those who can authorise it. `registro`: id of the record that it
 * decides, if there is one. Returns its id.
 */
export async function insertPropuesta(
  actor: Actor,
  accion: AccionId,
  datos: object,
  { sujeto, cambios, importeCentavos, enlace, archivoId, exige = '', huella }: PorProponer,
  registro = '',
): Promise<number> {
  const id = await insertRow(PropuestaModel, {
    accion,
    datos: JSON.stringify(datos),
    huella: huella ?? huellaDe(accion, datos, archivoId),
    sujeto,
    cambios: JSON.stringify(cambios),
    importe_centavos: importeCentavos,
    enlace,
    archivo_id: archivoId ?? null,
    exige,
    registro,
    propuesta_por: actor.id,
    propuesta_at: nowAt(),
  })
  const { titulo } = DOS_MANOS[accion]
  await logActo(actor, {
    acto: 'propuesta.crear',
    objeto: 'propuesta',
    objetoId: id,
    despues: { titulo, sujeto, importe: importeCentavos, cambios: cambios.map((cambio) => ({ ...cambio })) },
  })
  await avisarPorAutorizar(
    actor,
    { id, accion, sujeto, version: 1, exige },
    { propuestaPor: actor.id, primeraPor: null },
  )
  return id
}

const hecha = (id: number, titulo: string): PropuestaHecha => ({ propuesta: { id, folio: folioPropuesta(id), titulo } })

/** Fingerprint of an act and its data. The file is left out: the same act with another file is the same act. */
function huellaDe(accion: string, datos: object, archivoId: string | undefined): string {
  const sinPapel = Object.fromEntries(Object.entries(datos).filter(([, value]) => value !== archivoId))
  return createHash('sha256')
    .update(`${accion}\n${canonicalJson(JSON.parse(JSON.stringify(sinPapel)) as Json)}`)
    .digest('hex')
}

/** Locks a file, so that nobody deletes it before the proposal names it, and requires that no other proposal has it. */
async function assertPapelLibre(archivoId: string): Promise<void> {
  const file = await selectRow(`SELECT id FROM archivos WHERE id = $1${FOR_UPDATE}`, [archivoId])
  if (!file) throw conflict('papel_usado', 'El archivo ya no está: súbelo de nuevo.')
  const other = await findRow(PropuestaModel, { archivo_id: archivoId }, ['id'])
  if (other)
    throw conflict(
      'papel_usado',
      `Este archivo ya acompaña a la propuesta ${folioPropuesta(other.id)}: sube el de este acto.`,
    )
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
