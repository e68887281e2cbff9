import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Actor } from '#domain/acceso/actor.ts'
import { ESTADOS_DE_ACTO } from '#domain/cargas/estado-carga.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { selectRow } from '#api/db/sql.ts'
import { AppError, conflict } from '#api/errors.ts'
import { localPath, putStream } from '#api/files/storage.ts'
import { listEntidadesEnAlcance } from '#api/quincenas/list-entidades-en-alcance.ts'
import { archivoDeCarga, CARGA_SQL, estadosSql, type CargaRow } from './carga-row.ts'
import { crearCarga } from './crear-carga.ts'
import { examinar } from './lectura/examinar.ts'
import { findPlano } from './plano-row.ts'

/** Arguments of `portal importar`. */
interface Pedido {
  readonly ruta: string
  readonly nombre: string
  readonly plano: string
  readonly entidad: string
  /** Ordinal. */
  readonly quincena: number
  /** Goes on with a load of the same file that was cut. */
  readonly reanudar: boolean
}

/** The load of a file: a new one, or with `reanudar` the one that was cut. Throws 403, 404, 422 (`plano`), and what `crearCarga` throws. */
export async function abrirCarga(actor: Actor, pedido: Pedido): Promise<CargaRow> {
  authorize(actor, 'cargas.cargar')
  const plano = await findPlano(pedido.plano, pedido.quincena)
  const entidades = await listEntidadesEnAlcance(actor, pedido.quincena)
  const entidad = entidades.find(({ nombre }) => nombre === pedido.entidad)
  if (!entidad) throw new AppError(404, 'no_existe', `No hay una entidad "${pedido.entidad}".`)
  if (!pedido.reanudar) return crearCarga(actor, { ...pedido, plano, entidad })
  const { huella, bytes } = await examinar(pedido.ruta)
  const carga = await selectRow<CargaRow>(
    `${CARGA_SQL} WHERE c.huella = $1 AND c.entidad_id = $2 AND c.estado IN (${estadosSql(ESTADOS_DE_ACTO.reanudar)})
       AND c.aprobada_por IS NULL ORDER BY c.id DESC`,
    [huella, entidad.id],
  )
  if (!carga)
    throw conflict('sin_interrumpir', 'No hay una carga interrumpida de este archivo: cárgalo sin --reanudar.')
  // The copy of a load that was cut at its very beginning may be short.
  const stored = await stat(await localPath(archivoDeCarga(carga.id))).catch(() => null)
  if (stored?.size !== bytes) await putStream(archivoDeCarga(carga.id), createReadStream(pedido.ruta))
  return carga
}
