import { expect, it } from 'vitest'

const program = new URL('../../scripts/test/correr.mjs', import.meta.url)
const { secondTries } = (await import(program.href)) as {
  readonly secondTries: (results: readonly object[]) => {
    readonly lines: readonly string[]
    readonly faults: readonly string[]
  }
}

const journeys = (passed: number, ...retried: object[]) => ({
  name: 'browser:sqlite',
  journey: true,
  files: [{ file: 'a', passed, failed: 0 }],
  retried,
})
const fallo = (failed: number) => ({ file: 'a', failed, skipped: 0, faults: ['no se vio el botón'] })

it('prints each second try, and accepts up to 5 % of the journey tests', () => {
  expect(secondTries([journeys(40, fallo(2))])).toEqual({
    lines: ['browser:sqlite: a > no se vio el botón'],
    faults: [],
  })
})

it('fails the run above 5 %, over all steps of journeys together', () => {
  const { faults } = secondTries([journeys(20, fallo(1)), journeys(20, fallo(2))])
  expect(faults).toEqual(['3 de 40 pruebas de recorridos necesitaron un segundo intento; el límite es 5 %'])
})
