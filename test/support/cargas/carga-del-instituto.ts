import type { CargaPedida, DetalleCarga, PaginaRenglones } from '#domain/cargas/carga.ts'
import type { TipoCargaId } from '#domain/cargas/tipos-carga.ts'
import { loadCarga } from '#api/cargas/carga-row.ts'
import { leerCarga } from '#api/cargas/leer-carga.ts'
import { defineTrabajosCargas } from '#api/cargas/marcha/trabajo-carga.ts'
import { prepararCarga } from '#api/cargas/preparar-carga.ts'
import { AppError } from '#api/errors.ts'
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

/** What came of a call about a load of the institute: its status, the load as it is then, and why it was refused. */
export interface CargaPrueba {
  readonly status: number
  readonly folio: string
  readonly detalle: DetalleCarga
  /** Code of the refusal; "" if there was none. */
  readonly codigo: string
  readonly campos: Readonly<Record<string, string>>
}

/** Sends a file of a kind and reads it, without its job. Nothing is loaded yet. */
export async function leerDelInstituto(
  client: Client,
  bytes: Uint8Array,
  nombre: string,
  campos: Pick<ArchivoPrueba, 'tipo' | 'asunto'>,
): Promise<CargaPrueba> {
  const { status, body } = await enviar(client, { contenido: bytes, nombre, ...campos })
  if (status !== 201) return { status, folio: '', detalle: body, codigo: body.codigo, campos: body.campos ?? {} }
  const { folio } = body.carga
  await leerCarga(...(await conActor(folio)))
  return { status, folio, detalle: await verCarga(client, folio), codigo: '', campos: {} }
}

/** The same of a file that is taken: what it would do. */
export async function leida(
  client: Client,
  { tipo, asunto = '', contenido, nombre = 'archivo.csv' }: ArchivoPrueba,
): Promise<DetalleCarga> {
  const bytes = typeof contenido === 'string' ? Buffer.from(contenido) : contenido
  const { status, detalle } = await leerDelInstituto(client, bytes, nombre, { tipo, asunto })
  if (status !== 201) throw new Error(`the file was not taken: ${status}`)
  return detalle
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

/** Confirms a load that was read, and loads it without its job. */
export async function cargarLeida(client: Client, folio: string, motivo = ''): Promise<CargaPrueba> {
  const { version } = await verCarga(client, folio)
  const { status, body } = await client.post<Rechazo>(`/api/cargas/${folio}/cargar`, { version, motivo })
  if (status !== 202)
    return { status, folio, detalle: await verCarga(client, folio), codigo: body.codigo, campos: body.campos ?? {} }
  const codigo = await prepararCarga((await conActor(folio))[0], folio, motivo).then(
    () => '',
    (error: unknown) => {
      if (!(error instanceof AppError)) throw error
      return error.codigo
    },
  )
  return { status: codigo === '' ? 200 : 409, folio, detalle: await verCarga(client, folio), codigo, campos: {} }
}

/** Line, code and found value of the faults of the refused rows. */
export async function hallazgosDe(client: Client, folio: string): Promise<(readonly [number, string, string])[]> {
  const { body } = await client.get<PaginaRenglones>(`/api/cargas/${folio}/renglones?veredicto=rechazado`)
  return body.renglones.flatMap(({ linea, faltas }) =>
    faltas.map(({ codigo, hallado }) => [linea, codigo, hallado] as const),
  )
}
