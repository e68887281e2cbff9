/** A reproducible source of chance: the same seed gives the same sequence on every machine. */
export interface SeededRandom {
  /** 0 (included) to 1 (excluded). */
  next(): number
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number
  /** One of `items`, all equally likely. Throws RangeError when there is none. */
  pick<T>(items: readonly T[]): T
  /** One of `items` with the frequency of a sorted list (Zipf): the first ones come far more often. */
  pickRanked<T>(items: readonly T[]): T
  /** True with the given probability, 0..1. */
  chance(probability: number): boolean
  /** `length` decimal digits, leading zeros kept. */
  digits(length: number): string
}

/** Moves the weight of the head of a ranked list: surnames of Mexico fit about 6. */
const RANK_OFFSET = 6

/** mulberry32: 32 bits of state, enough for fictional people and far from enough for secrets. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    int,
    pick: (items) => at(items, int(0, items.length - 1)),
    pickRanked: (items) => at(items, rankedIndex(items.length, next())),
    chance: (probability) => next() < probability,
    digits: (length) => Array.from({ length }, () => String(int(0, 9))).join(''),
  }
}

function at<T>(items: readonly T[], index: number): T {
  if (index < 0 || index >= items.length) throw new RangeError('Nothing to pick from')
  return items[index] as T
}

function rankedIndex(length: number, at01: number): number {
  const weights = Array.from({ length }, (_, rank) => 1 / (rank + RANK_OFFSET))
  let rest = at01 * weights.reduce((sum, weight) => sum + weight, 0)
  const found = weights.findIndex((weight) => (rest -= weight) < 0)
  return found < 0 ? length - 1 : found
}
