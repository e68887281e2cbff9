import { CURP_PATTERN } from '#domain/identidad/curp.ts'
import { LETRAS_DEL_NOMBRE } from '#domain/documentos/nombre/partir-nombre.ts'
import { repairKey } from '#domain/identidad/repair-key.ts'
import { isCurpCorrecta } from './curp-correcta.ts'

const LARGO = 18
const LETRAS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Keys to look for a name by that has not the letters of the CURP as it was read (eighteen signs, right or not): those with one letter of
 * the name another. Of a badly read CURP (J as I: both letters, so that no alphabet tells) those that its check digit then admits, other
 * signs put in their alphabet; of a right one all, as the letter may be the printed name's. Only a name on the paper with all seven letters
 * tells which it is. Empty for a text of another length.
 */
export function curpsConOtraLetra(leida: string): string[] {
  if (leida.length !== LARGO) return []
  const variants = LETRAS_DEL_NOMBRE.flatMap((at) =>
    Array.from(LETRAS, (letra) => leida.slice(0, at) + letra + leida.slice(at + 1)),
  )
  if (isCurpCorrecta(leida)) return variants.filter((clave) => CURP_PATTERN.test(clave) && clave !== leida)
  const admitted = variants.flatMap((clave) => (isCurpCorrecta(clave) ? [clave] : repairKey('curp', clave)))
  return [...new Set(admitted)].filter(isCurpCorrecta)
}
