/** The head of a stream that comes in pages. */
export class Cola<T> {
  readonly #pages: AsyncGenerator<T[], void>
  #page: readonly T[] = []
  #next = 0
  #done = false

  constructor(pages: AsyncGenerator<T[], void>) {
    this.#pages = pages
  }

  /** The next one, which stays; undefined at the end. */
  async cabeza(): Promise<T | undefined> {
    while (this.#next >= this.#page.length && !this.#done) {
      const next = await this.#pages.next()
      if (next.done) this.#done = true
      else [this.#page, this.#next] = [next.value, 0]
    }
    return this.#page[this.#next]
  }

  /** Takes the head, which `cabeza` gave. */
  toma(): T | null {
    const head = this.#page[this.#next]
    this.#next += 1
    return head ?? null
  }
}
