import { isCurpCheckDigitOk } from '#domain/identidad/curp.ts'
import { isNssCheckDigitOk } from '#domain/identidad/nss.ts'
import { isRfcCheckDigitOk } from '#domain/identidad/rfc.ts'
import { combinar, type Hallazgo } from './combinar.ts'
import type { DocumentoLeible, Lectura } from './lectura.ts'

/** Fields that a paper always prints: where one is missing, the pages are worth another look. */
const SIEMPRE: Readonly<Record<DocumentoLeible, readonly string[]>> = {
  curp: ['curp', 'nombres', 'apellidoPaterno', 'fechaNacimiento'],
  nss: ['nss', 'curp', 'nombres', 'apellidoPaterno'],
  csf: ['rfc', 'curp', 'codigoPostal', 'nombres', 'apellidoPaterno'],
}

const CORRECTAS: Readonly<Record<string, (clave: string) => boolean>> = {
  curp: isCurpCheckDigitOk,
  nss: isNssCheckDigitOk,
  rfc: isRfcCheckDigitOk,
}

/** Whether a reading lacks something that every such paper prints, or holds a key that its check digit denies. */
export function pideOtraMirada({ documento, campos }: Lectura): boolean {
  if (documento === 'otro') return true
  return SIEMPRE[documento].some((campo) => {
    const valor = campos[campo]?.valor ?? ''
    return valor === '' || CORRECTAS[campo]?.(valor) === false
  })
}

/** What only another look at the same page saw is never sure. */
const ONLY_THERE = 0.97

/**
 * The findings of two looks at the same pages. What the first is sure of stands; the second says again (in the same place: that is no
 * second print), fills what the first left open, and disagrees.
 */
export function unirMiradas(primera: readonly Hallazgo[], segunda: readonly Hallazgo[]): Hallazgo[] {
  const campos = [...new Set([...primera, ...segunda].map(({ campo }) => campo))]
  return campos.flatMap((campo) => {
    const own = primera.filter((each) => each.campo === campo)
    const best = combinar(own)
    if (best?.seguro) return own
    const other = segunda.filter((each) => each.campo === campo && each.valor !== '')
    const again = own.map((each) => confirmed(each, other))
    const fresh = other.filter(({ valor }) => !own.some((each) => each.valor === valor))
    return [...again, ...fresh.map((each) => ({ ...each, factor: each.factor * ONLY_THERE }))]
  })
}

/** The better of two sights of one value. */
function confirmed(each: Hallazgo, segunda: readonly Hallazgo[]): Hallazgo {
  const same = segunda.filter(({ valor }) => valor === each.valor)
  if (each.valor === '' || same.length === 0) return each
  return {
    ...each,
    palabra: Math.max(each.palabra, ...same.map(({ palabra }) => palabra)),
    apoyos: Math.max(each.apoyos, ...same.map(({ apoyos }) => apoyos)),
    valido: each.valido || same.some(({ valido }) => valido),
  }
}
