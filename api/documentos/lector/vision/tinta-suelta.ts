import type { Gris } from './gris.ts'
import type { Region } from './hoja-preparada.ts'
import { recorrerPieza } from './pieza.ts'

/** Darker than this is a stroke of a letter on a flattened page, a thin one too; paler is a shadow or the other side. */
const INK = 165
/** Sides of a sign of printed text, in letter heights: lower ones are dots, hyphens and what is left of rules, larger ones drawings. */
const SIGN = { low: 0.35, tall: 1.7, wide: 14, thin: 0.08 } as const
/** A run has at least one sign as high as this: small letters stand among taller ones. */
const HIGH = 0.55
/** As narrow as an I, a 1 or a piece of a rule; and how far above or below another piece of the same rule stands, in letter heights. */
const NARROW = 0.35
const RULE_REACH = 5
/** Letter heights that two signs of one run stand apart at most. */
const GAP = 1.6
/** Share of a sign inside the box of a word from which it is of that word. */
const OWN = 0.3

/** Signs of a page that stand together on one line. */
export interface Corrida extends Region {
  readonly signos: readonly Region[]
}

/**
 * What looks like printed text on a page and lies in none of `cajas` (the words that were read there): runs of signs as high as its letters
 * (`letra`, in pixels), from the page's top to its foot. Pieces of vertical rules are none.
 */
export function tintaSuelta(gris: Gris, cajas: readonly Region[], letra: number): Corrida[] {
  const signs = signosSueltos(gris, cajas, letra)
  const loose = signs.filter((sign) => !isRule(sign, signs, letra))
  const runs: Region[][] = []
  for (const sign of [...loose].sort((a, b) => a.x - b.x)) {
    const run = runs.find((each) => goesOn(each.at(-1), sign, letra))
    if (run) run.push(sign)
    else runs.push([sign])
  }
  return runs
    .filter((run) => run.some(({ h }) => h > HIGH * letra))
    .map(toCorrida)
    .sort((a, b) => a.y - b.y)
}

function toCorrida(signos: readonly Region[]): Corrida {
  const [x, y] = [Math.min(...signos.map((each) => each.x)), Math.min(...signos.map((each) => each.y))]
  const w = Math.max(...signos.map((each) => each.x + each.w)) - x
  const h = Math.max(...signos.map((each) => each.y + each.h)) - y
  return { x, y, w, h, signos }
}

function goesOn(last: Region | undefined, next: Region, letra: number): boolean {
  if (!last) return false
  const apart = next.x - (last.x + last.w)
  return apart < GAP * letra && Math.abs(next.y + next.h / 2 - last.y - last.h / 2) < 0.6 * letra
}

/** A narrow stroke with another right above or below it. */
const isRule = (sign: Region, all: readonly Region[], letra: number): boolean =>
  sign.w < NARROW * letra &&
  all.some(
    (other) =>
      other !== sign &&
      other.w < NARROW * letra &&
      Math.abs(other.x + other.w / 2 - sign.x - sign.w / 2) < 0.2 * letra &&
      Math.abs(other.y - sign.y) < RULE_REACH * letra,
  )

/** Pieces of ink of the size of a sign that no word covers. */
function signosSueltos({ data, ancho, alto }: Gris, cajas: readonly Region[], letra: number): Region[] {
  const covered = cubiertas(cajas, ancho, alto)
  const seen = new Uint8Array(data.length)
  const found: Region[] = []
  let [all, under] = [0, 0]
  const take = (at: number): boolean => {
    if ((data[at] ?? 255) >= INK || seen[at] === 1) return false
    seen[at] = 1
    all++
    under += covered[at] ?? 0
    return true
  }
  for (let at = 0; at < data.length; at++) {
    if ((data[at] ?? 255) >= INK || seen[at] === 1 || covered[at] === 1) continue
    all = under = 0
    const caja = recorrerPieza(at, ancho, take)
    if (isSign(caja, letra) && under < OWN * all) found.push(caja)
  }
  return found
}

const isSign = ({ w, h }: Region, letra: number): boolean =>
  h > SIGN.low * letra && h < SIGN.tall * letra && w < SIGN.wide * letra && w > SIGN.thin * letra

/** 1 where the box of a word lies. */
function cubiertas(cajas: readonly Region[], ancho: number, alto: number): Uint8Array {
  const mask = new Uint8Array(ancho * alto)
  for (const { x, y, w, h } of cajas) {
    const [x0, x1] = [Math.max(0, Math.floor(x)), Math.min(ancho, Math.ceil(x + w))]
    for (let row = Math.max(0, Math.floor(y)); row < Math.min(alto, Math.ceil(y + h)); row++)
      mask.fill(1, row * ancho + x0, row * ancho + Math.max(x0, x1))
  }
  return mask
}
