import type { DomicilioEnPartes } from '#domain/afiliacion/datos/domicilio-en-linea.ts'
import type { PlainDate } from '#domain/plain-date.ts'

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
  readonly domicilio: DomicilioEnPartes
  /** Whether that address is the one of the tax certificate. */
  readonly domicilioDeCsf: boolean
  readonly entidad: string
  readonly dependencia: string
  readonly area: string
  readonly puesto: string
}
