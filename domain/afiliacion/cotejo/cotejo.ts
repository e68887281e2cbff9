import type { Dato } from '#domain/documentos/papeles/papel.ts'
import {
  camposCon,
  DOCUMENTOS_LEIBLES,
  type DatosPorDocumento,
  type DocumentoLeible,
} from '#domain/documentos/papeles/registro.ts'
import { cleanKey } from '#domain/identidad/clean-key.ts'
import { parseCurp } from '#domain/identidad/curp.ts'
import { entidadByNombre } from '#domain/identidad/entidades-federativas.ts'
import { writtenName, sameName, type Nombre } from '#domain/identidad/nombre.ts'
import { foldText, normalizeText } from '#domain/identidad/normalize-text.ts'
import type { DatosPersonalesEnCaptura } from '#domain/afiliacion/datos/datos-personales.ts'

/** What the papers of one expediente say, each as far as it was read (or captured by hand). */
export type LecturasExpediente = Readonly<{ [D in keyof DatosPorDocumento]?: Partial<DatosPorDocumento[D]> }>

/** What one paper says of a datum; undefined where it does not print it, or it was not read. */
export type DatosLeidos = (dato: Dato) => string | undefined

/** Asks a paper of an expediente for data of the person, whatever it calls them. */
export function datosLeidos(papeles: LecturasExpediente, papel: DocumentoLeible): DatosLeidos {
  const leidos: Readonly<Record<string, unknown>> = papeles[papel] ?? {}
  return (dato) => {
    const campo = camposCon(dato).find((each) => each.papel === papel)?.campo
    const valor = campo === undefined ? undefined : leidos[campo]
    return typeof valor === 'string' ? valor : undefined
  }
}

/** The name that a paper says, as far as it was read. */
export function nombreLeido(datos: DatosLeidos): Nombre {
  return {
    nombres: datos('nombres') ?? '',
    apellidoPaterno: datos('apellidoPaterno') ?? '',
    apellidoMaterno: datos('apellidoMaterno') ?? '',
  }
}

/** What the first paper that always prints a datum says of it; "" when none was read. */
export function primerDato(papeles: LecturasExpediente, dato: Dato): string {
  const printing = camposCon(dato).filter(({ aVeces }) => !aVeces)
  return printing.map(({ papel }) => datosLeidos(papeles, papel)(dato) ?? '').find((valor) => valor !== '') ?? ''
}

/** Where a value of the comparison comes from: a paper, or what the person typed. */
export type FuenteCotejo = keyof DatosPorDocumento | 'captura'

export interface FilaCotejo {
  readonly campo: CampoCotejo
  readonly etiqueta: string
  /** As read or typed, only of sources that give one. */
  readonly valores: Readonly<Partial<Record<FuenteCotejo, string>>>
  /** The papers that print it, so that one of them without a value was not read. */
  readonly imprimen: readonly (keyof DatosPorDocumento)[]
  /** `sin_leer`: fewer than two sources give it, so there is nothing to compare. */
  readonly resultado: 'coincide' | 'difiere' | 'sin_leer'
}

export type CampoCotejo =
  | 'nombre'
  | 'nombres'
  | 'apellidoPaterno'
  | 'apellidoMaterno'
  | 'curp'
  | 'rfc'
  | 'nss'
  | 'fechaNacimiento'
  | 'sexo'
  | 'entidad'
  | 'codigoPostal'

interface Campo {
  readonly etiqueta: string
  /** What a paper must print to give it. */
  readonly segun: Dato
  /** What of it a paper says; "" or undefined where it says nothing. */
  readonly dePapel: (datos: DatosLeidos) => string | undefined
  readonly escrito: (captura: DatosPersonalesEnCaptura) => string | undefined
  readonly same: (a: string, b: string) => boolean
}

const sameFolded = (a: string, b: string) => foldText(a) === foldText(b)
const sameKey = (a: string, b: string) => cleanKey(a) === cleanKey(b)
const stateKey = (name: string) => entidadByNombre(name)?.codigo ?? foldText(name)
const sameState = (a: string, b: string) => stateKey(a) === stateKey(b)
const same = (a: string, b: string) => a === b

/** A part of the name, wherever it is printed. A paper may cut a name elsewhere: that is shown, and only warns. */
const part = (etiqueta: string, field: keyof Nombre): Campo => ({
  etiqueta,
  segun: field,
  dePapel: (datos) => datos(field),
  escrito: (captura) => captura[field],
  same: sameFolded,
})

