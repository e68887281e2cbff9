import { randomInt } from 'node:crypto'
import { seededRandom, type SeededRandom } from '#seeds/demo/personas/seeded-random.ts'

/**
 * A test body whose random choices follow a seed: that of the variable `SEMILLA`, which repeats the choices of another run, or a new
 * one. The seed is printed when the test starts, and in the message when it fails.
 */
export function conSemilla(body: (random: SeededRandom) => Promise<void>): () => Promise<void> {
  return async () => {
    const semilla = Number(process.env['SEMILLA'] ?? randomInt(2 ** 31))
    process.stdout.write(`SEMILLA=${semilla}\n`)
    try {
      await body(seededRandom(semilla))
    } catch (error) {
      if (error instanceof Error) error.message = `SEMILLA=${semilla}: ${error.message}`
      throw error
    }
  }
}
