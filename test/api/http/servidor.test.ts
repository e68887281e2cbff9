import { afterAll, expect, it, vi } from 'vitest'
import { rereadEnv } from '#api/env.ts'
import { startServer } from '#api/server.ts'

afterAll(() => vi.unstubAllEnvs())

it('a server keeps an idle connection longer than proxies and browsers do, which close it first', async () => {
  vi.stubEnv('PORT', '0')
  rereadEnv()
  const server = await startServer()
  const res = await fetch(`${server.url}/api/salud`)
  const told = /timeout=(\d+)/.exec(res.headers.get('keep-alive') ?? '')?.[1]
  await res.arrayBuffer()
  await server.close()
  expect(Number(told)).toBeGreaterThan(60)
})
