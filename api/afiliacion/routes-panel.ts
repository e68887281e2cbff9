import { Hono, type Context } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { contentRange, listBodySchema, listParamsSchema, parseListQuery } from '#api/http/list-query.ts'
import { validate } from '#api/http/validate.ts'
import { exportAfiliados } from './export-afiliados.ts'
import { exportMovimientos } from './export-movimientos.ts'
import { getAfiliado } from './get-afiliado.ts'
import { getMovimiento } from './get-movimiento.ts'
import { AFILIADOS_SPEC, listAfiliados } from './list-afiliados.ts'
import { listHistorial } from './list-historial.ts'
import { listTiposMovimiento } from './tipos/list-tipos-movimiento.ts'
import { edicionTipoSchema, updateTipoMovimiento } from './tipos/update-tipo-movimiento.ts'
import { listMovimientos, MOVIMIENTOS_SPEC } from './list-movimientos.ts'

const AREA = 'panel'
const param = validate('param', z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }))
const query = validate('query', listParamsSchema)
const body = validate('json', listBodySchema)

type Raw = z.output<typeof listBodySchema>

async function afiliados(c: Context<AppEnv>, raw: Raw) {
  const consulta = parseListQuery(raw, AFILIADOS_SPEC)
  const { rows, total } = await listAfiliados(c.var.actor, consulta)
  c.header('Content-Range', contentRange('afiliados', consulta, rows.length, total))
  return c.json(rows)
}

async function movimientos(c: Context<AppEnv>, raw: Raw) {
  const consulta = parseListQuery(raw, MOVIMIENTOS_SPEC)
  const { rows, total } = await listMovimientos(c.var.actor, consulta)
  c.header('Content-Range', contentRange('movimientos', consulta, rows.length, total))
  return c.json(rows)
}

function csv(c: Context<AppEnv>, name: string, stream: ReadableStream<Uint8Array>) {
  c.header('Content-Disposition', `attachment; filename="${name}.csv"`)
  c.header('Cache-Control', 'private, no-store')
  return c.body(stream, 200, { 'Content-Type': 'text/csv; charset=utf-8' })
}

/** Padrón and movements as react-admin asks for them. */
export const panelRoutes = new Hono<AppEnv>()
  .get('/afiliados', describe(AREA, 'Personas del padrón'), query, (c) => afiliados(c, c.req.valid('query')))
  .post('/afiliados/buscar', describe(AREA, 'Personas del padrón, con el filtro en el cuerpo'), body, (c) =>
    afiliados(c, c.req.valid('json')),
  )
  .post('/afiliados/exportar', describe(AREA, 'Todas las personas en CSV'), body, async (c) => {
    const consulta = parseListQuery(c.req.valid('json'), AFILIADOS_SPEC)
    return csv(c, 'padron', await exportAfiliados(c.var.actor, consulta))
  })
  .get('/afiliados/:id', describe(AREA, 'Una persona'), param, async (c) =>
    c.json(await getAfiliado(c.var.actor, c.req.valid('param').id)),
  )
  .get('/afiliados/:id/historial', describe(AREA, 'Movimientos de una persona'), param, async (c) =>
    c.json(await listHistorial(c.var.actor, c.req.valid('param').id)),
  )
  .get('/movimientos', describe(AREA, 'Movimientos'), query, (c) => movimientos(c, c.req.valid('query')))
  .post('/movimientos/buscar', describe(AREA, 'Movimientos, con el filtro en el cuerpo'), body, (c) =>
    movimientos(c, c.req.valid('json')),
  )
  .post('/movimientos/exportar', describe(AREA, 'Todos los movimientos en CSV'), body, async (c) => {
    const consulta = parseListQuery(c.req.valid('json'), MOVIMIENTOS_SPEC)
    return csv(c, 'movimientos', await exportMovimientos(c.var.actor, consulta))
  })
  .get('/tipos-movimiento', describe(AREA, 'Tipos de movimiento'), async (c) =>
    c.json(await listTiposMovimiento(c.var.actor)),
  )
  .put(
    '/tipos-movimiento/:id',
    describe(AREA, 'Cambia nombre, documentos y formatos de un tipo de movimiento'),
    param,
    validate('json', edicionTipoSchema),
    async (c) => c.json(await updateTipoMovimiento(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
  .get('/movimientos/:id', describe(AREA, 'Un movimiento'), param, async (c) =>
    c.json(await getMovimiento(c.var.actor, c.req.valid('param').id)),
  )
