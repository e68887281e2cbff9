import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { z } from 'zod'
import type { Actor } from '#domain/acceso/actor.ts'
import type { ClaveLlamada, FilaLlamada, Formulario, Responde, TablaLlamadas } from '#domain/llamada.ts'
import { formatMegas } from '#domain/documentos/archivo.ts'
import type { ArchivoDado } from '#api/files/descarga.ts'
import type { AppEnv } from './app-env.ts'
import type { Received } from './cuerpo/receive-file.ts'
import { describe } from './describe.ts'
import { validate } from './forma/validate.ts'
import type { ExporteLista, Renglon } from './listas/exporte-lista.ts'
import type { Pagina, RawListQuery } from './listas/list-query.ts'
import { panelRoutes } from './listas/panel-routes.ts'
import { sendArchivo } from './send-file.ts'
import { receiveUpload } from './upload.ts'

/** The names in the path of a call. */
type Nombres<P extends string> = P extends `${string}:${infer N}/${infer R}`
  ? N | Nombres<R>
  : P extends `${string}:${infer N}`
    ? N
    : never

type Parte<F, N extends 'query' | 'body'> =
  F extends Readonly<Record<N, infer C extends Readonly<Record<string, z.ZodType>>>>
    ? z.output<z.ZodObject<C>>
    : unknown

/** What the service of a call gets: the names of its path, its query, its body, and the file and fields of its form. */
type PedidoDe<K extends string, F> = { readonly [N in Nombres<K>]: N extends 'id' ? number : string } & Parte<
  F,
  'query'
> &
  Parte<F, 'body'> &
  (F extends { readonly form: object } ? { readonly file: Received } : unknown)

type RespuestaDe<F> = F extends { readonly answer: Responde<infer A> } ? A : ArchivoDado

interface ListaServida<Item extends Renglon> {
  readonly list: (actor: Actor, raw: RawListQuery) => Promise<Pagina<Item>>
  readonly export: ExporteLista<Item>
}

type Listas<T> = {
  readonly [
    K in keyof T as T[K] extends { readonly lista: infer R extends string; readonly answer: Responde<unknown> }
      ? R
      : never
  ]: T[K] extends { readonly answer: Responde<readonly (infer Item extends Renglon)[]> } ? ListaServida<Item> : never
}

type Servicios<T> = {
  readonly [K in keyof T as T[K] extends { readonly lista: string } ? never : K]: (
    actor: Actor,
    pedido: PedidoDe<K & string, T[K]>,
  ) => Promise<RespuestaDe<T[K]>>
}

type Servicio = (actor: Actor, pedido: object) => Promise<object>

/** Routes of the calls of an area: each row with the service that answers it, each list with its service and its columns. */
export function servir<const T extends TablaLlamadas>(
  area: string,
  filas: T,
  manejadores: Servicios<T> & Listas<T>,
): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  const byKey = manejadores as Readonly<Record<string, Servicio & ListaServida<Renglon>>>
  for (const [clave, fila] of Object.entries(filas) as [ClaveLlamada, FilaLlamada & { readonly lista?: string }][]) {
    const manejador = byKey[fila.lista ?? clave]
    if (!manejador) throw new Error(`Nothing serves ${clave}`)
    if (fila.lista === undefined) addCall(routes, area, clave, fila, manejador)
    // One router serves the calls of a list: its page, its search and its file.
    else if (clave.startsWith('GET ')) routes.route('/', listRoutes(area, fila.lista, fila.texto, manejador))
  }
  return routes
}

function listRoutes(area: string, recurso: string, texto: string, lista: ListaServida<Renglon>): Hono<AppEnv> {
  return panelRoutes<Renglon, object>(recurso, {
    area,
    list: [texto, lista.list],
    export: lista.export,
  })
}

function addCall(routes: Hono<AppEnv>, area: string, clave: ClaveLlamada, fila: FilaLlamada, run: Servicio): void {
  const [method = '', path = ''] = clave.split(' ')
  const { texto, query, body, form, status = 200, rechaza = [] } = fila
  const checks: MiddlewareHandler[] = [describe(area, texto, status, ...rechaza)]
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, nombreSchema(name)] as const)
  if (names.length > 0) checks.push(validate('param', z.object(Object.fromEntries(names))))
  if (query) checks.push(validate('query', z.object(query)))
  if (body) checks.push(validate('json', z.strictObject(body)))
  const handler = async (c: Context<AppEnv>): Promise<Response> => {
    const valid = (target: 'param' | 'query' | 'json', has: boolean) =>
      has ? (c.req.valid(target as never) as object) : {}
    const asked = { ...valid('param', names.length > 0), ...valid('query', !!query), ...valid('json', !!body) }
    const file = form && { file: await receiveUpload(c, { ...tamanosDe(form), pesado: () => pesado(form.max) }) }
    const answer = await run(c.var.actor, { ...asked, ...file })
    return fila.answer === 'archivo' ? sendArchivo(c, answer as ArchivoDado) : c.json(answer, status)
  }
  routes.on(method, [path.replace('/api', '')], ...checks, handler)
}

/** Most bytes of the file of a form, and of its longest field where it says one. */
function tamanosDe({ max, otros }: Formulario): { readonly max: number; readonly campoMax?: number } {
  const largos = Object.values(otros).flatMap((campo) => (campo.max === undefined ? [] : [campo.max]))
  return { max, ...(largos.length > 0 && { campoMax: Math.max(...largos) }) }
}

/** Longest text in a path: a folio, a key. */
const NOMBRE_MAX = 60
const nombreSchema = (name: string) =>
  name === 'id' ? z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) : z.string().max(NOMBRE_MAX)

const pesado = (max: number): string => `El archivo pesa más de ${formatMegas(max)}: divídelo en partes.`
