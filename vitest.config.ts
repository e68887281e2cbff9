import { defineConfig } from 'vitest/config'

const shared = { restoreMocks: true, env: { TZ: 'America/Mexico_City' }, pool: 'forks' as const }

/** Files at once and turn of each project: left to itself Vitest keeps one of two processors idle. */
const together = (maxWorkers: number | string, groupOrder: number) => ({ maxWorkers, sequence: { groupOrder } })

/**
 * Limits of time are for what hangs, not for what is slow: generous ones keep a busy machine from failing a good test.
 * Pure rules; the reader of documents; API, CLI and browser journeys (once per database engine, see scripts/test.mjs); what
 * every page looks like to who cannot see it or not well (once: no engine changes it).
 */
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          ...together('100%', 0),
          name: 'unit',
          testTimeout: 30_000,
          include: ['test/domain/**/*.test.ts', 'test/seeds/**/*.test.ts', 'test/admin/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          ...together(1, 1),
          name: 'lector',
          include: ['test/lector/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          ...together('100%', 2),
          name: 'api',
          include: ['test/api/**/*.test.ts', 'test/cli/**/*.test.ts'],
          globalSetup: ['test/support/global-setup.ts'],
          setupFiles: ['test/support/setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          ...together(2, 3),
          name: 'browser',
          include: ['test/browser/*.test.ts'],
          globalSetup: ['test/support/global-setup.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // A real browser on a busy machine: what passes only the second time is told at the end of `npm test`.
          retry: 1,
          // A poll ends as soon as it is true: how long it may take is how busy the machine may be.
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          ...together(2, 4),
          name: 'accesible',
          include: ['test/browser/accesible/*.test.ts'],
          globalSetup: ['test/support/global-setup.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // A poll ends as soon as it is true: how long it may take is how busy the machine may be.
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
})
