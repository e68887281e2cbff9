import { plainApostrophes } from '#domain/identidad/apostrofos.ts'
import type { Hoja } from '#domain/documentos/hoja/hoja.ts'
import type { Palabra } from '#domain/documentos/pagina.ts'

/** What a letter says right before its holder's name: "a nombre de", "la persona contribuyente", "hace constar que". */
const BEFORE =
  /^(de|que|contribuyente|asegurad[oa]|derechohabiente|trabajadora?|titular|ciudadan[oa]|interesad[oa]|C\.)$/
const FROM = /^(nombre|constar|persona|[ae]l|la|del)$/
/** Names from which a run of capitals is somebody's, and words of the longest. */
const LEAST = 3
const MOST = 12

const isCapital = ({ texto }: Palabra) => /^['.-]*\p{Lu}[\p{Lu}'.-]*,?$/u.test(plainApostrophes(texto))

/** The words of a name in capitals that a sentence of a page gives, up to its comma; null where none does. */
export function nombreDicho({ renglones }: Hoja): readonly Palabra[] | null {
  const words = renglones.flatMap(({ palabras }) => palabras)
  for (const [at, word] of words.entries()) {
    if (!BEFORE.test(word.texto) || !FROM.test(words[at - 1]?.texto ?? '')) continue
    const name = capitalsFrom(words.slice(at + 1, at + 1 + MOST))
    if (name.length >= LEAST) return name
  }
  return null
}

function capitalsFrom(words: readonly Palabra[]): Palabra[] {
  const found: Palabra[] = []
  for (const word of words) {
    if (!isCapital(word)) break
    const ends = word.texto.endsWith(',')
    found.push(ends ? { ...word, texto: word.texto.slice(0, -1) } : word)
    if (ends) break
  }
  return found
}
