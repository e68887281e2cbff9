/**
 * Works `items` up to `ventana` at a time and gives the results in the order of the items: one slow item holds those after
 * it, never more than `ventana` of them. Ends with the first that rejects, in that order.
 */
export async function* enOrden<T, R>(
  items: Iterable<T>,
  ventana: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const pending: Promise<R>[] = []
  for (const item of items) {
    const result = work(item)
    // Told when its turn comes; until then nobody listens.
    result.catch(() => undefined)
    pending.push(result)
    if (pending.length >= ventana) yield await (pending.shift() as Promise<R>)
  }
  for (const result of pending) yield await result
}
