import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Respuestas } from '#api/http/openapi/respuestas.ts'

interface Fila {
  readonly call: string
  readonly address: RegExp
  readonly schema: object | null
  check?: z.ZodType
}

let read: { readonly filas: readonly Fila[]; readonly $defs: object } | undefined

/** The calls of `domain/llamadas.ts`, those with the fewest names in their path first: they are the most exact. */
function respuestas() {
  if (read) return read
  const text = readFileSync(new URL('../../../dist/respuestas.json', import.meta.url), 'utf8')
  const { llamadas, components } = JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')) as Respuestas
  const filas = Object.entries(llamadas).map(([call, schema]): Fila => {
    const pattern = call.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')
    return { call, address: new RegExp(`^${pattern}$`), schema }
  })
  const names = ({ call }: Fila) => call.split(':').length
  read = { filas: filas.sort((a, b) => names(a) - names(b)), $defs: components }
  return read
}

/**
 * Holds a JSON answer against what `domain/llamadas.ts` says the call answers. Throws on a field that is missing, wrong or not told
 * there, and on a call that is not there.
 */
export function assertAnswer(method: string, path: string, body: unknown): void {
  const { filas, $defs } = respuestas()
  const asked = `${method} ${path.split('?')[0]}`
  if (/^GET \/api\/docs/.test(asked)) return
  // An export that waits for its turn.
  const called = /^POST .*\/(exportar|reporte)$/.test(asked) ? 'GET /api/exportes/1' : asked
  const fila = filas.find(({ address }) => address.test(called))
  if (!fila?.schema) throw new Error(`${called} answers JSON that domain/llamadas.ts does not tell`)
  fila.check ??= z.fromJSONSchema({ ...fila.schema, $defs } as Parameters<typeof z.fromJSONSchema>[0])
  const result = fila.check.safeParse(body)
  if (!result.success)
    throw new Error(
      `${fila.call} answers what domain/llamadas.ts does not tell:\n${told(result.error.issues, []).join('\n')}`,
    )
}

/** Each fault with its place; of a union, those of the member that comes nearest. */
function told(issues: readonly z.core.$ZodIssue[], above: readonly PropertyKey[]): string[] {
  return issues.flatMap((issue) => {
    const place = [...above, ...issue.path]
    if (issue.code !== 'invalid_union' || issue.errors.length === 0)
      return [`  ${place.map(String).join('.') || '(answer)'}: ${issue.message}`]
    const depth = (one: readonly z.core.$ZodIssue[]) => Math.max(...one.map(({ path: at }) => at.length))
    const nearest = issue.errors.toSorted((a, b) => depth(b) - depth(a) || a.length - b.length)[0] ?? []
    return told(nearest, place)
  })
}
