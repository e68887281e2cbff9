import { expect, it } from 'vitest'

const program = new URL('../../scripts/test/guardas.mjs', import.meta.url)
const { crossEngineFaults } = (await import(program.href)) as {
  readonly crossEngineFaults: (results: readonly object[]) => readonly string[]
}

it('reports calls made on SQLite only, but no 503 and no address without a route', () => {
  const results = [
    { engine: 'sqlite', calls: ['GET /api/a 200', 'POST /api/b 422', 'POST /api/c 503', 'GET * 200'] },
    { engine: 'sqlite', calls: ['GET /api/d 200'] },
    { engine: 'postgres', calls: ['GET /api/a 200'] },
    { engine: 'postgres', calls: ['GET /api/e 200'] },
    { calls: ['GET /api/sin-motor 200'] },
  ]
  expect(crossEngineFaults(results)).toEqual([
    expect.stringMatching(/^GET \/api\/d 200: /),
    expect.stringMatching(/^POST \/api\/b 422: /),
  ])
})

it('reports why a call failed', () => {
  const results = [
    { engine: 'sqlite', calls: ['GET /api/a 500\tError: disk', 'GET /api/b 500\tError: closed'] },
    { engine: 'postgres', calls: ['GET /api/a 500\tError: another'] },
  ]
  expect(crossEngineFaults(results)).toEqual(['GET /api/b 500: Error: closed'])
})

it('reports a file that passes another number of tests on PostgreSQL, whichever steps ran it', () => {
  const results = [
    { engine: 'sqlite', files: [{ file: 'a', passed: 3 }] },
    { engine: 'sqlite', files: [{ file: 'b', passed: 2 }] },
    { engine: 'postgres', files: [{ file: 'a', passed: 3 }] },
    { engine: 'postgres', files: [{ file: 'b', passed: 1 }] },
    { engine: 'postgres', files: [{ file: 'c', passed: 1 }] },
  ]
  expect(crossEngineFaults(results)).toEqual(['b: SQLite cuenta 2 y PostgreSQL 1', 'c: SQLite cuenta 0 y PostgreSQL 1'])
})
