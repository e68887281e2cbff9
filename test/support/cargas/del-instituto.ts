import type { DetalleCarga, PaginaRenglones } from '#domain/cargas/carga.ts'
import { leerCarga } from '#api/cargas/leer-carga.ts'
import { defineTrabajosCargas } from '#api/cargas/marcha/trabajo-carga.ts'
import { prepararCarga } from '#api/cargas/preparar-carga.ts'
import { AppError } from '#api/errors.ts'
import type { Client, Rechazo } from '#test/support/client.ts'
import { conActor, verCarga } from './carga-del-instituto.ts'
import { fileForm } from '#test/support/upload.ts'

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
  campos: Readonly<Record<string, string>>,
): Promise<CargaPrueba> {
  // The steps run here; their jobs are only left.
  defineTrabajosCargas()
  const { status, body } = await client.upload<DetalleCarga & Rechazo>('/api/cargas', fileForm(bytes, nombre, campos))
  if (status !== 201) return { status, folio: '', detalle: body, codigo: body.codigo, campos: body.campos ?? {} }
  const { folio } = body.carga
  await leerCarga(...(await conActor(folio)))
  return { status, folio, detalle: await verCarga(client, folio), codigo: '', campos: {} }
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
