import { cleanKey } from '#domain/identidad/clean-key.ts'
import { normalizeText } from '#domain/identidad/normalize-text.ts'
import { nacionalidadDeCurp } from './nacionalidad.ts'
import { normalizeTelefono } from './telefono.ts'

/** Address block of the form, filled from the Constancia de Situación Fiscal or by hand (specification 1 §3.5). */
export interface DomicilioOCR {
  readonly cp: string
  /** The documents' other name of `cp`; `cp` wins when both come. */
  readonly codigoPostal?: string
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

/** Personal data of an alta or an edit, with the names of specification 1 §3.5. An empty text is "". */
export interface DatosPersonales {
  readonly nombres: string
  readonly apellidoPaterno: string
  readonly apellidoMaterno: string
  /** True: the person has one surname and `apellidoMaterno` is "". */
  readonly sinSegundoApellido: boolean
  readonly curp: string
  /** Key of the catalogue of nationalities. */
  readonly nacionalidad: string
  /** First ten characters of the RFC. */
  readonly rfcBase: string
  /** Its last three. */
  readonly rfcHomo: string
  readonly numEmpleado: string
  /** Local part and domain together. */
  readonly email: string
  readonly telefono: string
  /** Street and number in one line, when the constancia's address is not used. */
  readonly domicilio: string
  readonly calle2: string
  readonly usarDireccionCsf: boolean
  readonly domicilioOCR: DomicilioOCR
  readonly nss: string
  /** Id of an uploaded JPG or PNG, "" without one. */
  readonly foto: string
}

/** Personal data while they are typed or as a body brings them: any field may still be missing. */
export type DatosPersonalesEnCaptura = Readonly<
  Partial<Omit<DatosPersonales, 'domicilioOCR'>> & { domicilioOCR?: Readonly<Partial<DomicilioOCR>> }
>

/** The names of the form's text fields, in its order. */
type Texto = Exclude<keyof DatosPersonales, 'sinSegundoApellido' | 'usarDireccionCsf' | 'domicilioOCR'>

/**
 * The data as they are judged and stored: texts normalised, keys cleaned, the telephone's last ten digits (as typed while it
 * is not a number), missing texts "". Form and server judge the same: both go through here.
 */
export function normalizeDatosPersonales(datos: DatosPersonalesEnCaptura): DatosPersonales {
  const text = (field: Texto) => normalizeText(datos[field] ?? '')
  const key = (field: Texto) => cleanKey(datos[field] ?? '')
  const telefono = text('telefono')
  return {
    nombres: text('nombres'),
    apellidoPaterno: text('apellidoPaterno'),
    apellidoMaterno: text('apellidoMaterno'),
    sinSegundoApellido: datos.sinSegundoApellido ?? false,
    curp: key('curp'),
    nacionalidad: text('nacionalidad') || nacionalidadDeCurp(datos.curp ?? ''),
    rfcBase: key('rfcBase'),
    rfcHomo: key('rfcHomo'),
    numEmpleado: text('numEmpleado'),
    email: text('email'),
    telefono: normalizeTelefono(telefono) ?? telefono,
    domicilio: text('domicilio'),
    calle2: text('calle2'),
    usarDireccionCsf: datos.usarDireccionCsf ?? false,
    domicilioOCR: normalizeDomicilio(datos.domicilioOCR ?? {}),
    nss: key('nss'),
    foto: text('foto'),
  }
}

function normalizeDomicilio(block: Readonly<Partial<DomicilioOCR>>): DomicilioOCR {
  const text = (field: keyof DomicilioOCR) => normalizeText(block[field] ?? '')
  return {
    cp: text('cp') || text('codigoPostal'),
    tipoVialidad: text('tipoVialidad'),
    nombreVialidad: text('nombreVialidad'),
    numeroExterior: text('numeroExterior'),
    numeroInterior: text('numeroInterior'),
    colonia: text('colonia'),
    localidad: text('localidad'),
    municipio: text('municipio'),
    entidad: text('entidad'),
    entreCalle: text('entreCalle'),
    yCalle: text('yCalle'),
  }
}
