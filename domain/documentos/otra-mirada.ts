import { isCurpCheckDigitOk } from '#domain/identidad/curp.ts'
import { isNssCheckDigitOk } from '#domain/identidad/nss.ts'
import { isRfcCheckDigitOk } from '#domain/identidad/rfc.ts'
import { combinar, type Hallazgo } from './combinar.ts'
import type { CampoLeido } from './campo-leido.ts'
import { papelDe } from './papeles/registro.ts'
import type { Lectura } from './lectura.ts'
import { fold } from './texto.ts'

const CORRECTAS: Readonly<Record<string, (clave: string) => boolean>> = {
  curp: isCurpCheckDigitOk,
  nss: isNssCheckDigitOk,
  rfc: isRfcCheckDigitOk,
}

/** Whether a reading lacks something that every such paper prints, or holds a key that its check digit denies. */
export function pideOtraMirada({ documento, campos }: Lectura): boolean {
  if (documento === 'otro') return true
  return Object.entries(papelDe(documento).campos).some(([campo, { releer }]) => {
    if (!releer) return false
    const valor = campos[campo]?.valor ?? ''
    return valor === '' || CORRECTAS[campo]?.(valor) === false
  })
}

/** What only another look at the same page saw is never sure. */
const ONLY_THERE = 0.97

/** What is left of a value that another look, as clear, read otherwise: never sure, hardly less likely. */
const OTHERWISE = 0.94
/** The recogniser's confidence from which another look's reading counts against what the first is sure of. */
const CLEAR = 0.9

/**
 * The findings of two looks at the same pages. What the first is sure of stands, and is not sure where the second clearly reads otherwise; the
 * second says again (in the same place: that is no second print), fills what the first left open, and disagrees.
 */
export function unirMiradas(primera: readonly Hallazgo[], segunda: readonly Hallazgo[]): Hallazgo[] {
  const campos = [...new Set([...primera, ...segunda].map(({ campo }) => campo))]
  return campos.flatMap((campo) => {
    const own = primera.filter((each) => each.campo === campo)
    const best = combinar(own)
    const other = segunda.filter((each) => each.campo === campo && each.valor !== '')
    if (best?.seguro)
      return deniedBy(best, other) ? own.map((each) => ({ ...each, factor: each.factor * OTHERWISE })) : own
    const again = own.map((each) => confirmed(each, other))
    const fresh = other.filter(({ valor }) => !own.some((each) => each.valor === valor))
    return [...again, ...fresh.map((each) => ({ ...each, factor: each.factor * ONLY_THERE }))]
  })
}

/** Whether what another look read, in full and clearly, is another value than a recognised one. */
function deniedBy({ valor, fuente }: CampoLeido, segunda: readonly Hallazgo[]): boolean {
  const clear = segunda.filter(({ palabra, valido }) => valido && palabra >= CLEAR)
  return fuente === 'ocr' && clear.length > 0 && clear.every((each) => fold(each.valor) !== fold(valor))
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
