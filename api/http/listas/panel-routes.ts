import { Hono } from 'hono'
import { z } from 'zod'
import { describe } from '#api/http/describe.ts'
import { recordId, recordPath, type ClavePublica } from './clave-publica.ts'
import { contentRange, listBodySchema, listParamsSchema } from './list-query.ts'
import { FORMATOS_EXPORTE, TIPO_EXPORTE, type SalidaExporte } from '#api/files/tabla-exportada.ts'
import { defineExporte } from '#api/http/exportes/exporte.ts'
import { describeExporte, responderExporte } from '#api/http/exportes/responder-exporte.ts'
import { exportarPaginas, type ExporteLista, type Renglon } from './exporte-lista.ts'
import { validate } from '#api/http/forma/validate.ts'
import type { Context } from 'hono'
import type { Actor } from '#domain/acceso/actor.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import type { Pagina, RawListQuery } from './list-query.ts'

/** The question, but for its page: every row is written; the columns in sight in their order, and as what it is written. */
const exporteSchema = listBodySchema.omit({ range: true }).extend({
  columnas: z.array(z.string().max(40)).min(1).max(60).exactOptional(),
  formato: z.enum(FORMATOS_EXPORTE).default('csv'),
})

/** How a file is made of a question: the title of its call, what is exported, its name and its service. */
interface Exportacion {
  readonly title: string
  readonly hoja: string
  readonly file: string
  readonly run: (actor: Actor, raw: RawListQuery, salida: SalidaExporte) => Promise<ReadableStream<Uint8Array>>
}

/** `sesion`: hash of the session that asks; "" where none does. */
type RunList<Item> = (actor: Actor, raw: RawListQuery, sesion: string) => Promise<Pagina<Item>>

interface PanelRoutes<Item extends Renglon, One extends object> {
  /** Where the calls stand in the API's description; "panel" unless said. */
  readonly area?: string
  /** What the list is ("Correos del portal") and its service. */
  readonly list: readonly [title: string, run: RunList<Item>]
  /** None of its filters can tell who somebody is: it is asked for by its address alone. */
  readonly buscar?: false
  /** What one record is ("Un correo del portal"), its service, and what names it besides its id. Throws 404. */
  readonly get?: readonly [title: string, run: (actor: Actor, id: number) => Promise<One>, clave?: ClavePublica]
  /**
   * Every row that a query finds, as CSV or a workbook: which columns, and the rows are read as the list reads them; or by a
   * service of its own, where the list is as long as the institute has people.
   */
  readonly export?: ExporteLista<Item> | Exportacion
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
export function panelRoutes<Item extends Renglon, One extends object>(
  resource: string,
  { area = 'panel', list: [title, run], buscar, get, export: file }: PanelRoutes<Item, One>,
): Hono<AppEnv> {
  const base = `/panel/${resource}`
  const page = async (c: Context<AppEnv>, raw: RawListQuery) =>
    sendPage(c, resource, await run(c.var.actor, raw, c.var.tokenHash))
  const routes = new Hono<AppEnv>()
  routes.get(base, describe(area, title), validate('query', listParamsSchema), (c) => page(c, c.req.valid('query')))
  if (buscar !== false)
    routes.post(
      `${base}/buscar`,
      describe(area, `${title}, con el filtro en el cuerpo`),
      validate('json', listBodySchema),
      (c) => page(c, c.req.valid('json')),
    )
  if (file) addExport(routes, resource, area, 'run' in file ? file : exportacionOf(title, file, run))
  if (get)
    routes.get(`${base}/:id`, describe(area, get[0]), validate('param', recordPath(get[2])), async (c) =>
      c.json(await get[1](c.var.actor, await recordId(c.req.valid('param').id, get[2]))),
    )
  return routes
}

function exportacionOf<Item extends Renglon>(
  title: string,
  exporte: ExporteLista<Item>,
  run: RunList<Item>,
): Exportacion {
  return {
    title: `${title}, en CSV o XLSX, con las columnas que se pidan`,
    hoja: exporte.hoja,
    file: exporte.archivo,
    run: (actor, raw, salida) => exportarPaginas(actor, exporte, (page) => run(actor, page, ''), raw, salida),
  }
}

function addExport(
  routes: Hono<AppEnv>,
  resource: string,
  area: string,
  { title, hoja, file, run }: Exportacion,
): void {
  const path = `/panel/${resource}/exportar`
  const exporte = defineExporte({
    llamada: `POST /api${path}`,
    titulo: hoja,
    run: async (actor, { formato, columnas, ...raw }: z.output<typeof exporteSchema>, avance) => ({
      nombre: `${file}.${formato}`,
      tipo: TIPO_EXPORTE[formato],
      cuerpo: await run(actor, raw, { formato, avance, ...(columnas && { columnas }) }),
    }),
  })
  routes.post(path, describeExporte(area, title), validate('json', exporteSchema), (c) =>
    responderExporte(c, exporte, c.req.valid('json')),
  )
}
