import path from 'node:path'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { PLAZO } from './test/support/plazo.ts'

/** Milliseconds for one test or hook: several waits of `PLAZO`, so that a wait fails first and says what it waited for. */
const TOTAL = 5 * PLAZO

/** Notes the CPU seconds of each file. */
const CPU = 'test/support/arranque/cpu.ts'

/** Prints what the open pages of a failed journey show. */
const FAILED_PAGE = 'test/browser/pagina-fallada.ts'

const shared = {
  restoreMocks: true,
  env: { TZ: 'America/Mexico_City' },
  pool: 'forks' as const,
  expect: { poll: { timeout: PLAZO } },
  testTimeout: TOTAL,
  hookTimeout: TOTAL,
  setupFiles: [CPU],
}

/** Files run at once. Vitest runs projects of one row together, and the rows one after another. */
const WORKERS = { cpu: '100%', lector: 2, portal: 3, pantalla: 1 } as const

function project(
  name: string,
  include: string,
  workers: keyof typeof WORKERS,
  more: Readonly<Record<string, unknown>> = {},
): TestProjectConfiguration {
  const sequence = { groupOrder: Object.keys(WORKERS).indexOf(workers) }
  return {
    extends: true,
    test: { ...shared, name, include: [include], maxWorkers: WORKERS[workers], sequence, ...more },
  }
}

/** Tests that use the API in process, on a database of their own (TEST_DB: sqlite or postgres). */
const withDatabase = {
  isolate: false,
  execArgv: ['--import', path.resolve('test/support/arranque/anotar-llamadas.mjs')],
  globalSetup: ['test/support/arranque/global-setup.ts'],
  setupFiles: [CPU, 'test/support/arranque/setup.ts'],
}

/** Tests of the built portal, which runs in a process of its own. A worker keeps its modules and its Chromium between files. */
const withPortal = {
  isolate: false,
  globalSetup: ['test/support/arranque/global-setup.ts'],
  setupFiles: [CPU, 'test/support/arranque/olvidar.ts', FAILED_PAGE],
}

/**
 * Tests of screens without a browser: the real app in happy-dom, with answers written by the test. One worker, since loading the app costs
 * more than most files.
 */
const enDom = {
  isolate: false,
  environment: 'happy-dom',
  environmentOptions: { happyDOM: { width: 1440, height: 900 } },
  setupFiles: [CPU, 'test/componentes/soporte/preparar.ts'],
}

/** docs/testing.md says what each project proves, and in which tier it runs. */
export default defineConfig({
  test: {
    projects: [
      project('unit', 'test/{domain,admin}/**/*.test.ts', 'cpu', { isolate: false }),
      project('seeds', 'test/seeds/**/*.test.ts', 'cpu', { isolate: false }),
      project('scripts', 'test/scripts/**/*.test.ts', 'cpu', { isolate: false }),
      project('lector', 'test/lector/**/*.test.ts', 'lector'),
      project('api', 'test/{api,cli}/**/*.test.ts', 'cpu', withDatabase),
      project('procesos', 'test/procesos/**/*.test.ts', 'portal', withPortal),
      project('oficio', 'test/browser/oficio/*.test.ts', 'portal', withPortal),
      project('browser', 'test/browser/{panel,portal}/**/*.test.ts', 'portal', withPortal),
      project('accesible', 'test/browser/accesible/*.test.ts', 'portal', withPortal),
      project('componentes', 'test/componentes/**/*.test.ts', 'pantalla', enDom),
      // The built screens with answers written by the test: no server.
      project('pantallas', 'test/browser/pantallas/*.test.ts', 'portal', {
        isolate: false,
        setupFiles: [CPU, FAILED_PAGE],
      }),
    ],
  },
})
