import { expect } from 'vitest'
import type { CasoDetalle, OpcionesCaso } from '#domain/procesos/casos/caso.ts'
import type { PortalClient } from '#test/support/portal/portal-client.ts'

interface Datos {
  /** Name of the process in which it is opened. */
  readonly proceso?: string
  /** Id of who answers for it. */
  readonly responsable?: number
  readonly normas?: readonly { readonly Nombre: string; readonly Descripcion: string }[]
}

/** A case of that subject, opened by the client's person. */
export async function abrirCaso(client: PortalClient, asunto: string, datos: Datos = {}): Promise<CasoDetalle> {
  const { proceso: nombre = 'Orientación', ...rest } = datos
  const { procesos } = (await client.get<OpcionesCaso>('/api/casos/opciones')).body
  const proceso = procesos.find((one) => one.nombre === nombre)?.id
  const { status, body } = await client.post<CasoDetalle>('/api/casos', {
    proceso,
    asunto,
    vence: '2027-01-15',
    ...rest,
  })
  expect([status, 'error' in body ? body : null]).toEqual([201, null])
  return body
}

/** The case after an act of the client's person on it. */
export async function tras(
  client: PortalClient,
  { id, version }: CasoDetalle,
  acto: 'mover' | 'cerrar' | 'normas',
  cuerpo: object,
): Promise<CasoDetalle> {
  const { status, body } = await client.post<CasoDetalle>(`/api/casos/${id}/${acto}`, { version, ...cuerpo })
  expect([status, 'error' in body ? body : null]).toEqual([200, null])
  return body
}
