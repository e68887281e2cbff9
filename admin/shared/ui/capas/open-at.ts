/** Brings what has this id into sight with the focus, unfolding what it stands in. */
export function openAt(id: string): void {
  const target = document.getElementById(id)
  for (let fold = target?.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
  target?.scrollIntoView({ block: target.offsetHeight > innerHeight / 2 ? 'start' : 'center' })
  target?.focus({ preventScroll: true })
}
