import type { DatosPorDocumento } from '#domain/documentos/lectura.ts'
import { cleanKey } from '#domain/identidad/clean-key.ts'
import { parseCurp } from '#domain/identidad/curp.ts'
import { entidadByNombre } from '#domain/identidad/entidades-federativas.ts'
import { writtenName, sameName, type Nombre } from '#domain/identidad/nombre.ts'
import { foldText, normalizeText } from '#domain/identidad/normalize-text.ts'
import type { DatosPersonalesEnCaptura } from '#domain/afiliacion/datos-personales.ts'

/** What the papers of one expediente say, each as far as it was read (or captured by hand). */
export type LecturasExpediente = Readonly<{ [D in keyof DatosPorDocumento]?: Partial<DatosPorDocumento[D]> }>

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

type Valores = Partial<Record<FuenteCotejo, string | undefined>>

interface Campo {
  readonly etiqueta: string
  readonly imprimen: FilaCotejo['imprimen']
  readonly valores: (papeles: LecturasExpediente, captura: DatosPersonalesEnCaptura) => Valores
  readonly same: (a: string, b: string) => boolean
}

const sameFolded = (a: string, b: string) => foldText(a) === foldText(b)
const sameKey = (a: string, b: string) => cleanKey(a) === cleanKey(b)
const stateKey = (name: string) => entidadByNombre(name)?.codigo ?? foldText(name)
const sameState = (a: string, b: string) => stateKey(a) === stateKey(b)

/** A part of the name, wherever it is printed. A paper may cut a name elsewhere: that is shown, and only warns. */
function part(etiqueta: string, field: keyof Nombre): Campo {
  return {
    etiqueta,
    imprimen: ['curp', 'csf'],
    same: sameFolded,
    valores: ({ curp, nss, csf }, captura) => ({
      curp: curp?.[field],
      nss: nss?.[field],
      csf: csf?.[field],
      captura: captura[field],
    }),
  }
}

const CAMPOS: Readonly<Record<CampoCotejo, Campo>> = {
  nombre: {
    etiqueta: 'Nombre completo',
    imprimen: ['curp', 'csf'],
    same: sameName,
    valores: ({ curp, nss, csf }, captura) => ({
      curp: fullName(curp),
      nss: fullName(nss),
      csf: fullName(csf),
      captura: fullName(captura),
    }),
  },
  nombres: part('Nombres', 'nombres'),
  apellidoPaterno: part('Apellido paterno', 'apellidoPaterno'),
  apellidoMaterno: part('Apellido materno', 'apellidoMaterno'),
  curp: {
    etiqueta: 'CURP',
    imprimen: ['curp', 'csf'],
    same: sameKey,
    valores: ({ curp, nss, csf }, captura) => ({
      curp: curp?.curp,
      nss: nss?.curp,
      csf: csf?.curp,
      captura: captura.curp,
    }),
  },
  rfc: {
    etiqueta: 'RFC',
    imprimen: ['csf'],
    same: sameKey,
    valores: ({ csf }, captura) => ({ csf: csf?.rfc, captura: `${captura.rfcBase ?? ''}${captura.rfcHomo ?? ''}` }),
  },
  nss: {
    etiqueta: 'NSS',
    imprimen: ['nss'],
    same: sameKey,
    valores: ({ nss }, captura) => ({ nss: nss?.nss, captura: captura.nss }),
  },
  fechaNacimiento: {
    etiqueta: 'Fecha de nacimiento',
    imprimen: ['curp', 'csf'],
    same: (a, b) => a === b,
    valores: ({ curp, nss, csf }, captura) => ({
      curp: curp?.fechaNacimiento || bornIn(curp?.curp),
      nss: bornIn(nss?.curp),
      csf: bornIn(csf?.curp),
      captura: bornIn(captura.curp),
    }),
  },
  sexo: {
    etiqueta: 'Sexo',
    imprimen: ['curp', 'csf'],
    same: (a, b) => a === b,
    valores: ({ curp, nss, csf }, captura) => ({
      curp: curp?.sexo || sexIn(curp?.curp),
      nss: sexIn(nss?.curp),
      csf: sexIn(csf?.curp),
      captura: sexIn(captura.curp),
    }),
  },
  entidad: {
    etiqueta: 'Entidad de nacimiento',
    imprimen: ['curp', 'csf'],
    same: sameState,
    valores: ({ curp, nss, csf }, captura) => ({
      curp: stateName(curp?.entidad) || stateIn(curp?.curp),
      nss: stateIn(nss?.curp),
      csf: stateIn(csf?.curp),
      captura: stateIn(captura.curp),
    }),
  },
  codigoPostal: {
    etiqueta: 'Código postal',
    imprimen: ['csf'],
    same: sameKey,
    valores: ({ csf }, captura) => ({
      csf: csf?.codigoPostal,
      captura: captura.usarDireccionCsf ? captura.domicilioOCR?.cp || captura.domicilioOCR?.codigoPostal : undefined,
    }),
  },
}

/**
 * Every field that more than one paper, or a paper and the person, can give, side by side; nothing is chosen
 * (decisions §6). Rows come in the order of the form, also those that nothing gives yet.
 */
export function cotejoRows(papeles: LecturasExpediente, captura: DatosPersonalesEnCaptura = {}): FilaCotejo[] {
  return (Object.keys(CAMPOS) as CampoCotejo[]).map((campo) => {
    const { etiqueta, imprimen, valores, same } = CAMPOS[campo]
    const given = Object.entries(valores(papeles, captura))
      .map(([fuente, valor]) => [fuente, normalizeText(valor ?? '')] as const)
      .filter(([, valor]) => valor !== '')
    return {
      campo,
      etiqueta,
      imprimen,
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
