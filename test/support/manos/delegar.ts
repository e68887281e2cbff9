import type { DelegacionPropia } from '#domain/acceso/delegacion.ts'
import type { Client, Respuesta } from '#test/support/client.ts'

export const OFICIO = { oficio: 'DG/123/2026', oficioFecha: '2026-11-19' }

/** Proposes a delegation from the tests' day on, unless `change` says otherwise. */
export function delegar(
  de: Client,
  usuario: string,
  change: object = {},
): Promise<Respuesta<DelegacionPropia & Record<string, unknown>>> {
  const dias = { desde: '2026-11-20', hasta: '2026-11-30' }
  return de.post('/api/mi-cuenta/delegaciones', { usuario, ...dias, ...OFICIO, motivo: '', ...change })
}

export function contestar(delegado: Client, id: number, respuesta: string): Promise<Respuesta> {
  return delegado.post(`/api/mi-cuenta/delegaciones/${id}/${respuesta}`, {})
}

/** A delegation that its delegate has accepted. Gives its id. */
export async function delegarYAceptar(
  de: Client,
  delegado: Client,
  usuario: string,
  change: object = {},
): Promise<number> {
  const { status, body } = await delegar(de, usuario, change)
  if (status !== 201) throw new Error(`the delegation failed: ${JSON.stringify(body)}`)
  const answer = await contestar(delegado, body.id, 'aceptar')
  if (answer.status !== 200) throw new Error(`accepting failed: ${JSON.stringify(answer.body)}`)
  return body.id
}
