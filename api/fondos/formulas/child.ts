import { decirListo, vigilar } from '#api/child/vigilante.ts'
import { atender } from './atender.ts'
import type { PeticionFormula } from './peticion.ts'

/** How many formulas are worked out before anybody's. */
const PRIMERAS = 40

/** A process that reads and works out formulas, so that none of them holds the one thread that serves everybody. */
process.on('message', (peticion: PeticionFormula) => process.send?.(atender(peticion)))
process.on('disconnect', () => process.exit(0))
// The first formulas of a process are slow, while its code is still being compiled, and they are nobody's: their time is not
// what a formula may take.
for (let n = 0; n < PRIMERAS; n += 1)
  atender({ id: 0, hacer: 'evaluar', texto: 'redondear(1 / 3 * 3, 2)', propia: null, valores: [], formulas: [] })
await vigilar()
decirListo()
