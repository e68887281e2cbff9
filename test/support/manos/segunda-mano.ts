import type { PropuestaPanel } from '#domain/autorizaciones/propuesta.ts'
import { signIn, type Client, type Respuesta } from '#test/support/client.ts'
import { AUTORIZAN, DosManos, propuestaDe } from './dos-manos.ts'

/** Authorises, as the second person, what a call proposed. */
export async function autorizar<T = PropuestaPanel>(segunda: Client, hecha: Respuesta<unknown>): Promise<Respuesta<T>> {
  const { id } = propuestaDe(hecha)
  const { version } = (await segunda.get<PropuestaPanel>(`/api/panel/autorizaciones/${id}`)).body
  return segunda.post<T>(`/api/panel/autorizaciones/${id}/autorizar`, { version })
}

/** `propone`, whose proposals another person authorises at once. */
export async function conSegundaMano(propone: Client): Promise<DosManos> {
  return new DosManos(propone, await Promise.all(AUTORIZAN.map((usuario) => signIn(usuario))))
}
