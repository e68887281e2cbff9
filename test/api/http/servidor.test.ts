import { request } from 'node:http'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { rereadEnv } from '#api/env.ts'
import { startServer, type RunningServer } from '#api/server.ts'

let server: RunningServer

beforeAll(async () => {
  vi.stubEnv('PORT', '0')
  rereadEnv()
  server = await startServer()
})
afterAll(async () => {
  await server.close()
  vi.unstubAllEnvs()
})

it('a server keeps an idle connection longer than proxies and browsers do, which close it first', async () => {
  const res = await fetch(`${server.url}/api/salud`)
  const told = /timeout=(\d+)/.exec(res.headers.get('keep-alive') ?? '')?.[1]
  await res.arrayBuffer()
  expect(Number(told)).toBeGreaterThan(60)
})

/** The status of a request as it goes over the wire, with those headers and nothing besides. */
function estadoDe(method: string, path: string, headers: Readonly<Record<string, string>>): Promise<number> {
  return new Promise((resolve, reject) => {
    const req = request(`${server.url}${path}`, { method, headers }, (res) => {
      res.resume()
      res.once('end', () => resolve(res.statusCode ?? 0))
    })
    req.once('error', reject)
    req.end()
  })
}

it.each([
  ['GET', {}],
  ['HEAD', {}],
  ['GET', { 'content-length': '0' }],
])('a %s that says it brings JSON and brings none (%o) is answered over HTTP as any other', async (method, more) => {
  expect(await estadoDe(method, '/api/salud', { 'content-type': 'application/json', ...more })).toBe(200)
})
