import { Hono } from 'hono'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { panelRoutes } from '#api/http/listas/panel-routes.ts'
import { validate } from '#api/http/forma/validate.ts'
import { EXPORTE_LECTURAS } from './exporte-lecturas.ts'
import { filtroLecturasSchema } from './cifras-sql.ts'
import { getResumenLecturas } from './get-resumen.ts'
import { listLecturas } from './list-lecturas.ts'

const AREA = 'documentos'

/** How the reader of papers does in real use. */
export const correccionesRoutes = new Hono<AppEnv>()
  .get(
    '/panel/lecturas/resumen',
    describe(AREA, 'Aciertos por documento y por mes, y las últimas correcciones'),
    validate('query', filtroLecturasSchema),
    async (c) => c.json(await getResumenLecturas(c.var.actor, c.req.valid('query'))),
  )
  .route(
    '/',
    panelRoutes('lecturas', {
      area: AREA,
      list: ['Cómo se ha leído cada campo, según lo que las personas guardaron', listLecturas],
      buscar: false,
      export: EXPORTE_LECTURAS,
    }),
  )
