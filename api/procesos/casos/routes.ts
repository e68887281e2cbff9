import { Hono } from 'hono'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { porColumna } from '#api/http/listas/clave-publica.ts'
import { listParamsSchema } from '#api/http/listas/list-query.ts'
import { panelRoutes, sendPage } from '#api/http/listas/panel-routes.ts'
import { validate } from '#api/http/forma/validate.ts'
import { assignCaso } from './actos/assign-caso.ts'
import { closeCaso, reopenCaso } from './actos/close-caso.ts'
import { commentCaso } from './actos/comment-caso.ts'
import { editCaso } from './actos/edit-caso.ts'
import { exportCasos } from './export-casos.ts'
import { getCaso } from './get-caso.ts'
import { getOpcionesCaso } from './get-opciones.ts'
import { getResumenCasos } from './get-resumen.ts'
import { listCasos } from './list-casos.ts'
import { moveCaso } from './actos/move-caso.ts'
import { addNorma, changeNorma, removeNorma } from './actos/normas-caso.ts'
import { openCaso } from './actos/open-caso.ts'
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
const param = validate('param', idPath)

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
    describe(AREA, 'A quién se puede asignar un caso', 404),
    validate('query', responsablesParams),
    async (c) => c.json(await listResponsables(c.var.actor, c.req.valid('query'))),
  )
  .get('/casos', describe(AREA, 'Casos'), validate('query', listParamsSchema), async (c) =>
    sendPage(c, 'casos', await listCasos(c.var.actor, c.req.valid('query'))),
  )
  .post('/casos', describe(AREA, 'Abre un caso', 201, 404), validate('json', abrirSchema), async (c) =>
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
  .route(
    '/',
    panelRoutes('casos', {
      list: ['Casos', listCasos],
      get: ['Un caso, por su id o su folio', getCaso, porColumna('casos', 'folio', /^CS-\d{2}-\d{6,9}$/)],
      export: {
        title: 'Los casos de un filtro, en CSV o XLSX',
        hoja: 'Casos',
        file: 'casos',
        run: exportCasos,
      },
    }),
  )
