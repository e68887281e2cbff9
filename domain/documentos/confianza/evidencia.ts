import type { Fuente } from '#domain/documentos/campo-leido.ts'

/** Kinds of field that a recogniser gets wrong in like ways. */
export type Clase = 'clave' | 'numero' | 'lista' | 'nombre' | 'texto'

const CLASES: Readonly<Record<string, Clase>> = {
  curp: 'clave',
  rfc: 'clave',
  nss: 'clave',
  codigoPostal: 'numero',
  idCIF: 'numero',
  numeroExterior: 'numero',
  numeroInterior: 'numero',
  sexo: 'lista',
  fechaNacimiento: 'lista',
  fechaEmision: 'lista',
  nacionalidad: 'lista',
  vigencia: 'lista',
  entidad: 'lista',
  codigoEntidad: 'lista',
  situacion: 'lista',
  regimen: 'lista',
  tipoVialidad: 'lista',
  nombres: 'nombre',
  apellidoPaterno: 'nombre',
  apellidoMaterno: 'nombre',
}

export const claseDe = (campo: string): Clase => CLASES[campo] ?? 'texto'

/** What speaks for a value, before it becomes a confidence. */
export interface Evidencia {
  readonly clase: Clase
  readonly fuente: Fuente
  /** The recogniser's confidence in its least sure word, 0..1; 1 for digital text and QR. */
  readonly palabra: number
  /** Places of the paper that print the same value. */
  readonly lugares: number
  /** Other fields that say the same: name letters, RFC and CURP, birth date, postal code and state, a list that holds it. */
  readonly apoyos: number
  /** False when a check digit or another field speaks against it. */
  readonly valido: boolean
  /** Another place prints another value. */
  readonly conflicto: boolean
  /** Below 1 for what a rule had to choose: a cut of a name, a label in which letters were forgiven. */
  readonly factor: number
}
