import { once } from 'node:events'
import net from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '#test/support/demo-password.ts'
import { startPortal, type Portal } from '#test/support/portal/portal.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ LOG_LEVEL: 'info' })
})
afterAll(() => portal.stop())

interface Line {
  readonly requestId?: string
  readonly metodo?: string
  readonly ruta?: string
  readonly estado?: number
  readonly ms?: number
  readonly usuario?: string
}

const lines = () =>
  portal
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)

describe('the log of the server', () => {
  it('has one line per request, with the id that the answer carries and nothing personal', async () => {
    const headers = { 'content-type': 'application/json' }
    const login = await fetch(`${portal.url}/api/login`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ usuario: 'ventanilla1', pass: DEMO_PASSWORD }),
    })
    const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
    const search = await fetch(`${portal.url}/api/personal/organica?curp=MUGF910817MASXMR04&limit=1`, {
      headers: { cookie },
    })
    await fetch(`${portal.url}/api/busquedaPadron`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: JSON.stringify({ texto: 'Muñoz Güemes' }),
    })

    await expect.poll(() => lines().filter(({ metodo }) => metodo !== undefined).length).toBe(3)
    const line = lines().find(({ requestId }) => requestId === search.headers.get('x-request-id'))
    expect(line).toMatchObject({ metodo: 'GET', ruta: '/api/personal/organica', estado: 200, usuario: 'ventanilla1' })
    expect(line?.ms).toBeGreaterThan(0)
    for (const secret of ['MUGF910817', 'Muñoz', 'Güemes', DEMO_PASSWORD, cookie.split('=')[1] ?? '?'])
      expect(portal.output()).not.toContain(secret)
  })

  it('tells a request that its sender cut in the middle as that, not as a failure of the portal', async () => {
    const { hostname, port } = new URL(portal.url)
    const head = ['POST /api/login HTTP/1.1', 'Host: x', 'Content-Type: application/json', 'Content-Length: 60']
    const socket = net.connect(Number(port), hostname)
    socket.write([...head, 'Expect: 100-continue', '', ''].join('\r\n'))
    // The portal has begun with it when it asks for the body.
    await once(socket, 'data')
    socket.write('{"usuario":', () => socket.destroy())
    await expect.poll(() => lines().find(({ ruta, estado }) => ruta === '/api/login' && estado !== 200)).toBeDefined()
    expect(lines().find(({ ruta, estado }) => ruta === '/api/login' && estado !== 200)?.estado).toBe(400)
    expect(portal.output()).not.toContain('unexpected error')
  })
})
