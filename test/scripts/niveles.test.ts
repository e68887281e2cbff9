import { expect, it } from 'vitest'

interface Archivo {
  readonly file: string
  readonly project: string
  readonly deep: boolean
  readonly engine: boolean
}
interface Paso {
  readonly name: string
  readonly tier: 1 | 2
  readonly engine?: 'sqlite' | 'postgres'
  readonly tests?: (file: Archivo) => boolean
}

const load = <T>(name: string) => import(new URL(`../../scripts/test/${name}`, import.meta.url).href) as Promise<T>
const { testFiles } = await load<{ readonly testFiles: () => Promise<readonly Archivo[]> }>('archivos.mjs')
const { STEPS } = await load<{ readonly STEPS: readonly Paso[] }>('pasos.mjs')

const stepsOf = (file: Archivo) => STEPS.filter(({ tests }) => tests?.(file)).map(({ name }) => name)
const archivo = (file: string, more: Partial<Archivo> = {}): Archivo => ({
  file,
  project: 'api',
  deep: false,
  engine: false,
  ...more,
})

it('runs every test file in some step, and every API test on both engines', async () => {
  for (const file of await testFiles()) {
    expect([file.file, stepsOf(file).length > 0]).toEqual([file.file, true])
    const engines = new Set(STEPS.filter(({ tests }) => tests?.(file)).map(({ engine }) => engine))
    if (file.project === 'api')
      expect([file.file, engines.has('sqlite'), engines.has('postgres')]).toEqual([file.file, true, true])
  }
})

it('runs no test twice on one engine', async () => {
  for (const file of await testFiles()) {
    const steps = STEPS.filter(({ name, tests }) => name !== 'node-lts' && tests?.(file)).map(({ engine }) => engine)
    expect([file.file, new Set(steps).size]).toEqual([file.file, steps.length])
  }
})

it('moves a deep test to the second tier, and an engine test on PostgreSQL to the first', () => {
  expect(stepsOf(archivo('test/api/a.test.ts'))).toEqual(['api:sqlite', 'profundas:postgres', 'node-lts'])
  expect(stepsOf(archivo('test/api/a.test.ts', { engine: true }))).toEqual(['api:sqlite', 'api:postgres', 'node-lts'])
  expect(stepsOf(archivo('test/api/a.deep.test.ts', { deep: true, engine: true }))).toEqual([
    'profundas:sqlite',
    'profundas:postgres',
  ])
})
