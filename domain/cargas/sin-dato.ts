import type { Falta } from './falta.ts'
import type { Valor } from './lectura/leer-valor.ts'
import type { TipoCarga } from './tipo-carga.ts'

/**
 * The data that a row needs and does not have. Without those that reading the file refused or missed already: `leidas` are its faults. A layout
 * that somebody wrote may not ask for them.
 */
export function sinDato(
  datos: readonly string[],
  valores: Readonly<Record<string, Valor>>,
  { campos }: TipoCarga,
  leidas: readonly Falta[],
): Falta[] {
  // A row with other columns than the titles was not read at all.
  if (leidas.some(({ codigo }) => codigo === 'C212')) return []
  return datos.flatMap((dato) => {
    const campo = campos[dato]?.titulo ?? dato
    if (valores[dato] !== undefined || leidas.some((falta) => falta.campo === campo)) return []
    return [{ codigo: 'C205', campo, columna: '', hallado: '', esperado: 'un dato' }]
  })
}
