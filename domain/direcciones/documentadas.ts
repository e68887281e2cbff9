/** The answers of the documented address calls, with their upper-case names (specification 2 §3). */
export interface EstadoDocumentado {
  readonly ID_ESTADO: number
  readonly NOMBRE: string
}

export interface MunicipioDocumentado {
  readonly ID_MUNICIPIO: number
  readonly NOMBRE: string
  readonly ID_ESTADO: number | null
}

export interface CpDocumentado {
  readonly ID_CP: number
  readonly codigo: string
  readonly ID_MUNICIPIO: number | null
}

export interface ColoniaDocumentada {
  readonly ID_COLONIA: number
  readonly NOMBRE: string
  readonly ID_CP: number | null
}

export interface CalleDocumentada {
  readonly ID_CALLE: number
  readonly NOMBRE: string
  readonly ID_COLONIA: number | null
}

/** A postal code found by its digits, with what is above and the colonias below. */
export interface CodigoPostalDocumentado extends CpDocumentado {
  readonly MUNICIPIO: string
  readonly ID_ESTADO: number
  readonly ESTADO: string
  readonly colonias: readonly (Pick<ColoniaDocumentada, 'ID_COLONIA' | 'NOMBRE'> & {
    /** "Colonia", "Pueblo"; "" where SEPOMEX does not tell. */
    readonly TIPO: string
  })[]
}
