import type { PersonaFicticia } from './persona-ficticia.ts'

/** Key of the catalogue: in this fiction nobody born abroad is Mexican. */
export const nacionalidadFicticia = ({ codigoEntidad }: Pick<PersonaFicticia, 'codigoEntidad'>): string =>
  codigoEntidad === 'NE' ? 'EXTRANJERA' : 'MEXICANA'
