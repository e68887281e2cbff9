import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import type { Medida } from './main.ts'

const REGISTRO = 'node_modules/.cache/pruebas/registro.json'

interface Registro {
  readonly factor: number
  /** CPU seconds that `npm test` may cost at factor 1. */
  readonly budget: number
  readonly cpu: number
  readonly failed: number
}

/** The environment without what the bench set for its own database. */
function sinBanco(): NodeJS.ProcessEnv {
  const deBanco = new Set(['NODE_ENV', 'DATABASE_URL', 'DATA_DIR', 'LOG_LEVEL', 'PORTAL_TODAY'])
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !deBanco.has(name)))
}

/**
 * What `npm test` costs in CPU seconds, against a fixed calculation that runs before it and shares no code with the product.
 * Throws when the run stores no record.
 */
export async function measurePruebas(): Promise<Medida[]> {
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, ['scripts/test.mjs'], { stdio: 'inherit', env: sinBanco() })
    child.once('error', reject)
    child.once('close', () => {
      resolve()
    })
  })
  const { factor, budget, cpu, failed } = JSON.parse(await readFile(REGISTRO, 'utf8')) as Registro
  return [
    {
      que: 'npm test, segundos de procesador en la máquina de referencia',
      cifra: `${(cpu / factor).toFixed(0)} (${cpu.toFixed(0)} aquí, factor ${factor.toFixed(2)})`,
      meta: `≤ ${budget}`,
      cumple: cpu / factor <= budget,
    },
    { que: 'npm test, pruebas que fallan', cifra: String(failed), meta: '0', cumple: failed === 0 },
  ]
}
