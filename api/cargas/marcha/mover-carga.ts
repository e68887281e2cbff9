import { stat } from 'node:fs/promises'
import type { Actor } from '#domain/acceso/actor.ts'
import type { CargaPedida, ClaveDeCuenta, DetalleCarga } from '#domain/cargas/carga.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { assertVentanaAbierta } from '#api/calendario/estado-ventana.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import { conflict, malformed } from '#api/errors.ts'
import { readEfimero } from '#api/files/archivo-efimero.ts'
import { localPath } from '#api/files/storage.ts'
import type { Received } from '#api/http/cuerpo/receive-file.ts'
import { stopTrabajo } from '#api/jobs/change-trabajo.ts'
import {
  archivoDeCarga,
  assertEstado,
  assertVersion,
  findCargaPropia,
  folioDe,
  holdCarga,
  isPublicandose,
  type CargaRow,
} from '#api/cargas/carga-row.ts'
import { detalleCarga } from '#api/cargas/consulta/detalle-carga.ts'
import { assertParada } from '#api/cargas/consulta/paso-carga.ts'
import { empezarCarga, prepararCarga } from '#api/cargas/preparar-carga.ts'
import { leerOficio, ponerOficio, quitarOficio } from '#api/cargas/movimientos/oficio-de-carga.ts'
import { servidorDe } from '#api/cargas/tipos/servidores.ts'
import { dejarPaso } from './dejar-paso.ts'

interface DeCarga {
  readonly folio: string
}

interface ConVersion extends DeCarga {
  readonly version: number
}

/** Leaves the job that writes the rows of a load that was simulated, or writes them at once where the answer shows passwords. Throws 403, 404, 409, 422, 423. */
export async function pedirCarga(
  actor: Actor,
  { folio, version, motivo }: ConVersion & { readonly motivo: string },
): Promise<CargaPedida> {
  await assertPuedeCargar(actor)
  const { id, tipo } = await findCargaPropia(actor, folio)
  const enLlamada = servidorDe({ tipo }).publicacion.por === 'llamada'
  await inTransaction(async () => {
    const carga = await holdCarga(id)
    await assertVersion(carga, version)
    assertEstado(carga, 'cargar')
    await assertParada(carga)
    await empezarCarga(id, motivo)
    if (enLlamada) await execute('UPDATE cargas SET trabajo_id = NULL WHERE id = $1', [id])
    else await dejarPaso(actor, id, 'cargar')
  })
  let claves: readonly ClaveDeCuenta[] = []
  if (enLlamada) await prepararCarga(actor, folio, motivo, { onClaves: (hechas) => void (claves = hechas) })
  return { ...(await detalleCarga(actor, { folio })), claves }
}

/** Goes on with a step that was stopped, where it was. Throws 403, 404, 409 (`estado`, `en_marcha`, `sin_archivo`), 423. */
export async function reanudarCarga(actor: Actor, { folio }: DeCarga): Promise<DetalleCarga> {
  await assertPuedeCargar(actor)
  const { id } = await findCargaPropia(actor, folio)
  await inTransaction(async () => {
    const carga = await holdCarga(id)
    if (carga.estado === 'revisada') assertEstado(carga, 'validar')
    assertEstado(carga, 'reanudar')
    await assertParada(carga)
    await assertArchivo(carga)
    if (carga.estado === 'aplicando' && servidorDe(carga).publicacion.por === 'llamada') return dejarDeCargar(id)
    const paso = isPublicandose(carga) ? 'publicar' : carga.estado === 'leyendo' ? 'leer' : 'cargar'
    await dejarPaso(actor, id, paso)
  })
  return detalleCarga(actor, { folio })
}

/** A load that its own call publishes wrote nothing if the call was cut: it is loaded again from its simulation. */
const dejarDeCargar = (id: number): Promise<void> =>
  execute(`UPDATE cargas SET estado = 'revisada', aplicados = 0, version = version + 1 WHERE id = $1`, [id])

/**
 * Reads and judges a file again: a concept got its meaning, somebody said who a row is of, or an alta was approved. Throws 403, 404, 409
 * (`estado`, `version`, `sin_archivo`), 423.
 */
