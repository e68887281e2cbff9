import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { POR_INTERNO, porColumna, recordId, recordPath } from '#api/http/listas/clave-publica.ts'
import { panelRoutes } from '#api/http/listas/panel-routes.ts'
import { validate } from '#api/http/forma/validate.ts'
import { exportAfiliados } from './padron/export-afiliados.ts'
import { exportMovimientos } from './movimientos/export-movimientos.ts'
import { getAfiliado, relojesConOrganizacionSchema, relojesSchema } from './padron/get-afiliado.ts'
import { listLinea } from './reloj/list-linea.ts'
import { getMovimiento } from './movimientos/get-movimiento.ts'
import { listAfiliados } from './padron/list-afiliados.ts'
import { listHistorial } from './movimientos/list-historial.ts'
import { listTiposMovimiento } from './tipos/list-tipos-movimiento.ts'
import { edicionTipoSchema, updateTipoMovimiento } from './tipos/update-tipo-movimiento.ts'
import { listMovimientos } from './movimientos/list-movimientos.ts'

const AREA = 'panel'
const POR_FOLIO = porColumna('movimientos', 'folio', /^[A-Z]{1,2}-\d{2}-\d{6,9}$/)
const param = validate('param', z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }))

/** Padrón and movements as react-admin asks for them. */
export const afiliacionPanelRoutes = new Hono<AppEnv>()
  .get(
    '/panel/afiliados/:id',
    describe(AREA, 'Una persona, hoy o como era (al) y como se sabía (conocido)'),
    validate('param', recordPath(POR_INTERNO)),
    validate('query', relojesConOrganizacionSchema),
    async (c) => {
      const { al = null, conocido = null, organizacion } = c.req.valid('query')
      const id = await recordId(c.req.valid('param').id, POR_INTERNO)
      return c.json(await getAfiliado(c.var.actor, id, { al, conocido }, organizacion))
    },
  )
  .get(
    '/panel/afiliados/:id/linea',
    describe(AREA, 'Línea de vida de una persona, entera o como se contaba (al, conocido)'),
    param,
    validate('query', relojesSchema),
    async (c) => {
      const { al = null, conocido = null } = c.req.valid('query')
      return c.json(await listLinea(c.var.actor, c.req.valid('param').id, { al, conocido }))
    },
  )
  .get('/panel/afiliados/:id/historial', describe(AREA, 'Movimientos de una persona'), param, async (c) =>
    c.json(await listHistorial(c.var.actor, c.req.valid('param').id)),
  )
  .get('/panel/tipos-movimiento', describe(AREA, 'Tipos de movimiento'), async (c) =>
    c.json(await listTiposMovimiento(c.var.actor)),
  )
  .put(
    '/panel/tipos-movimiento/:id',
    describe(AREA, 'Cambia nombre, documentos y formatos de un tipo de movimiento'),
    param,
    validate('json', edicionTipoSchema),
    async (c) => c.json(await updateTipoMovimiento(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
  .route(
    '/',
    panelRoutes('afiliados', {
      list: ['Personas del padrón', listAfiliados],
      export: {
        title: 'Las personas de un filtro, en CSV o XLSX, con las columnas que se pidan',
        hoja: 'Padrón',
        file: 'padron',
        run: exportAfiliados,
      },
    }),
  )
  .route(
    '/',
    panelRoutes('movimientos', {
      list: ['Movimientos', listMovimientos],
      get: ['Un movimiento, por su id o su folio', getMovimiento, POR_FOLIO],
      export: {
        title: 'Los movimientos de un filtro, en CSV o XLSX, con las columnas que se pidan',
        hoja: 'Movimientos',
        file: 'movimientos',
        run: exportMovimientos,
      },
    }),
  )
