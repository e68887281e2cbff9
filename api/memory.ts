type Forget = () => void | Promise<void>

const forgets: Forget[] = []

/**
 * What a module keeps between calls belongs to one installation: its database and its folder. A module that keeps anything says
 * here how it forgets it; lint holds it to that.
 */
export function onReset(forget: Forget): void {
  forgets.push(forget)
}

/** Forgets everything that this process keeps in memory, the youngest module first; work that was going on has ended then. */
export async function resetMemory(): Promise<void> {
  for (const forget of forgets.toReversed()) await forget()
}
