import { Hono } from 'hono'
import { z } from 'zod'
import { describe } from '#api/http/describe.ts'
import { recordId, recordPath, type ClavePublica } from './clave-publica.ts'
import { contentRange, listBodySchema, listParamsSchema } from './list-query.ts'
import { validate } from '#api/http/forma/validate.ts'
import type { Context } from 'hono'
import type { Actor } from '#domain/acceso/actor.ts'
import type { FormatoExporte, SalidaExporte } from '#api/files/tabla-exportada.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import type { Pagina, RawListQuery } from './list-query.ts'

const MIME = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** The columns in sight, in their order. */
const salidaShape = { columnas: z.array(z.string().max(40)).min(1).max(60).exactOptional() }

type Archivo = ReadableStream<Uint8Array> | string

interface PanelRoutes<Item extends object, One extends object> {
  /** Where the calls stand in the API's description; "panel" unless said. */
  readonly area?: string
  /** What the list is ("Correos del portal") and its service. */
  readonly list: readonly [
    title: string,
    run: (actor: Actor, raw: RawListQuery, c: Context<AppEnv>) => Promise<Pagina<Item>>,
  ]
  /** None of its filters can tell who somebody is: it is asked for by its address alone. */
  readonly buscar?: false
  /** What one record is ("Un correo del portal"), its service, and what names it besides its id. Throws 404. */
  readonly get?: readonly [title: string, run: (actor: Actor, id: number) => Promise<One>, clave?: ClavePublica]
  /** Every row that a query finds, as a file: its title, its name, its service, and which formats there are beside CSV. */
  readonly export?: {
    readonly title: string
    readonly file: string
    readonly formatos?: readonly [FormatoExporte, ...FormatoExporte[]]
    readonly run: (actor: Actor, raw: RawListQuery, salida: SalidaExporte) => Promise<Archivo>
  }
}

/** A page with its place in the whole ("casos 0-24/310"); what was not counted to its end is told in a header of its own. */
export function sendPage(c: Context<AppEnv>, resource: string, { rows, total, masDe, offset }: Pagina<object>) {
  return c.json(rows, 200, {
    'Content-Range': contentRange(resource, { offset }, rows.length, total),
    ...(masDe !== undefined && { 'Total-Mas-De': String(masDe) }),
  })
}

/**
 * The calls by which a panel or portal table reads a resource, in the dialect of ra-data-simple-rest: `GET /panel/x`,
 * `POST /panel/x/buscar` (the same question in a body, so that no identity stands in an address), `POST /panel/x/exportar`
 * and `GET /panel/x/:id`. Mount it after the resource's other calls under `/panel/x/…`.
 */
export function panelRoutes<Item extends object, One extends object>(
  resource: string,
  { area = 'panel', list: [title, run], buscar, get, export: file }: PanelRoutes<Item, One>,
): Hono<AppEnv> {
  const base = `/panel/${resource}`
  const page = async (c: Context<AppEnv>, raw: RawListQuery) => sendPage(c, resource, await run(c.get('actor'), raw, c))
  const routes = new Hono<AppEnv>()
  routes.get(base, describe(area, title), validate('query', listParamsSchema), (c) => page(c, c.req.valid('query')))
  if (buscar !== false)
    routes.post(
      `${base}/buscar`,
      describe(area, `${title}, con el filtro en el cuerpo`),
      validate('json', listBodySchema),
      (c) => page(c, c.req.valid('json')),
    )
  if (file) addExport(routes, `${base}/exportar`, area, file)
  if (get)
    routes.get(`${base}/:id`, describe(area, get[0]), validate('param', recordPath(get[2])), async (c) =>
      c.json(await get[1](c.var.actor, await recordId(c.req.valid('param').id, get[2]))),
    )
  return routes
}

function addExport(
  routes: Hono<AppEnv>,
  path: string,
  area: string,
  { title, file, formatos, run }: NonNullable<PanelRoutes<object, object>['export']>,
): void {
  const schema = formatos
    ? listBodySchema.extend({ ...salidaShape, formato: z.enum(formatos).default('csv') })
    : listBodySchema
  routes.post(path, describe(area, title), validate('json', schema), async (c) => {
    const { formato = 'csv', columnas, ...raw } = c.req.valid('json') as RawListQuery & Partial<SalidaExporte>
    const body = await run(c.var.actor, raw, { formato, ...(columnas && { columnas }) })
    c.header('Content-Disposition', `attachment; filename="${file}.${formato}"`)
    c.header('Cache-Control', 'private, no-store')
    return c.body(body, 200, { 'Content-Type': MIME[formato] })
  })
}
