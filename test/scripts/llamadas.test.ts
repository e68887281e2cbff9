import { expect, it } from 'vitest'

const program = new URL('../../scripts/test/llamadas.mjs', import.meta.url)
const { unknownToPostgres } = (await import(program.href)) as {
  readonly unknownToPostgres: (results: object) => readonly string[]
}

const step = (...calls: string[]) => ({ calls: new Set(calls) })

it('asks of PostgreSQL what journeys touched, but no call that never got its place', () => {
  const results = {
    'browser:sqlite': step('GET /api/a 200', 'POST /api/b 422', 'POST /api/c 503', 'GET * 200'),
    accesible: step('GET /api/d 200'),
    'api:postgres': step('GET /api/a 200'),
    'motores:postgres': step('GET /api/e 200'),
  }
  expect(unknownToPostgres(results)).toEqual(['GET /api/d 200', 'POST /api/b 422'])
  expect(unknownToPostgres({ ...results, accesible: undefined })).toEqual([])
})
