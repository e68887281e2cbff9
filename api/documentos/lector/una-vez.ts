/** `work` done when its outcome is first asked for, and never again. */
export function unaVez<T>(work: () => T): () => T {
  let done: { readonly value: T } | undefined
  return () => (done ??= { value: work() }).value
}
