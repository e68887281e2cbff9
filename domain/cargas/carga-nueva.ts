import type { Issue } from '#domain/issue.ts'

/** A file to load, as a form asks for it. */
export interface CargaNueva {
  /** The file; null until one is chosen. */
  readonly archivo: object | null
  /** Id of the entity; null until one is chosen. */
  readonly entidad: number | null
  /** Code of four digits; "" until one is chosen. */
  readonly quincena: string
  /** Whether the file is of the whole institute: payments have no entity and no quincena. */
  readonly deInstituto: boolean
}

/** What a new load still needs, at the field that lacks it. */
export function cargaNuevaIssues({ archivo, entidad, quincena, deInstituto }: CargaNueva): Issue[] {
  return [
    ...falta(archivo === null, 'archivo', 'Elige el archivo que vas a cargar.'),
    ...falta(!deInstituto && entidad === null, 'entidad', 'Elige la entidad de la que es el archivo.'),
    ...falta(!deInstituto && quincena === '', 'quincena', 'Elige la quincena que paga el archivo.'),
  ]
}

const falta = (isMissing: boolean, path: string, message: string): Issue[] =>
  isMissing ? [{ path, code: 'requerido', message }] : []
