import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { LosLargosPrimero } from './scripts/test/los-largos-primero.ts'
import { PLAZO } from './test/support/plazo.ts'

const shared = {
  restoreMocks: true,
  env: { TZ: 'America/Mexico_City' },
  pool: 'forks' as const,
  expect: { poll: { timeout: PLAZO } },
}

/** Files at once and turn of each project: left to itself Vitest keeps one of two processors idle. */
const together = (maxWorkers: number | string, groupOrder: number) => ({ maxWorkers, sequence: { groupOrder } })

/**
 * A real browser before a running portal: a poll ends as soon as it is true, however busy the machine may be. A worker keeps its
 * modules and its Chromium from one file to the next; each file has a portal and pages of its own.
 */
const journeys = {
  ...shared,
  isolate: false,
  globalSetup: ['test/support/arranque/global-setup.ts'],
  setupFiles: ['test/support/arranque/olvidar.ts'],
  testTimeout: 300_000,
  hookTimeout: 300_000,
}

/**
 * Limits of time are for what hangs, not for what is slow: generous ones keep a busy machine from failing a good test.
 * Pure rules; the reader of documents; API and CLI (on both database engines, see scripts/test.mjs); browser journeys (on
 * SQLite; those of the folder `motores` on both engines); what every page looks like to who cannot see it or not well.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LosLargosPrimero },
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          ...together('100%', 0),
          name: 'unit',
          isolate: false,
          testTimeout: 30_000,
          include: [
            'test/domain/**/*.test.ts',
            'test/seeds/**/*.test.ts',
            'test/admin/**/*.test.ts',
            'test/scripts/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          ...together(2, 1),
          name: 'lector',
          include: ['test/lector/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          ...together('100%', 2),
          name: 'api',
          isolate: false,
          execArgv: ['--import', path.resolve('test/support/arranque/anotar-llamadas.mjs')],
          include: ['test/api/**/*.test.ts', 'test/cli/**/*.test.ts'],
          globalSetup: ['test/support/arranque/global-setup.ts'],
          setupFiles: ['test/support/arranque/setup.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      // A journey that fails is run again from its beginning by scripts/test.mjs, which tells it.
      {
        extends: true,
        test: {
          ...journeys,
          ...together(3, 3),
          name: 'browser',
          include: ['test/browser/{panel,portal,servidor}/*.test.ts', 'test/browser/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...journeys,
          ...together(3, 3),
          name: 'motores',
          include: ['test/browser/motores/*.test.ts'],
        },
      },
      {
        extends: true,
        test: { ...journeys, ...together(3, 4), name: 'accesible', include: ['test/browser/accesible/*.test.ts'] },
      },
      // The built screens before answers of the test's own: no server.
      {
        extends: true,
        test: {
          ...shared,
          ...together(3, 4),
          name: 'pantallas',
          isolate: false,
          include: ['test/browser/pantallas/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
