/**
 * One writer at a time, in order of arrival. SQLite has one writer anyway: letting twenty wait inside the engine fills
 * libuv's threads and stalls everything, so they wait here.
 */
export class WriteQueue {
  #tail: Promise<unknown> = Promise.resolve()

  /** Runs `work` when its turn comes; its failure is its caller's alone. */
  run<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#tail.then(work, work)
    this.#tail = turn.catch(() => undefined)
    return turn
  }
}
