import type { PlainDate } from '#domain/plain-date.ts'

export type SexoCurp = 'H' | 'M' | 'X'

/** An invented address; upper case as the tax paper prints it. An empty text is a part the address does not have. */
export interface DomicilioFicticio {
  readonly codigoPostal: string
  readonly tipoVialidad: string
  readonly nombreVialidad: string
  readonly numeroExterior: string
  readonly numeroInterior: string
  readonly colonia: string
  readonly localidad: string
  readonly municipio: string
  readonly entidad: string
  readonly entreCalle: string
  readonly yCalle: string
}

/** Somebody who does not exist, with keys that agree with each other. Names in upper case with accents and Ñ. */
export interface PersonaFicticia {
  readonly nombres: string
  readonly apellidoPaterno: string
  /** "" when there is only one surname. */
  readonly apellidoMaterno: string
  readonly sexo: SexoCurp
  readonly fechaNacimiento: PlainDate
  /** Two letters of the CURP; NE is born abroad. */
  readonly codigoEntidad: string
  /** Name of that state in upper case. */
  readonly entidadNacimiento: string
  readonly curp: string
  readonly rfc: string
  readonly nss: string
  /** Ten digits. */
  readonly telefono: string
  readonly correo: string
  readonly domicilio: DomicilioFicticio
}
