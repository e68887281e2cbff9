import type { Issue } from '#domain/issue.ts'

/** A file to load, as a form asks for it. */
export interface CargaNueva {
  /** The file; null until one is chosen. */
  readonly archivo: object | null
  /** Id of the entity; null until one is chosen. */
  readonly entidad: number | null
  /** Code of four digits; "" until one is chosen. */
  readonly quincena: string
  /** Whether the file is of the whole institute: it has no entity and no quincena. */
  readonly deInstituto: boolean
  /** Key of what it is about; "" until one is chosen. */
  readonly asunto: string
  /** What is said if none was chosen; null if its kind needs none. */
  readonly asuntoFalta: string | null
}

/** What a new load still needs, at the field that lacks it. */
export function cargaNuevaIssues({
  archivo,
  entidad,
  quincena,
  deInstituto,
  asunto,
  asuntoFalta,
}: CargaNueva): Issue[] {
  return [
    ...falta(archivo === null, 'archivo', 'Elige el archivo que vas a cargar.'),
    ...falta(!deInstituto && entidad === null, 'entidad', 'Elige la entidad de la que es el archivo.'),
    ...falta(asuntoFalta !== null && asunto === '', 'asunto', asuntoFalta ?? ''),
    ...falta(!deInstituto && quincena === '', 'quincena', 'Elige la quincena que paga el archivo.'),
  ]
}

const falta = (isMissing: boolean, path: string, message: string): Issue[] =>
  isMissing ? [{ path, code: 'requerido', message }] : []
