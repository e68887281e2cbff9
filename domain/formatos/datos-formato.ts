import type { PlainDate } from '#domain/plain-date.ts'

/** The parts of an address that a paper prints on one line. */
export interface DomicilioFormato {
  readonly calleNumero: string
  readonly colonia: string
  readonly codigoPostal: string
  readonly municipio: string
  readonly estado: string
}

/** What printable forms are filled with beforehand, of a person or of a movement: `GET /api/formatos/datos`. */
export interface DatosFormato {
  /** The movement's: the form's control number (decisions §8); "" without one. */
  readonly folio: string
  /** Number of the movement's type and its name; null and "" without one. */
  readonly tipoId: number | null
  readonly tipo: string
  /** Effective date, and that of its end where it has one. */
  readonly fecha: PlainDate | null
  readonly fechaFin: PlainDate | null
  readonly observaciones: string
  /** Six digits. */
  readonly interno: string
  readonly numEmpleado: string
  readonly nombre: string
  readonly apellidoPaterno: string
  readonly apellidoMaterno: string
  readonly curp: string
  readonly rfc: string
  readonly telefono: string
  readonly domicilio: DomicilioFormato
  /** Whether that address is the one of the tax certificate. */
  readonly domicilioDeCsf: boolean
  readonly entidad: string
  readonly dependencia: string
  readonly area: string
  readonly puesto: string
}

/** "Madero 125-B, Col. Centro, C.P. 20000, Aguascalientes, Aguascalientes"; what is not known is left out. */
export function domicilioEnLinea(domicilio: DomicilioFormato): string {
  const { calleNumero, colonia, codigoPostal, municipio, estado } = domicilio
  return [
    calleNumero,
    colonia === '' ? '' : `Col. ${colonia}`,
    codigoPostal === '' ? '' : `C.P. ${codigoPostal}`,
    municipio,
    estado,
  ]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ')
}
