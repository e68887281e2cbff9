import { ACTOS_QUE_CAMBIAN, type ObjetoQueCambia } from '#domain/acceso/bitacora/actos-que-cambian.ts'
import { quienCuando } from '#domain/acceso/bitacora/quien-cuando.ts'
import { Binds, selectRow } from '#api/db/sql.ts'
import { conflict, type AppError } from '#api/errors.ts'

/**
 * No page stays open longer: what was changed before, its reader has seen, and something that is told of another record (a close, a
 * payment) changed it since. Nobody is named for that.
 */
const ABIERTO_MAX_MS = 7 * 24 * 3_600_000

/** Under what the changes of a record are noted. */
interface Registro {
  readonly objeto: ObjetoQueCambia
  readonly objetoId: string | number
  /** Only the acts that noted this field, where each notes what it changed. */
  readonly campo?: string | undefined
}

interface Cambio {
  readonly id: number
  readonly quien: string
  readonly ocurrio_at: string
}

/**
 * 409 `version` of a record that changed since it was read: who changed it last and when, then `hecho` ("cambió el menú Inicio
 * mientras lo editabas."). "Otra persona" where no act of these days tells. `extra` is what the answer carries besides.
 */
export async function staleVersion(
  registros: Registro | readonly Registro[],
  hecho: string,
  extra: Readonly<Record<string, unknown>> = {},
): Promise<AppError> {
  let ultimo: Cambio | null = null
  for (const registro of [registros].flat()) {
    const cambio = await selectCambio(registro)
    if (cambio && (!ultimo || cambio.id > ultimo.id)) ultimo = cambio
  }
  const quien = ultimo ? quienCuando(ultimo.quien, ultimo.ocurrio_at, new Date().toISOString()) : 'Otra persona'
  return conflict('version', `${quien} ${hecho}`, extra)
}

/** The last change of one record: by the index of its acts, from the newest on. */
function selectCambio({ objeto, objetoId, campo }: Registro): Promise<Cambio | null> {
  const binds = new Binds()
  return selectRow<Cambio>(
    `SELECT b.id, COALESCE(u.nombre, b.actor) AS quien, b.ocurrio_at FROM bitacora b LEFT JOIN usuarios u ON u.id = b.actor_id
     WHERE b.objeto = ${binds.add(objeto)} AND b.objeto_id = ${binds.add(String(objetoId))}
       AND b.acto IN (${binds.addAll(ACTOS_QUE_CAMBIAN[objeto])})
       AND b.ocurrio_at > ${binds.add(new Date(Date.now() - ABIERTO_MAX_MS).toISOString())}
       ${campo === undefined ? '' : `AND b.despues LIKE ${binds.add(`%"${campo}":%`)}`} ORDER BY b.id DESC LIMIT 1`,
    binds.values,
  )
}
