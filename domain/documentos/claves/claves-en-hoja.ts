import { combinar, hallazgoEn, type Hallazgo } from '#domain/documentos/combinar.ts'
import type { Hoja } from '#domain/documentos/hoja/hoja.ts'
import { CURP_PATTERN } from '#domain/identidad/curp.ts'
import type { ClaveReparable } from '#domain/identidad/repair-key.ts'
import { clavesEnRenglones } from './claves-en-papel.ts'

/** Every print of a CURP or RFC on a page. */
export function clavesEnHoja(kind: Exclude<ClaveReparable, 'nss'>, { pagina, renglones }: Hoja): Hallazgo[] {
  return clavesEnRenglones(kind, renglones).map(({ valor, valida, palabras, sugerencia, conLetraO }) =>
    hallazgoEn(pagina, palabras, { campo: kind, valor, valido: valida, sugerencia, letraO: conLetraO }),
  )
}

/**
 * The CURP to cut names by: the best one read, else its only repair, else what was read with any check digit where a letter stands:
 * names have no part in that digit. "" when none has a CURP's form.
 */
export function curpParaNombres(curps: readonly Hallazgo[]): string {
  const leida = combinar(curps)
  const [valor, sugerencia] = [leida?.valor ?? '', leida?.sugerencia ?? '']
  const valid = curps.some((each) => each.valor === valor && each.valido)
  if (!valid && CURP_PATTERN.test(sugerencia)) return sugerencia
  return [valor, `${valor.slice(0, 17)}0`].find((each) => CURP_PATTERN.test(each)) ?? ''
}
