import type { Palabra } from '#domain/documentos/pagina.ts'
import { palabraCreible } from '#domain/documentos/palabra-creible.ts'
import { conAlturaDeLetras } from './caja-ajustada.ts'
import { reconocerGris } from './ocr.ts'
import { ampliarRegion, type HojaPreparada, type Region } from '#api/documentos/lector/vision/hoja-preparada.ts'
import { tintaSuelta, type Corrida } from '#api/documentos/lector/vision/tinta-suelta.ts'

/** Height of a capital, in pixels, that a run is read at. */
const LETTER = 28
/** Runs read at most on a page, longest first. The words beside the others are less sure. */
const MAX_RUNS = 14
/** A page with more runs is stained, or holds a drawing: there is no telling what of it is text. */
const TOO_MANY = 60
/** Signs of a run that are read by themselves; fewer only with the words that they stand beside. */
const WHOLE = 4
/** Letter heights from a word to the signs that go on with it: to a few of them, and to a longer run that may be its other half. */
const NEXT = { few: 2, many: 0.8 } as const
/** Share of a word that lies over one that the first look read, from which it is that one again. */
const AGAIN = 0.3
/** Two letters of a word leave less than this share of their height between them; two words leave more. */
const TOUCHES = 0.3
/** The least that the recogniser must credit such a word with, and what it is worth at most: the first look did not see it. */
const LEAST = 0.6
const WORTH = 0.9
/** What is left of the confidence of a word beside which a sign stands that nothing reads. */
const UNREAD = 0.85
/** Words under this credit that are words all the same hold a sign that is not theirs: a label's colon and the digit behind it. */
const NO_CREDIT = 0.3
/** How far, as a share of a word's height, a sign on its line may be higher or lower than it. */
const LEVEL = 0.25

/**
 * The words that a look at the whole page gave (`leidas`) with those that it passed over: a recogniser drops single signs beside a
 * word, cells between rules and now and then a line. Ink of the size of letters that no word covers is read alone, a few signs together
 * with the words beside them. Where that gives nothing, the words on their line are less sure. Words without credit are read so too.
 */
export async function conPalabrasPerdidas(hoja: HojaPreparada, leidas: readonly Palabra[]): Promise<Palabra[]> {
  const discredited = leidas.filter(({ texto, confianza = 0 }) => confianza < NO_CREDIT && palabraCreible(texto))
  const known = leidas.filter((word) => !discredited.includes(word))
  const runs = tintaSuelta(hoja.gris, known, hoja.letra)
  if (runs.length > TOO_MANY) return [...leidas]
  // On a scan that is slightly tilted the recogniser gives some words boxes two or three lines high: compare runs with their letters.
  const wordOf = new Map(known.map((word) => [conAlturaDeLetras(hoja.gris, word), word]))
  const fitted = [...wordOf.keys()]
  const found: Palabra[] = []
  const doubtful = new Set<Palabra | undefined>()
  for (const [at, run] of [...runs].sort((a, b) => b.signos.length - a.signos.length).entries()) {
    const { halladas, leida } = at < MAX_RUNS ? await leer(hoja, run, fitted) : SIN_LEER
    found.push(...halladas)
    if (leida) continue
    for (const word of neighbours(run, fitted, NEXT.few * hoja.letra))
      if (isLevel(run, word)) doubtful.add(wordOf.get(word))
  }
  const all = known.map((word) => (doubtful.has(word) ? { ...word, confianza: UNREAD * (word.confianza ?? 0) } : word))
  return [...all, ...found, ...discredited.filter((word) => !found.some((other) => isSamePlace(word, other)))]
}

/** What a closer look at a run gives. */
interface Mirada {
  readonly halladas: readonly Palabra[]
  /** The run is one of those words, or a part of a word that was read already. */
  readonly leida: boolean
}

const SIN_LEER: Mirada = { halladas: [], leida: false }

async function leer(hoja: HojaPreparada, run: Corrida, leidas: readonly Palabra[]): Promise<Mirada> {
  const few = run.signos.length < WHOLE
  const next = neighbours(run, leidas, (few ? NEXT.few : NEXT.many) * hoja.letra)
  if (few && next.length === 0) return SIN_LEER
  // A stroke at the end of one short word is taken for a speck; behind two words it is a digit.
  const more = few ? next.flatMap((each) => neighbours(each, leidas, NEXT.few * each.h)) : []
  const beside = [...new Set([...next, ...more])]
  const region = around([run, ...beside], 0.5 * hoja.letra)
  const zoom = LETTER / hoja.letra
  const read = await reconocerGris(ampliarRegion(hoja, region, zoom), 'renglon')
  const words = read.map((word) => onPage(word, region, zoom)).filter(({ confianza = 0 }) => confianza >= LEAST)
  const halladas = words
    .filter((word) => isIn(word, run) && !beside.some((each) => isReadAgain(word, each)))
    .map((word) => ({ ...word, confianza: Math.min(WORTH, word.confianza ?? 0) }))
  return { halladas, leida: halladas.length > 0 || next.some((each) => isPartOf(run, each, words)) }
}

const onPage = (word: Palabra, { x, y }: Region, zoom: number): Palabra => ({
  ...word,
  x: x + word.x / zoom,
  y: y + word.y / zoom,
  w: word.w / zoom,
  h: word.h / zoom,
})

/** Words on a run's line right before and behind it. */
function neighbours(run: Region, leidas: readonly Palabra[], reach: number): Palabra[] {
  const middle = run.y + run.h / 2
  return leidas.filter(
    (word) => word.y < middle && word.y + word.h > middle && word.h < 2 * run.h && shared(word, run) > -reach,
  )
}

/** Pixels that two boxes have in common along the line; what they stand apart, as a negative number. */
const shared = (a: Region, b: Region): number => Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)

function around(all: readonly Region[], margin: number): Region {
  const [x, y] = [Math.min(...all.map((each) => each.x)), Math.min(...all.map((each) => each.y))]
  const right = Math.max(...all.map((each) => each.x + each.w))
  const bottom = Math.max(...all.map((each) => each.y + each.h))
  return { x: x - margin, y: y - margin, w: right - x + 2 * margin, h: bottom - y + 2 * margin }
}

/** Whether a word is a neighbour once more, or the end of one whose box is too short. */
const isReadAgain = (word: Palabra, known: Palabra): boolean =>
  shared(word, known) > AGAIN * word.w ||
  (word.texto.length > 1 && known.texto.endsWith(word.texto) && word.x > known.x)

/** Whether a run is the end or the start of a word whose box is too short: the closer look (`words`) reads the same word there. */
const isPartOf = (run: Region, known: Palabra, words: readonly Palabra[]): boolean =>
  shared(known, run) > -TOUCHES * run.h &&
  words.some((word) => word.texto === known.texto && shared(word, run) > 0.6 * run.w)

/** Whether a word was read of the run's own ink and not of its neighbours'. */
const isIn = (word: Region, run: Region): boolean => shared(word, run) > 0.6 * word.w

const isSamePlace = (word: Palabra, other: Palabra): boolean =>
  shared(word, other) > 0 && Math.abs(word.y + word.h / 2 - other.y - other.h / 2) < 0.5 * other.h

/** Whether a sign stands on a word's line and is as high: a speck hardly does. */
const isLevel = (run: Region, word: Region): boolean =>
  Math.abs(run.y - word.y) < LEVEL * word.h && Math.abs(run.y + run.h - word.y - word.h) < LEVEL * word.h
