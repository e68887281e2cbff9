import { CURP_PATTERN, isCurpCheckDigitOk } from '#domain/identidad/curp.ts'
import { isNssCheckDigitOk } from '#domain/identidad/nss.ts'
import { Diccionario } from './hoja/etiquetas.ts'
import { isOrdinal } from './hoja/ordinal.ts'
import { segmentosDe, textoDe, type Renglon } from './hoja/renglones.ts'
import { compact, fold } from './texto.ts'
import { ETIQUETAS_CURP } from './vocabulario/etiquetas-curp.ts'
import { ETIQUETAS_NSS } from './vocabulario/etiquetas-nss.ts'

const CURP = new Diccionario(ETIQUETAS_CURP)
const NSS = new Diccionario(ETIQUETAS_NSS)

/** Fields that a paper of one person's key prints with it. */
const DE_PERSONA = ['nombres', 'apellidoPaterno', 'apellidoMaterno', 'fechaNacimiento', 'sexo']
const GAP = 2.5
/** A CURP in whose digits a recogniser may have seen letters. */
const LIKE_CURP = /^[A-Z]{4}[A-Z0-9]{6}[HMX][A-Z]{5}[A-Z0-9]{2}$/
/** What only a birth certificate says beside the same data: whose child the person is. */
const ACTA =
  /(?<![A-ZÑ])(?:PERSONA REGISTRADA|FILIACION|PROGENITOR|DATOS DE LOS PADRES|NOMBRE DEL PADRE|NOMBRE DE LA MADRE)/
/** What a certificate in prose says one after another: the key, whose it is, and what it is made of. */
const TOLD = ['CURP', 'NOMBRE DE', 'SEXO', 'NACIMIENTO']

/** What a page labels and which keys it holds, whatever its title says. */
export interface Rotulado {
  /** A CURP and the person it is made of, each with its label, or in one sentence. */
  readonly persona: boolean
  /** An NSS with its label, and the person. */
  readonly asegurado: boolean
}

/** Whether a page tells whose child its person is: a birth certificate, whatever of its title was read. */
export function esActa(renglones: readonly Renglon[]): boolean {
  return ACTA.test(fold(renglones.map(({ palabras }) => textoDe(palabras)).join(' ')))
}

/** Labels of a person that the lines of a page print beside a right CURP or NSS. */
export function rotulosDePersona(renglones: readonly Renglon[]): Rotulado {
  const cells = renglones.flatMap((line) => segmentosDe(line, GAP).map(({ palabras }) => palabras.map((w) => w.texto)))
  const words = renglones.flatMap(({ palabras }) => palabras)
  const keys = words.map(({ texto }) => compact(texto))
  const has = (labels: ReadonlySet<string>, count: number) =>
    DE_PERSONA.filter((campo) => labels.has(campo)).length >= count
  const curp = fieldsOf(cells, CURP)
  const nss = fieldsOf(cells, NSS)
  const born = curp.has('entidad') || curp.has('entidadRegistro')
  const labelled = keys.some((key) => LIKE_CURP.test(key)) && curp.has('curp') && has(curp, 5) && born
  const told = keys.some((key) => CURP_PATTERN.test(key) && isCurpCheckDigitOk(key)) && tells(fold(textoDe(words)))
  return {
    persona: labelled || told,
    asegurado: keys.some((key) => /^\d{11}$/.test(key) && isNssCheckDigitOk(key)) && nss.has('nss') && has(nss, 3),
  }
}

function tells(texto: string): boolean {
  let at = 0
  for (const said of TOLD) {
    const found = texto.indexOf(said, at)
    if (found < 0) return false
    at = found + said.length
  }
  return true
}

/** Fields whose label begins a cell, up to its colon, or fills it. */
function fieldsOf(cells: readonly (readonly string[])[], labels: Diccionario): ReadonlySet<string> {
  return new Set(
    cells.flatMap((cell) => {
      const words = isOrdinal(cell[0] ?? '') ? cell.slice(1) : cell
      const colon = words.findIndex((word) => word.endsWith(':'))
      const texto = words.slice(0, colon < 0 ? words.length : colon + 1).join(' ')
      const letras = compact(texto)
      const found = labels.exact(letras) ?? labels.abbreviated(texto) ?? labels.byPattern(letras)
      return found?.etiqueta.campo ?? []
    }),
  )
}
