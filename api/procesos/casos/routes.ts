import { Hono, type Context } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { contentRange, listBodySchema, listParamsSchema, parseListQuery } from '#api/http/list-query.ts'
import { validate } from '#api/http/validate.ts'
import { assignCaso } from './assign-caso.ts'
import { closeCaso, reopenCaso } from './close-caso.ts'
import { commentCaso } from './comment-caso.ts'
import { editCaso } from './edit-caso.ts'
import { exportCasos, FORMATOS_CASOS } from './export-casos.ts'
import { getCaso } from './get-caso.ts'
import { getOpcionesCaso } from './get-opciones.ts'
import { getResumenCasos } from './get-resumen.ts'
import { CASOS_SPEC, listCasos } from './list-casos.ts'
import { moveCaso } from './move-caso.ts'
import { addNorma, changeNorma, removeNorma } from './normas-caso.ts'
import { openCaso } from './open-caso.ts'
import { listResponsables } from './responsables.ts'
import {
  abrirSchema,
  asignarSchema,
  cerrarSchema,
  comentarSchema,
  editarSchema,
  idPath,
  moverSchema,
  normaCambioSchema,
  normaNuevaSchema,
  normaPath,
  reabrirSchema,
  responsablesParams,
  versionSchema,
} from './schema.ts'

const AREA = 'casos'
const MIME = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
const exportarSchema = listBodySchema.extend({ formato: z.enum(FORMATOS_CASOS).default('csv') })
const param = validate('param', idPath)
const query = validate('query', listParamsSchema)

async function casos(c: Context<AppEnv>, raw: z.output<typeof listBodySchema>) {
  const consulta = parseListQuery(raw, CASOS_SPEC)
  const { rows, total } = await listCasos(c.var.actor, consulta)
  c.header('Content-Range', contentRange('casos', consulta, rows.length, total))
  return c.json(rows)
}

/** What is done with one case. */
const actos = new Hono<AppEnv>()
  .put('/:id', describe(AREA, 'Cambia los datos de un caso'), param, validate('json', editarSchema), async (c) =>
    c.json(await editCaso(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
  .post('/:id/asignar', describe(AREA, 'Asigna o toma un caso'), param, validate('json', asignarSchema), async (c) =>
    c.json(await assignCaso(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
  .post('/:id/mover', describe(AREA, 'Mueve un caso'), param, validate('json', moverSchema), async (c) =>
    c.json(await moveCaso(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
  .post('/:id/comentar', describe(AREA, 'Comenta un caso'), param, validate('json', comentarSchema), async (c) =>
    c.json(await commentCaso(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
  .post('/:id/cerrar', describe(AREA, 'Cierra un caso'), param, validate('json', cerrarSchema), async (c) =>
    c.json(await closeCaso(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
  .post('/:id/reabrir', describe(AREA, 'Reabre un caso'), param, validate('json', reabrirSchema), async (c) =>
    c.json(await reopenCaso(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )

const normas = new Hono<AppEnv>()
  .post('/:id/normas', describe(AREA, 'Agrega una norma'), param, validate('json', normaNuevaSchema), async (c) =>
    c.json(await addNorma(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
  .put(
    '/:id/normas/:norma',
    describe(AREA, 'Dice en qué va una norma'),
    validate('param', normaPath),
    validate('json', normaCambioSchema),
    async (c) => {
      const { id, norma } = c.req.valid('param')
      return c.json(await changeNorma(c.var.actor, id, norma, c.req.valid('json')))
    },
  )
  .delete(
    '/:id/normas/:norma',
    describe(AREA, 'Quita una norma'),
    validate('param', normaPath),
    validate('json', versionSchema),
    async (c) => {
      const { id, norma } = c.req.valid('param')
      return c.json(await removeNorma(c.var.actor, id, norma, c.req.valid('json')))
    },
  )

/** Cases of the processes, and the Panel General's figures. */
export const casosRoutes = new Hono<AppEnv>()
  .get('/casos/opciones', describe(AREA, 'Lo que ofrece el formulario de un caso'), async (c) =>
    c.json(await getOpcionesCaso(c.var.actor)),
  )
  .get(
    '/casos/responsables',
    describe(AREA, 'A quién se puede asignar un caso'),
    validate('query', responsablesParams),
    async (c) => c.json(await listResponsables(c.var.actor, c.req.valid('query'))),
  )
  .get('/casos', describe(AREA, 'Casos'), query, (c) => casos(c, c.req.valid('query')))
  .post('/casos', describe(AREA, 'Abre un caso', 201), validate('json', abrirSchema), async (c) =>
    c.json(await openCaso(c.var.actor, c.req.valid('json')), 201),
  )
  .get('/casos/:id', describe(AREA, 'Un caso'), param, async (c) =>
    c.json(await getCaso(c.var.actor, c.req.valid('param').id)),
  )
  .route('/casos', actos)
  .route('/casos', normas)
  .get('/panel/casos/resumen', describe('panel', 'Casos por área, estado y módulo'), async (c) =>
    c.json(await getResumenCasos(c.var.actor)),
  )
  .get('/panel/casos', describe('panel', 'Casos'), query, (c) => casos(c, c.req.valid('query')))
  .post(
    '/panel/casos/buscar',
    describe('panel', 'Casos, con el filtro en el cuerpo'),
    validate('json', listBodySchema),
    (c) => casos(c, c.req.valid('json')),
  )
  .post(
    '/panel/casos/exportar',
    describe('panel', 'Los casos de un filtro, en CSV o XLSX'),
    validate('json', exportarSchema),
    async (c) => {
      const { formato, ...raw } = c.req.valid('json')
      const stream = await exportCasos(c.var.actor, parseListQuery(raw, CASOS_SPEC), formato)
      c.header('Content-Disposition', `attachment; filename="casos.${formato}"`)
      c.header('Cache-Control', 'private, no-store')
      return c.body(stream, 200, { 'Content-Type': MIME[formato] })
    },
  )
  .get('/panel/casos/:id', describe('panel', 'Un caso'), param, async (c) =>
    c.json(await getCaso(c.var.actor, c.req.valid('param').id)),
  )
