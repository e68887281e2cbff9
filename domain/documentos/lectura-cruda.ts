import type { Hallazgo } from './combinar.ts'
import type { AvisoLectura } from './lectura.ts'

/** What one paper gives before its places are compared. */
export interface LecturaCruda {
  readonly hallazgos: readonly Hallazgo[]
  readonly avisos: readonly AvisoLectura[]
}
