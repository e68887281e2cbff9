/** At most `max` values by the text of their statement; the one that was not used for longest leaves first. */
export class KeptTexts<V> {
  readonly #max: number
  readonly #kept = new Map<string, V>()

  constructor(max: number) {
    this.#max = max
  }

  get(text: string): V | undefined {
    const value = this.#kept.get(text)
    if (value === undefined) return undefined
    this.#kept.delete(text)
    this.#kept.set(text, value)
    return value
  }

  /** Keeps `value`; gives what left to make room for it. */
  set(text: string, value: V): V | undefined {
    this.#kept.set(text, value)
    if (this.#kept.size <= this.#max) return undefined
    const [oldest] = this.#kept
    if (!oldest) return undefined
    this.#kept.delete(oldest[0])
    return oldest[1]
  }

  delete(text: string): void {
    this.#kept.delete(text)
  }

  /** Forgets everything and gives it. */
  clear(): V[] {
    const values = [...this.#kept.values()]
    this.#kept.clear()
    return values
  }
}
