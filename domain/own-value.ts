/**
 * What `table` itself has under `key`, a name that came from outside (an address, a file, a stored row): undefined for any other
 * name, also for those that every object has from its prototype (`constructor`, `__proto__`).
 */
export function ownValue<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}
