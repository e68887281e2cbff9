import type { DetalleCarga } from '#domain/cargas/carga.ts'
import type { PropuestaPanel } from '#domain/autorizaciones/propuesta.ts'
import { seguirPublicando } from '#api/cargas/publicar-carga.ts'
import { loadCarga } from '#api/cargas/carga-row.ts'
import type { MarchaCarga } from '#api/cargas/marcha/marcha-carga.ts'
import { selectRow } from '#api/db/sql.ts'
import { cargarLeida, leerDelInstituto, verCarga, type CargaPrueba } from '#test/support/cargas/carga-del-instituto.ts'
import type { Client, Rechazo, Respuesta } from '#test/support/client.ts'

/** Sends a padrón of an entity and reads it. */
export const leerPadron = (client: Client, lineas: readonly string[], entidad: string): Promise<CargaPrueba> =>
  leerDelInstituto(client, Buffer.from(`${lineas.join('\n')}\n`), 'padron.csv', { tipo: 'padron', asunto: entidad })

/** Decides the last proposal of a load. */
export async function decidirCarga(
  client: Client,
  folio: string,
  accion: 'carga.padron' | 'carga.deshacer',
  como: 'autorizar' | 'rechazar' = 'autorizar',
): Promise<Respuesta<PropuestaPanel & Rechazo>> {
  const row = await selectRow<{ id: number; version: number }>(
    `SELECT id, version FROM propuestas WHERE accion = $1 AND enlace LIKE $2 ORDER BY id DESC`,
    [accion, `%${folio}`],
  )
  const nota = como === 'rechazar' ? { nota: 'No es el archivo' } : {}
  return client.post(`/api/panel/autorizaciones/${row?.id ?? 0}/${como}`, { version: row?.version ?? 0, ...nota })
}

/** Publishes an approved load, without its job. */
export async function publicada(client: Client, folio: string, marcha: MarchaCarga = {}): Promise<DetalleCarga> {
  await seguirPublicando(await loadCarga(Number(folio.slice(-6))), marcha)
  return verCarga(client, folio)
}

/** Reads a padrón, loads it, has it authorised and publishes it. */
export async function padronCargado(
  { carga, jefe }: { readonly carga: Client; readonly jefe: Client },
  lineas: readonly string[],
  entidad: string,
): Promise<DetalleCarga> {
  const { folio } = await leerPadron(carga, lineas, entidad)
  const { status } = await cargarLeida(carga, folio)
  if (status !== 200) throw new Error(`the padrón was not loaded: ${status}`)
  const decidida = await decidirCarga(jefe, folio, 'carga.padron')
  if (decidida.status !== 200) throw new Error(`the padrón was not authorised: ${decidida.status}`)
  return publicada(carga, folio)
}
