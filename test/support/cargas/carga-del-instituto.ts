import type { CargaPedida, DetalleCarga, PaginaRenglones } from '#domain/cargas/carga.ts'
import type { TipoCargaId } from '#domain/cargas/tipos-carga.ts'
import { loadCarga } from '#api/cargas/carga-row.ts'
import { leerCarga } from '#api/cargas/leer-carga.ts'
import { defineTrabajosCargas } from '#api/cargas/marcha/trabajo-carga.ts'
import { prepararCarga } from '#api/cargas/preparar-carga.ts'
import { loadActor } from '#api/usuarios/load-actor.ts'
import type { Actor } from '#domain/acceso/actor.ts'
import type { Client, Rechazo, Respuesta } from '#test/support/client.ts'
import { fileForm } from '#test/support/upload.ts'

/** A file of the institute, and what it is about. */
export interface ArchivoPrueba {
  readonly tipo: TipoCargaId
  readonly asunto?: string
  readonly contenido: string | Uint8Array
  readonly nombre?: string
}

/** Sends a file of the institute. */
export function enviar(
  client: Client,
  { tipo, asunto = '', contenido, nombre = 'archivo.csv' }: ArchivoPrueba,
): Promise<Respuesta<DetalleCarga & Rechazo>> {
  // The steps run in the test; their jobs are only left.
  defineTrabajosCargas()
  const bytes = typeof contenido === 'string' ? Buffer.from(contenido) : contenido
  return client.upload<DetalleCarga & Rechazo>('/api/cargas', fileForm(bytes, nombre, { tipo, asunto }))
}

/** Sends a file of the institute and reads it, without its job. Returns what it would do. */
export async function leida(client: Client, archivo: ArchivoPrueba): Promise<DetalleCarga> {
  const { status, body } = await enviar(client, archivo)
  if (status !== 201) throw new Error(`the file was not taken: ${status} ${body.error}`)
  const { folio } = body.carga
  await leerCarga(...(await conActor(folio)))
  return verCarga(client, folio)
}

export const verCarga = async (client: Client, folio: string): Promise<DetalleCarga> =>
  (await client.get<DetalleCarga>(`/api/cargas/${folio}`)).body

/** The faults of its rows: line, title of the field, code, and what was expected. */
export async function faltasDe(client: Client, folio: string): Promise<[number, string, string, string][]> {
  const { renglones } = (await client.get<PaginaRenglones>(`/api/cargas/${folio}/renglones`)).body
  return renglones.flatMap(({ linea, faltas }) =>
    faltas.map(({ campo, codigo, esperado }): [number, string, string, string] => [linea, campo, codigo, esperado]),
  )
}

/** Asks to load what was simulated. */
export const pedirCarga = (
  client: Client,
  { carga: { folio }, version }: DetalleCarga,
): Promise<Respuesta<CargaPedida & Rechazo>> => client.post(`/api/cargas/${folio}/cargar`, { version })

/** Loads what was simulated, without its job. Throws what the job would say. */
export async function cargada(client: Client, detalle: DetalleCarga): Promise<DetalleCarga> {
  const { status, body } = await pedirCarga(client, detalle)
  if (status !== 202) throw new Error(`it was not loaded: ${status} ${body.error}`)
  const { folio } = detalle.carga
  const [actor] = await conActor(folio)
  await prepararCarga(actor, folio, '')
  return verCarga(client, folio)
}

/** Who made a load, and the load: its steps run with them. */
export async function conActor(folio: string): Promise<[Actor, Awaited<ReturnType<typeof loadCarga>>]> {
  const carga = await loadCarga(Number(folio.slice(-6)))
  const actor = await loadActor(carga.creadaPor ?? 0, { medio: 'api', direccion: 'prueba' })
  if (!actor) throw new Error('No such actor')
  return [actor, carga]
}
