import type { Nombre } from '#domain/identidad/nombre.ts'
import { nombresConCurp } from './candidatos-nombre.ts'
import { hallazgoEn, type Hallazgo } from './combinar.ts'
import type { Hoja } from './hoja/hoja.ts'
import type { Palabra } from './pagina.ts'
import { nombreMatchesCurp } from './partir-nombre.ts'
import type { Valor } from './hoja/valores.ts'

const PARTES = ['nombres', 'apellidoPaterno', 'apellidoMaterno'] as const
/** A cut that another one could replace, or letters that the CURP does not confirm. */
const DOUBTFUL = 0.7

interface ParteLeida {
  readonly valor: string
  readonly palabras: readonly Palabra[]
}

const NAME = /^[\p{L}][\p{L}\s'.-]*$/u

/** A labelled part of a name, or "" when what stands there is no name. */
function partOf(valores: readonly Valor[], campo: string): ParteLeida | null {
  const valor =
    valores.find((each) => each.campo === campo && each.palabras.length > 0) ??
    valores.find((each) => each.campo === campo)
  if (!valor) return null
  const texto = valor.palabras.map((word) => word.texto).join(' ')
  return NAME.test(texto) ? { valor: texto, palabras: valor.palabras } : { valor: '', palabras: valor.etiqueta }
}

/** The three parts where the paper labels them apart; null when names or first surname are missing. */
function labelledParts(hoja: Hoja, curp: string): Hallazgo[] {
  const { valores } = hoja
  const [nombres, paterno, materno] = PARTES.map((campo) => partOf(valores, campo))
  if (!nombres?.valor || !paterno?.valor) return []
  const nombre: Nombre = {
    nombres: nombres.valor,
    apellidoPaterno: paterno.valor,
    apellidoMaterno: materno?.valor ?? '',
  }
  const agrees = curp === '' || nombreMatchesCurp(nombre, curp)
  const parts = [nombres, paterno, ...(materno ? [materno] : [])]
  return parts.map((part, index) =>
    hallazgoEn(hoja.pagina, part.palabras, { campo: PARTES[index] ?? 'nombres', valor: part.valor, valido: agrees }),
  )
}

/** Names printed in one string, in every place where their letters are those of the CURP. */
function matchedNames(hoja: Hoja, curp: string): Hallazgo[] {
  return nombresConCurp(hoja.renglones, curp).flatMap(({ nombre, unica, palabras }) => {
    let at = 0
    const take = (texto: string) => palabras.slice(at, (at += texto === '' ? 0 : texto.split(' ').length))
    const inOrder = startsWith(palabras, nombre.nombres)
      ? PARTES
      : (['apellidoPaterno', 'apellidoMaterno', 'nombres'] as const)
    return inOrder.map((campo) => {
      const own = take(nombre[campo])
      const words = own.length > 0 ? own : palabras
      return hallazgoEn(hoja.pagina, words, { campo, valor: nombre[campo], factor: unica ? 1 : DOUBTFUL })
    })
  })
}

const startsWith = (palabras: readonly Palabra[], texto: string) =>
  palabras
    .map((word) => word.texto.replace(/,$/, ''))
    .join(' ')
    .startsWith(`${texto} `)

/**
 * The holder's name on a page. Parts that are labelled apart count as printed; a name in one string is cut by the letters of
 * the CURP, which also tells the holder from the official who signs. Nothing when no CURP was read and nothing is labelled.
 */
export function nombreEnHoja(hoja: Hoja, curp: string): Hallazgo[] {
  const labelled = labelledParts(hoja, curp)
  if (curp === '') return labelled
  const whole = matchedNames(hoja, curp)
  const good = labelled.filter(({ valido }) => valido)
  if (good.length > 0) return [...good, ...whole.filter((each) => confirms(each, good))]
  return whole.length > 0 ? whole : labelled
}

/** Beside labelled parts a name in one string only confirms: it was cut by a rule, they were not. */
const confirms = (each: Hallazgo, labelled: readonly Hallazgo[]) =>
  labelled.some(({ campo, valor }) => campo === each.campo && valor === each.valor)
