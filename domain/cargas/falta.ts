import type { CodigoCarga } from './codigos.ts'

/** One fault or warning of a row. */
export interface Falta {
  readonly codigo: CodigoCarga
  /** Title of the field, as people call it: "Sueldo". */
  readonly campo: string
  /** Where it is in the file: title of the column, or "12–22" for characters; "" if it concerns the whole row. */
  readonly columna: string
  /** What the file says, at most `HALLADO_MAX` characters. */
  readonly hallado: string
  readonly esperado: string
  /** Id of the person with the same name. A user decides whether it is the same person. */
  readonly cercana?: number
}

/** The faults of a rule after those of reading: a field that could not be read has its fault already. */
export const conFaltasDeRegla = (leidas: readonly Falta[], deRegla: readonly Falta[]): Falta[] => [
  ...leidas,
  ...deRegla.filter(({ campo }) => !leidas.some((leida) => leida.campo === campo)),
]

/** Characters of a found value that a message repeats. */
export const HALLADO_MAX = 60

/** "Sueldo (columna IMPORTE): dice «4256.5O»; se esperaba un importe como 4256.50. C201" */
export function faltaTexto({ codigo, campo, columna, hallado, esperado }: Falta): string {
  const donde = columna === '' ? campo : `${campo} (columna ${columna})`
  const dice = hallado === '' ? 'está vacío' : `dice «${hallado}»`
  return `${donde}: ${dice}; se esperaba ${esperado}. ${codigo}`
}
