/** A JSON value whose text does not depend on the order in which its keys were written. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** `value` as JSON with sorted keys and no spaces: the text that the bitácora hashes. */
export function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${(value as readonly Json[]).map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const record = value as { readonly [key: string]: Json }
  const members = Object.keys(record)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(record[key] ?? null)}`)
  return `{${members.join(',')}}`
}
