import type { DetalleCarga, PaginaRenglones } from '#domain/cargas/carga.ts'
import type { PropuestaPanel } from '#domain/autorizaciones/propuesta.ts'
import type { RespuestaCargada } from '#domain/fondos/pagos/panel-pagos.ts'
import type { Actor } from '#domain/acceso/actor.ts'
import { loadCarga } from '#api/cargas/carga-row.ts'
import { leerCarga } from '#api/cargas/leer-carga.ts'
import { defineTrabajosCargas } from '#api/cargas/marcha/trabajo-carga.ts'
import { prepararCarga } from '#api/cargas/preparar-carga.ts'
import { selectRow } from '#api/db/sql.ts'
import { AppError } from '#api/errors.ts'
import { onReset } from '#api/memory.ts'
import { loadActor } from '#api/usuarios/load-actor.ts'
import { signIn, type Client, type Rechazo, type Respuesta } from '#test/support/client.ts'
import { fileForm } from '#test/support/upload.ts'

/** A fault of a row: its line, its code, what was found. */
export interface FaltaPrueba {
  readonly linea: number
  readonly codigo: string
  readonly hallado: string
}

/** What came of a file of the bank. */
export interface BancoCargado {
  /** 200 once its payments count, 201 if it waits for its approval, 422 if it was refused, else the status of the call that failed. */
  readonly status: number
  readonly folio: string
  /** What its payments do, or would do. */
  readonly pagos: RespuestaCargada | null
  /** Why the whole file was refused. */
  readonly rechazo: string
  readonly faltas: readonly FaltaPrueba[]
  /** Code of the call that failed. */
  readonly codigo: string
}

const NADA = { folio: '', pagos: null, rechazo: '', faltas: [], codigo: '' } as const

/** Sends a file of the bank and reads it, without its job. Nothing counts yet. */
export async function leerBanco(
  client: Client,
  bytes: Uint8Array,
  nombre = 'banco.csv',
  plano = 'PAG-CSV',
): Promise<BancoCargado> {
  // The steps run here; their jobs are only left.
  defineTrabajosCargas()
  const enviada = await client.upload<DetalleCarga & Rechazo>('/api/cargas', fileForm(bytes, nombre, { plano }))
  if (enviada.status !== 201)
    return { ...NADA, status: enviada.status, codigo: enviada.body.codigo, rechazo: enviada.body.error }
  const { folio } = enviada.body.carga
  await leerCarga(...(await conActor(folio)))
  return verBanco(client, folio)
}

/** Sends a file of the bank, confirms what it would do and has it authorised by another person. */
export async function cargarBanco(
  client: Client,
  bytes: Uint8Array,
  nombre?: string,
  plano?: string,
): Promise<BancoCargado> {
  const leido = await leerBanco(client, bytes, nombre, plano)
  if (leido.status !== 201) return leido
  const confirmado = await confirmarBanco(client, leido.folio)
  return confirmado.status === 201 ? autorizarBanco(client, leido.folio) : confirmado
}

/** Confirms a file of the bank that was read: it then waits for its approval. */
export async function confirmarBanco(client: Client, folio: string): Promise<BancoCargado> {
  const { version } = (await client.get<DetalleCarga>(`/api/cargas/${folio}`)).body
  const pedida = await client.post<Rechazo>(`/api/cargas/${folio}/cargar`, { version })
  if (pedida.status !== 202) return { ...NADA, folio, status: pedida.status, codigo: pedida.body.codigo }
  const [actor] = await conActor(folio)
  try {
    await prepararCarga(actor, folio, '')
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { ...(await verBanco(client, folio)), status: error.status, codigo: error.codigo }
  }
  return verBanco(client, folio)
}

/** The proposal that a confirmed file left, authorised by somebody else. */
export async function autorizarBanco(client: Client, folio: string, usuario = 'auxiliar2'): Promise<BancoCargado> {
  const { status, body } = await decidirBanco(folio, usuario, 'autorizar')
  if (status !== 200) return { ...NADA, folio, status, codigo: body.codigo }
  return { ...(await verBanco(client, folio)), status: 200 }
}

/** Sessions by account: each sign-in beyond a few ends an older one. Every test file has a database of its own. */
const sesiones = new Map<string, Promise<Client>>()
onReset(() => sesiones.clear())

function sesionDe(usuario: string): Promise<Client> {
  const sesion = sesiones.get(usuario) ?? signIn(usuario)
  sesiones.set(usuario, sesion)
  return sesion
}

/** Authorises or rejects the last proposal of a file of the bank. */
export async function decidirBanco(
  folio: string,
  usuario: string,
  como: 'autorizar' | 'rechazar',
): Promise<Respuesta<PropuestaPanel & Rechazo>> {
  const row = await selectRow<{ id: number; version: number }>(
    `SELECT id, version FROM propuestas WHERE accion = 'carga.pagos' AND registro = $1 ORDER BY id DESC`,
    [String(Number(folio.slice(-6)))],
  )
  const nota = como === 'rechazar' ? { nota: 'Era de otro mes' } : {}
  const segunda = await sesionDe(usuario)
  return segunda.post(`/api/panel/autorizaciones/${row!.id}/${como}`, { version: row!.version, ...nota })
}

async function verBanco(client: Client, folio: string): Promise<BancoCargado> {
  const { carga, pagos } = (await client.get<DetalleCarga>(`/api/cargas/${folio}`)).body
  const isRechazada = carga.estado === 'rechazada'
  const malos = isRechazada
    ? (await client.get<PaginaRenglones>(`/api/cargas/${folio}/renglones?veredicto=rechazado`)).body.renglones
    : []
  return {
    ...{ ...NADA, folio, pagos, rechazo: carga.rechazo },
    status: isRechazada ? 422 : 201,
    faltas: malos.flatMap(({ linea, faltas }) => faltas.map(({ codigo, hallado }) => ({ linea, codigo, hallado }))),
  }
}

async function conActor(folio: string): Promise<[Actor, Awaited<ReturnType<typeof loadCarga>>]> {
  const carga = await loadCarga(Number(folio.slice(-6)))
  const actor = await loadActor(carga.creadaPor ?? 0, { medio: 'api', direccion: 'prueba' })
  if (!actor) throw new Error('No such actor')
  return [actor, carga]
}

/** A file of payments as the bank writes it. */
export function textoDeBanco(
  renglones: readonly (readonly [referencia: string, importe: string, fecha: string, operacion: string])[],
): Buffer {
  const suma = renglones.reduce((sum, [, importe]) => sum + Number(importe), 0).toFixed(2)
  return Buffer.from(
    ['referencia,importe,fecha,operacion', ...renglones.map(String), `TOTAL,${suma},${renglones.length}`, ''].join(
      '\r\n',
    ),
  )
}

/** Tables that a test empties before it loads again: payments, their files and their loads. */
export const TABLAS_BANCO = ['pagos', 'respuestas_banco', 'carga_renglones', 'cargas', 'propuestas'] as const
