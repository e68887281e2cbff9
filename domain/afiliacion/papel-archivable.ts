import { campoLabel } from '#domain/documentos/leer-papel.ts'
import type { AvisoLectura, CampoLeido } from '#domain/documentos/campo-leido.ts'
import { NINGUNO_DE_ELLOS, papelDe } from '#domain/documentos/papeles/registro.ts'
import type { DocumentoReconocido } from '#domain/documentos/lectura.ts'
import { cleanKey } from '#domain/identidad/clean-key.ts'
import { sameName, type Nombre } from '#domain/identidad/nombre.ts'
import { fullName } from './cotejo/cotejo.ts'

/** A paper read with nobody looking. */
export interface PapelSinRevisar {
  readonly documento: DocumentoReconocido
  readonly campos: Readonly<Record<string, Pick<CampoLeido, 'valor' | 'seguro'>>>
  readonly avisos: readonly AvisoLectura[]
}

/** What the padrón says of a person; `rfc` and `nss` are "" when not known. */
export interface TitularPadron extends Nombre {
  readonly curp: string
  readonly rfc: string
  readonly nss: string
  readonly fechaNacimiento: string
}

const CLAVES = ['curp', 'nss', 'rfc'] as const
const ARTICULO = { curp: 'La CURP', nss: 'El NSS', rfc: 'El RFC' } as const
/** What says whose a paper is. */
const IDENTIDAD = [...CLAVES, 'nombres', 'apellidoPaterno', 'apellidoMaterno', 'fechaNacimiento']

/**
 * Why a paper is not filed without a person's eye, whoever it names: none that is read, several in one file, its key or name
 * not read, or anything that tells whose it is not read with certainty. Spanish; null when there is no doubt.
 */
export function dudaDelPapel({ documento, campos, avisos }: PapelSinRevisar): string | null {
  const varios = avisos.find(({ codigo }) => codigo === 'varios_documentos')
  if (varios) return varios.mensaje
  if (documento === 'otro') return `No es ${NINGUNO_DE_ELLOS}.`
  const { clave } = papelDe(documento)
  if (valor(campos, clave) === '') return `No se leyó: ${campoLabel(documento, clave)}.`
  if (fullName(nombreDe(campos)) === '') return 'No se leyó el nombre.'
  const unsure = IDENTIDAD.filter((campo) => campos[campo]?.seguro === false)
  if (unsure.length === 0) return null
  return `Por confirmar: ${unsure.map((campo) => campoLabel(documento, campo)).join(', ')}.`
}

/**
 * Why a paper that gives rise to no doubt of its own is not `titular`'s: a key, the name (beyond order, accents and
 * particles, decisions §6) or the birth date differ. Spanish; null when all that both say agrees.
 */
export function diferenciaConPadron({ campos }: PapelSinRevisar, titular: TitularPadron): string | null {
  const key = CLAVES.find((campo) => differ(cleanKey(valor(campos, campo)), titular[campo]))
  if (key) return `${ARTICULO[key]} del papel no es ${key === 'curp' ? 'la' : 'el'} del padrón.`
  if (!sameName(fullName(nombreDe(campos)), fullName(titular))) return 'El nombre del papel no es el del padrón.'
  if (differ(valor(campos, 'fechaNacimiento'), titular.fechaNacimiento))
    return 'La fecha de nacimiento del papel no es la del padrón.'
  return null
}

/** The keys that a paper gives, to look its person up. */
export function clavesDelPapel({ campos }: PapelSinRevisar): readonly (readonly [(typeof CLAVES)[number], string])[] {
  return CLAVES.map((campo) => [campo, cleanKey(valor(campos, campo))] as const).filter(([, clave]) => clave !== '')
}

const valor = (campos: PapelSinRevisar['campos'], campo: string) => campos[campo]?.valor ?? ''

/** Only what both say can differ. */
const differ = (a: string, b: string) => a !== '' && b !== '' && a !== b

const nombreDe = (campos: PapelSinRevisar['campos']): Nombre => ({
  nombres: valor(campos, 'nombres'),
  apellidoPaterno: valor(campos, 'apellidoPaterno'),
  apellidoMaterno: valor(campos, 'apellidoMaterno'),
})
