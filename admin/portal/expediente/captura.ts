import { BORRADOR_ALTA_VACIO } from '#domain/afiliacion/borrador.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import type { DatosBorradorAlta } from '#domain/afiliacion/borrador.ts'
import type { DatosLaboralesEnCaptura } from '#domain/afiliacion/datos/datos-laborales.ts'
import type { DatosPersonalesEnCaptura, DomicilioOCR } from '#domain/afiliacion/datos/datos-personales.ts'

/** What the person put into the wizard, as far as it goes. What the papers say stands apart. */
export interface Captura extends Omit<DatosBorradorAlta, 'personales' | 'laborales'> {
  readonly personales: DatosPersonalesEnCaptura
  readonly laborales: DatosLaboralesEnCaptura
}

export const CAPTURA_VACIA: Captura = BORRADOR_ALTA_VACIO

const DOMICILIO_VACIO: DomicilioOCR = {
  cp: '',
  tipoVialidad: '',
  nombreVialidad: '',
  numeroExterior: '',
  numeroInterior: '',
  colonia: '',
  localidad: '',
  municipio: '',
  entidad: '',
  entreCalle: '',
  yCalle: '',
}

/** The capture as a draft keeps it: what is empty is left out, and so is a date while it is no day. */
export function toDatosBorrador(captura: Captura): DatosBorradorAlta {
  const { domicilioOCR, ...texts } = captura.personales
  const block = domicilioOCR ? { domicilioOCR: { ...DOMICILIO_VACIO, ...domicilioOCR } } : {}
  const { fechaIngreso, ...chosen } = captura.laborales
  const fecha = parsePlainDate(fechaIngreso ?? '')
  return {
    ...captura,
    personales: { ...present(texts), ...block },
    laborales: { ...present(chosen), ...(fecha && { fechaIngreso: fecha }) },
  }
}

/** An object without its undefined and null entries. */
function present(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined && value !== null))
}