export async function releerCarga(actor: Actor, { folio, version }: ConVersion): Promise<DetalleCarga> {
  await assertPuedeCargar(actor)
  const { id } = await findCargaPropia(actor, folio)
  await inTransaction(async () => {
    const carga = await holdCarga(id)
    await assertVersion(carga, version)
    await releer(actor, carga)
  })
  return detalleCarga(actor, { folio })
}

/** Leaves the job that reads and judges a file again, in the caller's transaction. Throws 409 (`estado`, `sin_archivo`). */
async function releer(actor: Actor, carga: CargaRow): Promise<void> {
  const { id } = carga
  assertEstado(carga, 'releer')
  await assertArchivo(carga)
  await execute('DELETE FROM carga_renglones WHERE carga_id = $1', [id])
  await execute(
    `UPDATE cargas SET estado = 'leyendo', leidos = 0, renglones = 0, rechazados = 0, avisados = 0, personas = 0, faltas = '[]',
       aviso = '', version = version + 1 WHERE id = $1`,
    [id],
  )
  await dejarPaso(actor, id, 'leer')
}

/**
 * Adjoins the oficio that serves the movements of a load, and judges its file again with it. Throws 400, 403, 404, 409 (`estado`, `version`), 413,
 * 415, 422 (a file that cannot be opened), 423.
 */
export async function subirOficio(actor: Actor, { file }: { readonly file: Received }): Promise<DetalleCarga> {
  authorize(actor, 'tramites.solicitar')
  await assertPuedeCargar(actor)
  const { folio = '', version = '' } = file.fields
  const carga = await findCargaPropia(actor, folio)
  assertEstado(carga, 'releer')
  if (file.size === 0) throw malformed('El oficio está vacío.')
  const bytes = await readEfimero(file.handle, file.size)
  const oficio = await leerOficio(actor, carga, { nombre: file.nombre, bytes })
  await inTransaction(async () => {
    const held = await holdCarga(carga.id)
    await assertVersion(held, Number(version))
    await ponerOficio(actor, held, oficio)
    await releer(actor, held)
  })
  return detalleCarga(actor, { folio })
}

/** Takes the oficio out of a load, and judges its file again without it. Throws 403, 404, 409 (`estado`, `version`), 423. */
export async function soltarOficio(actor: Actor, { folio, version }: ConVersion): Promise<DetalleCarga> {
  authorize(actor, 'tramites.solicitar')
  await assertPuedeCargar(actor)
  const { id } = await findCargaPropia(actor, folio)
  await inTransaction(async () => {
    const carga = await holdCarga(id)
    await assertVersion(carga, version)
    await quitarOficio(actor, carga)
    await releer(actor, carga)
  })
  return detalleCarga(actor, { folio })
}

/** Asks the step under way to stop; the blocks already written stay. Throws 403, 404, 409. */
export async function detenerCarga(actor: Actor, { folio }: DeCarga): Promise<DetalleCarga> {
  authorize(actor, 'cargas.cargar')
  const { id } = await findCargaPropia(actor, folio)
  await inTransaction(async () => {
    const carga = await holdCarga(id)
    if (isPublicandose(carga))
      throw conflict('estado', `${folioDe(carga)} ya se aprobó: sus respuestas se terminan de publicar.`)
    if (carga.trabajoId === null) throw conflict('estado', `${folioDe(carga)} no se está leyendo ni cargando.`)
    await stopTrabajo(carga.trabajoId)
  })
  return detalleCarga(actor, { folio })
}

async function assertPuedeCargar(actor: Actor): Promise<void> {
  authorize(actor, 'cargas.cargar')
  if (actor.ambito !== 'instituto') await assertVentanaAbierta(actor, 'ALTA_BAJA_CAMBIO')
}

/** A file that did not come whole cannot be read further. */
async function assertArchivo({ id, bytes, creadaAt }: CargaRow): Promise<void> {
  const stored = await stat(await localPath(archivoDeCarga(id))).catch(() => null)
  if (stored?.size !== bytes)
    throw conflict(
      'sin_archivo',
      `El archivo de ${folioDe({ id, creadaAt })} no llegó completo: descártala y súbelo de nuevo.`,
    )
}
