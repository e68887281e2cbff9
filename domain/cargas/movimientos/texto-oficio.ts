import { foldText, stripAccents } from '#domain/identidad/normalize-text.ts'
import { writtenName, type Nombre } from '#domain/identidad/nombre.ts'

/** Characters of an oficio's text: some 10,000 people with their keys, as many as rows of a load. */
export const OFICIO_TEXTO_MAX = 1_000_000

/** What an oficio may name somebody by. */
export interface PersonaNombrable extends Nombre {
  readonly curp: string
  readonly rfc: string
  readonly nss: string | null
  readonly interno: number
}

interface Palabra {
  readonly plegada: string
  /** A name may begin here: nothing before it belongs to the same name. */
  readonly empieza: boolean
  /** A name may end here. */
  readonly acaba: boolean
}

const PALABRA = /[\p{L}\p{M}\p{N}'’´`]+/gu
/** An RFC with its check character; a shorter one may be of several people. */
const RFC_ENTERO = 13
/** Digits with which an internal number is written. */
const INTERNO_DIGITOS = 6
/** Words before a name that are no part of it. */
const TRATAMIENTOS = new Set('c cc lic ing dr dra mtro mtra prof profa sr sra srita arq cp'.split(' '))

/** The text of an oficio, ready to say whom it names. Its lines end in "\n" and its cells in "\t". */
export class TextoOficio {
  readonly #compacto: string
  readonly #numeros: ReadonlySet<string>
  readonly #palabras: readonly Palabra[]
  readonly #lugares = new Map<string, number[]>()

  constructor(texto: string) {
    this.#compacto = compacto(texto)
    this.#numeros = new Set([...texto.matchAll(/\d+(?:-\d+)*/g)].map(([numero]) => numero.replaceAll('-', '')))
    this.#palabras = texto.split(/[\n\t]/).flatMap(palabrasDe)
    for (const [lugar, { plegada }] of this.#palabras.entries()) {
      const lugares = this.#lugares.get(plegada)
      if (lugares) lugares.push(lugar)
      else this.#lugares.set(plegada, [lugar])
    }
  }

  /** Whether it has the CURP, RFC, NSS or internal number of somebody, or the whole name, in either order. */
  nombra(persona: PersonaNombrable): boolean {
    const { curp, rfc, nss, interno } = persona
    return (
      (curp !== '' && this.#compacto.includes(curp)) ||
      (rfc.length === RFC_ENTERO && this.#compacto.includes(rfc)) ||
      (nss !== null && this.#numeros.has(nss)) ||
      this.#numeros.has(String(interno).padStart(INTERNO_DIGITOS, '0')) ||
      this.#tiene(foldText(writtenName(persona, 'natural'))) ||
      this.#tiene(foldText(writtenName(persona, 'lista')))
    )
  }

  /** Whether a whole name is there, and not as a part of a longer one: "José Pérez" is not named by "María José Pérez". */
  #tiene(nombre: string): boolean {
    const [first = '', ...rest] = nombre.split(' ')
    // One word is nobody's whole name.
    if (rest.length === 0) return false
    return (this.#lugares.get(first) ?? []).some((lugar) => {
      const last = this.#palabras[lugar + rest.length]
      return (
        this.#palabras[lugar]?.empieza === true &&
        last?.acaba === true &&
        rest.every((palabra, i) => this.#palabras[lugar + 1 + i]?.plegada === palabra)
      )
    })
  }
}

const compacto = (texto: string): string =>
  stripAccents(texto)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9&]+/g, '')

function palabrasDe(celda: string): Palabra[] {
  const matches = [...celda.matchAll(PALABRA)]
  return matches.map((match, i) => {
    const [texto] = match
    const [before, after] = [matches[i - 1], matches[i + 1]]
    return {
      plegada: foldText(texto),
      empieza: !before || isAjena(before[0]) || isCorte(celda.slice(before.index + before[0].length, match.index)),
      acaba: !after || isAparte(after[0]) || isCorte(celda.slice(match.index + texto.length, after.index)),
    }
  })
}

/** Between two words of one name there is a space or a hyphen, nothing else. */
const isCorte = (entre: string): boolean => !/^[\s-]*$/.test(entre)

/** A word that is no part of a name: it has digits, or begins with a small letter. */
const isAparte = (palabra: string): boolean => /\d/.test(palabra) || /^\p{Ll}/u.test(palabra)

const isAjena = (palabra: string): boolean => isAparte(palabra) || TRATAMIENTOS.has(foldText(palabra))
