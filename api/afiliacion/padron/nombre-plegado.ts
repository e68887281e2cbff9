import type { Nombre } from '#domain/identidad/nombre.ts'
import { foldText } from '#domain/identidad/normalize-text.ts'

/** A person's name as it is searched and sorted by: surnames first, lower case, without accents. */
export function plegarNombre({ apellidoPaterno, apellidoMaterno, nombres }: Nombre): string {
  return foldText(`${apellidoPaterno} ${apellidoMaterno} ${nombres}`)
}
