import type { Linea } from '#domain/fondos/lineas.ts'
import type { OrigenLinea } from '#domain/fondos/pagos/explicacion-linea.ts'

/** A line as a close keeps it. */
export interface LineaCierre extends Linea {
  /** Ordinal of the quincena that it is of: the close's own, or the closed one that it corrects. */
  readonly corrige: number
  readonly origen: OrigenLinea
}

/** One line as seals hash it: what it is and its figures, in a fixed order. */
export function lineaCanonica({ origen, corrige, clave, obligado, baseCentavos, tasa, importeCentavos }: LineaCierre) {
  return [origen, corrige, clave, obligado, baseCentavos, tasa, importeCentavos].join(' ')
}
