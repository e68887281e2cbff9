import { ownValue } from '#domain/own-value.ts'

const REFERENCE = /"#\/components\/schemas\/([^"/]+)"/g

/** Returns the schemas that `part` refers to, directly or through another schema. */
export function usedSchemas(part: object, schemas: Readonly<Record<string, object>>): Record<string, object> {
  const used: Record<string, object> = {}
  // The list grows while it is walked.
  const parts = [part]
  for (const one of parts)
    for (const [, name = ''] of JSON.stringify(one).matchAll(REFERENCE)) {
      const schema = ownValue(schemas, name)
      if (!schema || name in used) continue
      used[name] = schema
      parts.push(schema)
    }
  return used
}
