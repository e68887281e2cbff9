import { expect } from 'vitest'
import type { PropuestaPanel } from '#domain/autorizaciones/propuesta.ts'
import { AUTORIZAN, DosManos } from '#test/support/manos/dos-manos.ts'
import { signInTo } from './portal-client.ts'

/** An account of the portal at `url`, whose proposals another person authorises at once. */
export async function conSegundaManoEn(url: string, usuario: string): Promise<DosManos> {
  const [propone, ...autorizan] = await Promise.all([usuario, ...AUTORIZAN].map((each) => signInTo(url, each)))
  return new DosManos(propone!, autorizan)
}

/** Authorises the newest proposal as `usuario`. */
export async function autorizarLaUltima(url: string, usuario: string): Promise<void> {
  const segunda = await signInTo(url, usuario)
  const { body } = await segunda.get<PropuestaPanel[]>('/api/panel/autorizaciones')
  const { id, version } = body[0]!
  expect((await segunda.post(`/api/panel/autorizaciones/${id}/autorizar`, { version })).status).toBe(200)
}
