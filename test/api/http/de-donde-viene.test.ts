import { describe, expect, it } from 'vitest'
import { readEnv } from '#api/env.ts'
import { Client, signIn } from '#test/support/client.ts'

const CUERPO = { usuario: 'nadie', pass: 'equivocada' }
const statusFrom = async (headers: Record<string, string>) =>
  (await new Client().post('/api/login', CUERPO, headers)).status

describe('a changing call that another site made the browser send', () => {
  it('is refused by Sec-Fetch-Site, with an origin of ours, with another one and with none', async () => {
    const site = { 'sec-fetch-site': 'cross-site' }
    expect(await statusFrom(site)).toBe(403)
    expect(await statusFrom({ ...site, origin: 'http://localhost' })).toBe(403)
    expect(await statusFrom({ ...site, origin: 'https://otro.sitio' })).toBe(403)
  })

  it('is refused by an origin of another host, another port or another scheme', async () => {
    for (const origin of ['http://otro.sitio', 'http://localhost:8080', 'https://localhost', 'null'])
      expect(await statusFrom({ origin })).toBe(403)
  })

  it('of our own pages goes on', async () => {
    expect(await statusFrom({ 'sec-fetch-site': 'same-origin', origin: 'http://localhost' })).toBe(401)
  })

  it('that reads only is not asked where it comes from', async () => {
    expect((await new Client().get('/api/info', { 'sec-fetch-site': 'cross-site' })).status).toBe(200)
  })
})

describe('PUBLIC_URL', () => {
  it.each(['0.0.0.0', '::', '10.1.2.3', 'portal.interno'])('is compulsory when the portal listens at %s', (HOST) => {
    expect(() => readEnv({ HOST })).toThrow(
      `PUBLIC_URL: es obligatoria cuando el portal atiende a otras máquinas (HOST=${HOST})`,
    )
    expect(readEnv({ HOST, PUBLIC_URL: 'https://portal.ejemplo.gob.mx' }).HOST).toBe(HOST)
  })

  it.each(['127.0.0.1', '127.0.0.2', 'localhost', '::1'])('is not asked for at %s', (HOST) => {
    expect(readEnv({ HOST }).HOST).toBe(HOST)
  })

  it('is an address of the web', () => {
    expect(() => readEnv({ PUBLIC_URL: 'ftp://portal.ejemplo.gob.mx' })).toThrow(/PUBLIC_URL: se esperaba una direcci/)
  })
})

describe('a parameter that a call does not know', () => {
  it('is 400 by its name, where the call takes others and where it takes none', async () => {
    const client = await signIn('admin')
    for (const path of [
      '/api/personal/organica?nss=12345678901',
      '/api/sesion?nss=1',
      '/api/panel/usuarios?pagina=2',
    ]) {
      const { status, body } = await client.get<{ error: string; campos: Record<string, string> }>(path)
      const name = path.includes('nss') ? 'nss' : 'pagina'
      expect([path, status, body.campos[name]]).toEqual([path, 400, 'Este campo no se conoce.'])
      expect(body.error).toContain(name)
    }
  })

  it('is not told one by one when there are hundreds', async () => {
    const client = await signIn('admin')
    const many = Array.from({ length: 500 }, (_, at) => `p${at}=1`).join('&')
    const { status, body } = await client.get<{ campos: object }>(`/api/sesion?${many}`)
    expect([status, Object.keys(body.campos).length]).toEqual([400, 20])
  })
})
