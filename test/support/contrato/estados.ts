import type { Hono } from 'hono'
import { describeApi } from '#api/http/docs.ts'
import type { AppEnv } from '#api/http/app-env.ts'

interface Fila {
  readonly address: RegExp
  readonly names: number
  readonly answers: readonly string[]
}

interface Documento {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: object }>>>>
}

let read: Promise<readonly Fila[]> | undefined

/** The calls of the API's description with the answers that it tells, those with the fewest names in their path first. */
async function readFilas(app: Hono<AppEnv>): Promise<readonly Fila[]> {
  const { paths } = (await describeApi(app)) as unknown as Documento
  const filas = Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, { responses }]): Fila => {
      const pattern = path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')
      const names = path.split('{').length
      return { address: new RegExp(`^${method.toUpperCase()} ${pattern}$`), names, answers: Object.keys(responses) }
    }),
  )
  return filas.sort((a, b) => a.names - b.names)
}

/** Throws when the API's description does not name the status with which a call answered, refusals included. */
export async function assertStatus(app: Hono<AppEnv>, method: string, path: string, status: number): Promise<void> {
  const called = `${method} ${path.split('?')[0]}`
  if (status === 500 || !/^(GET|POST|PUT|PATCH|DELETE) \/api\/(?!docs)/.test(called)) return
  read ??= readFilas(app)
  const fila = (await read).find(({ address }) => address.test(called))
  // No call has that address.
  if (!fila && status === 404) return
  if (!fila?.answers.includes(String(status)))
    throw new Error(
      `${called} answered ${status}, which the API's description does not name (${fila?.answers.join(', ')})`,
    )
}
