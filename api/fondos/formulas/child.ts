import { vigilar } from '#api/child/vigilante.ts'
import { atender } from './atender.ts'
import type { PeticionFormula } from './peticion.ts'

/** A process that reads and works out formulas, so that none of them holds the one thread that serves everybody. */
process.on('message', (peticion: PeticionFormula) => process.send?.(atender(peticion)))
process.on('disconnect', () => process.exit(0))
// The first formula of a process is slow, and it is nobody's: its time is not what a formula may take.
atender({ id: 0, hacer: 'evaluar', texto: 'redondear(1 / 3 * 3, 2)', propia: null, valores: [], formulas: [] })
vigilar()
