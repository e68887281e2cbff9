import { hallazgoEn, type Hallazgo } from '#domain/documentos/combinar.ts'
import type { Hoja } from '#domain/documentos/hoja/hoja.ts'
import { segmentosDe, textoDe } from '#domain/documentos/hoja/renglones.ts'
import type { Palabra } from '#domain/documentos/pagina.ts'
import { fechaEn } from '#domain/documentos/vocabulario/fechas.ts'
import { isSituacion } from '#domain/documentos/vocabulario/formas.ts'

/** Words between "estatus" and what it is. */
const NEAR = 3
/** What a sentence says is read as surely as what a label does, but for the letters that it may have lost. */
const TOLD = 0.99

/**
 * What a letter says in its sentences where the constancia has labels: "con estatus ACTIVO"; "JEREZ, ZACATECAS, a 5 de agosto de 2021"
 * alone at its head. `leidos`: what labels gave already; those fields are not looked for.
 */
export function datosDeOficio(hojas: readonly Hoja[], leidos: readonly Hallazgo[]): Hallazgo[] {
  const has = (campo: string) => leidos.some((each) => each.campo === campo && each.valor !== '')
  const [first] = hojas
  return [
    ...(has('situacion') ? [] : hojas.flatMap(situacionDicha).slice(0, 1)),
    ...(has('fechaEmision') || !first ? [] : fechaDelEncabezado(first)),
  ]
}

function situacionDicha({ pagina, renglones }: Hoja): Hallazgo[] {
  const words = renglones.flatMap(({ palabras }) => palabras)
  return words.flatMap((word, at) => {
    if (!/^(estatus|situaci[oó]n)$/.test(word.texto)) return []
    const found = words.slice(at + 1, at + 1 + NEAR).find(({ texto }) => isSituacion(bare(texto)))
    return found
      ? [hallazgoEn(pagina, [found], { campo: 'situacion', valor: bare(found.texto), factor: TOLD, apoyos: 1 })]
      : []
  })
}

const bare = (texto: string) => texto.replace(/(?<![.,;:])[.,;:]+$/, '')

/** Share of the page from its top where a letter says its place and day. */
const HEAD = 0.25
const PLACE_AND_DAY = /^\p{Lu}.*,\s+a\s+\d{1,2}\s+de\s+\p{L}+\s+del?\s+\d{4}\.?$/u

/** The place and day of a letter, when its head says them once. */
function fechaDelEncabezado({ pagina, renglones }: Hoja): Hallazgo[] {
  const found = renglones
    .filter(({ y }) => y < HEAD * pagina.alto)
    .flatMap((line) => segmentosDe(line).map(({ palabras }) => palabras))
    .filter((palabras) => PLACE_AND_DAY.test(textoDe(palabras)))
  const [only] = found
  return only && found.length === 1 ? dated(pagina, only) : []
}

function dated(pagina: Hoja['pagina'], palabras: readonly Palabra[]): Hallazgo[] {
  const valor = fechaEn(textoDe(palabras))
  return valor === '' ? [] : [hallazgoEn(pagina, palabras, { campo: 'fechaEmision', valor, factor: TOLD })]
}
