import type { Celdas } from '#domain/cargas/lectura/compilar-plano.ts'
import { isTituloConcepto, isTituloImporte } from './sinonimos.ts'

/** Records among which the row of titles is looked for. */
const ENTRE = 30

/** Place of the row of titles among the first records; -1 if the file has none. `campoDe` knows the titles of the kind. */
export function renglonDeTitulos(primeras: readonly Celdas[], campoDe: (titulo: string) => string | null): number {
  const conocidos = primeras
    .slice(0, ENTRE)
    .map((celdas) => celdas.filter((celda) => isConocido(celda, campoDe)).length)
  const mejor = conocidos.indexOf(Math.max(...conocidos, 0))
  if ((conocidos[mejor] ?? 0) >= 2) return mejor
  const [first = [], ...rest] = primeras
  return isSoloPalabras(first) && rest.some((celdas) => !isSoloPalabras(celdas)) ? 0 : -1
}

const isConocido = (celda: string, campoDe: (titulo: string) => string | null): boolean =>
  celda.length <= 80 && (campoDe(celda) !== null || isTituloConcepto(celda) || isTituloImporte(celda))

/** Whether most cells of a record say something, and all that do are words: no number, no key of a person. */
function isSoloPalabras(celdas: Celdas): boolean {
  const dichas = celdas.map((celda) => celda.trim()).filter((celda) => celda !== '')
  return (
    dichas.length >= 2 &&
    dichas.length >= celdas.length / 2 &&
    dichas.every((celda) => /^\p{L}/u.test(celda) && !/\d{3}/.test(celda))
  )
}