const CAMPOS: Readonly<Record<CampoCotejo, Campo>> = {
  nombre: {
    etiqueta: 'Nombre completo',
    segun: 'nombres',
    dePapel: (datos) => fullName(nombreLeido(datos)),
    escrito: fullName,
    same: sameName,
  },
  nombres: part('Nombres', 'nombres'),
  apellidoPaterno: part('Apellido paterno', 'apellidoPaterno'),
  apellidoMaterno: part('Apellido materno', 'apellidoMaterno'),
  curp: {
    etiqueta: 'CURP',
    segun: 'curp',
    dePapel: (datos) => datos('curp'),
    escrito: ({ curp }) => curp,
    same: sameKey,
  },
  rfc: {
    etiqueta: 'RFC',
    segun: 'rfc',
    dePapel: (datos) => datos('rfc'),
    escrito: ({ rfcBase = '', rfcHomo = '' }) => `${rfcBase}${rfcHomo}`,
    same: sameKey,
  },
  nss: { etiqueta: 'NSS', segun: 'nss', dePapel: (datos) => datos('nss'), escrito: ({ nss }) => nss, same: sameKey },
  // What a CURP tells, every paper that prints one gives.
  fechaNacimiento: {
    etiqueta: 'Fecha de nacimiento',
    segun: 'curp',
    dePapel: (datos) => datos('fechaNacimiento') || bornIn(datos('curp')),
    escrito: ({ curp }) => bornIn(curp),
    same,
  },
  sexo: {
    etiqueta: 'Sexo',
    segun: 'curp',
    dePapel: (datos) => datos('sexo') || sexIn(datos('curp')),
    escrito: ({ curp }) => sexIn(curp),
    same,
  },
  entidad: {
    etiqueta: 'Entidad de nacimiento',
    segun: 'curp',
    dePapel: (datos) => stateName(datos('entidadNacimiento')) || stateIn(datos('curp')),
    escrito: ({ curp }) => stateIn(curp),
    same: sameState,
  },
  codigoPostal: {
    etiqueta: 'Código postal',
    segun: 'domicilio.cp',
    dePapel: (datos) => datos('domicilio.cp'),
    escrito: ({ usarDireccionCsf, domicilioOCR }) =>
      usarDireccionCsf ? domicilioOCR?.cp || domicilioOCR?.codigoPostal : undefined,
    same: sameKey,
  },
}

/**
 * Every field that more than one paper, or a paper and the person, can give, side by side; nothing is chosen
 * (decisions §6). Rows come in the order of the form, also those that nothing gives yet.
 */
export function cotejoRows(papeles: LecturasExpediente, captura: DatosPersonalesEnCaptura = {}): FilaCotejo[] {
  return (Object.keys(CAMPOS) as CampoCotejo[]).map((campo) => {
    const { etiqueta, segun, dePapel, escrito, same } = CAMPOS[campo]
    const printed = DOCUMENTOS_LEIBLES.map((papel) => [papel, dePapel(datosLeidos(papeles, papel))] as const)
    const given = [...printed, ['captura', escrito(captura)] as const]
      .map(([fuente, valor]) => [fuente, normalizeText(valor ?? '')] as const)
      .filter(([, valor]) => valor !== '')
    return {
      campo,
      etiqueta,
      imprimen: camposCon(segun).flatMap(({ papel, aVeces }) => (aVeces ? [] : [papel])),
      valores: Object.fromEntries(given),
      resultado: compare(
        given.map(([, valor]) => valor),
        same,
      ),
    }
  })
}

function compare(valores: readonly string[], same: Campo['same']): FilaCotejo['resultado'] {
  const [first, ...others] = valores
  if (first === undefined || others.length === 0) return 'sin_leer'
  return others.every((other) => same(first, other)) ? 'coincide' : 'difiere'
}

/** "Nombres Paterno Materno" as written by a source that gives at least a name and a surname; "" otherwise. */
export function fullName(nombre: Partial<Nombre> | undefined): string {
  const { nombres = '', apellidoPaterno = '', apellidoMaterno = '' } = nombre ?? {}
  if (nombres === '' || (apellidoPaterno === '' && apellidoMaterno === '')) return ''
  return writtenName({ nombres, apellidoPaterno, apellidoMaterno }, 'natural')
}

function bornIn(curp: string | undefined): string {
  return parseCurp(curp ?? '')?.fechaNacimiento ?? ''
}

function sexIn(curp: string | undefined): string {
  return parseCurp(curp ?? '')?.sexo ?? ''
}

function stateIn(curp: string | undefined): string {
  return parseCurp(curp ?? '')?.entidad ?? ''
}

/** The state that a paper names, by its usual name; as printed when it is none. */
function stateName(printed: string | undefined): string {
  return entidadByNombre(printed ?? '')?.nombre ?? printed ?? ''
}
