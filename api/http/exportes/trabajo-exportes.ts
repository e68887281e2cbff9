import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Actor, VerComo } from '#domain/acceso/actor.ts'
import { canCall } from '#domain/can-call.ts'
import { EXPORTE_MS, EXPORTES_JUNTOS } from '#domain/acceso/exporte.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { findRow } from '#api/db/find-row.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRows } from '#api/db/sql.ts'
import { AppError, notFound } from '#api/errors.ts'
import { assertLugar } from '#api/files/espacio.ts'
import { deleteFile, listFolder, putStream } from '#api/files/storage.ts'
import { defineTrabajo, scheduleTrabajo, type MarchaTrabajo } from '#api/jobs/trabajos.ts'
import { exporteDe } from './exporte.ts'
import { alcanceDe, CLASE_EXPORTE } from './exporte-row.ts'
import { esperarLugar } from './lugares-exporte.ts'
import { ExporteModel } from './models/ExporteModel.ts'

const CLASE_OLVIDAR = 'exporte.olvidar'
const CARPETA = 'exportes'

/** Loads an account with the rights that it has now; null when it is no longer active. */
type LoadActor = (usuarioId: number, origen: Actor['origen'], verComo: VerComo | null) => Promise<Actor | null>

/** The exports that wait for their turn, and every night the files whose day is over. */
export function defineTrabajosExportes(loadActor: LoadActor): void {
  defineTrabajo({
    clase: CLASE_EXPORTE,
    titulo: 'Exportación',
    intentos: 3,
    juntos: EXPORTES_JUNTOS,
    enlace: '/exportaciones',
    reintentar: (error) => !(error instanceof AppError && error.status < 500),
    run: (_datos, marcha) => prepararExporte(loadActor, marcha),
  })
  defineTrabajo({
    clase: CLASE_OLVIDAR,
    titulo: 'Destruir los archivos de exportaciones vencidas',
    intentos: 3,
    run: async () => `Se destruyeron ${cuentaTexto(await olvidarExportes(), 'archivo')}.`,
  })
  scheduleTrabajo(CLASE_OLVIDAR, { hora: '04:10' })
}

/** Makes the file of an export in its turn. Throws 403 when who asked for it may no longer, and what the export throws. */
async function prepararExporte(loadActor: LoadActor, { id, progreso, signal }: MarchaTrabajo): Promise<string> {
  const salir = await esperarLugar(signal)
  try {
    const row = await findRow(ExporteModel, { trabajo_id: id }, [
      'usuario_id',
      'llamada',
      'pedido',
      'ver_como',
      'direccion',
    ])
    const exporte = row && exporteDe(row.llamada)
    if (!row || !exporte) throw notFound('La exportación')
    const verComo = row.ver_como === null ? null : (JSON.parse(row.ver_como) as VerComo)
    const actor = await loadActor(row.usuario_id, { medio: 'api', direccion: row.direccion }, verComo)
    if (!actor || !canCall(actor, row.llamada)) throw sinPermiso()
    await assertLugar('el archivo no se hizo. Pídelo de nuevo cuando lo haya.')
    const { nombre, tipo, cuerpo } = await exporte.run(actor, row.pedido, (hecho, total) => {
      signal.throwIfAborted()
      progreso(hecho, total)
    })
    const clave = `${CARPETA}/${randomUUID()}`
    const bytes = await store(clave, cuerpo, signal)
    await inTransaction(() =>
      execute(
        'UPDATE exportes SET alcance = $1, clave = $2, nombre = $3, tipo = $4, bytes = $5 WHERE trabajo_id = $6',
        [alcanceDe(actor), clave, nombre, tipo, bytes, id],
      ),
    )
    return `El archivo ${nombre} está listo: se puede descargar durante un día.`
  } finally {
    salir()
  }
}

const sinPermiso = () =>
  new AppError(403, 'permiso', 'Cuando llegó su turno, la cuenta ya no tenía permiso para esta exportación.')

/** Stores what is read of `cuerpo`, and returns how many bytes. Nothing stays of a file that was not finished. */
async function store(clave: string, cuerpo: ReadableStream<Uint8Array>, signal: AbortSignal): Promise<number> {
  let bytes = 0
  const pieces = async function* () {
    for await (const piece of cuerpo) {
      signal.throwIfAborted()
      bytes += piece.byteLength
      yield piece
    }
  }
  try {
    await putStream(clave, Readable.from(pieces()))
    signal.throwIfAborted()
  } catch (error) {
    await deleteFile(clave)
    throw error
  }
  return bytes
}

/**
 * Deletes the exports that ended a day ago, their jobs but those that failed, and every stored file older than that; returns how
 * many files.
 */
export async function olvidarExportes(now = Date.now()): Promise<number> {
  const limit = now - EXPORTE_MS
  const binds = [CLASE_EXPORTE, new Date(limit).toISOString()]
  await inTransaction(async () => {
    await execute(
      'DELETE FROM exportes WHERE trabajo_id IN (SELECT id FROM trabajos WHERE clase = $1 AND terminado_at < $2)',
      binds,
    )
    await execute(
      `DELETE FROM trabajos WHERE clase = $1 AND terminado_at < $2 AND estado IN ('hecho', 'cancelado')`,
      binds,
    )
  })
  const kept = await selectRows<{ clave: string }>('SELECT clave FROM exportes WHERE clave IS NOT NULL')
  const claves = new Set(kept.map(({ clave }) => clave))
  const old = (await listFolder(CARPETA)).filter(({ key, writtenMs }) => writtenMs < limit && !claves.has(key))
  for (const { key } of old) await deleteFile(key)
  return old.length
}
