import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { sendArchivo } from '#api/http/send-file.ts'
import { validate } from '#api/http/forma/validate.ts'
import { cancelExporte } from './cancel-exporte.ts'
import { downloadExporte } from './download-exporte.ts'
import { getExporte, listExportes } from './list-exportes.ts'

const AREA = 'exportes'
const param = validate('param', z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }))

/** The session's own exports that wait for their turn, and their files for a day. */
export const exportesRoutes = new Hono<AppEnv>()
  .get(
    '/exportes',
    describe(AREA, 'Exportaciones propias que esperan su turno o terminaron hace menos de un día'),
    async (c) => c.json(await listExportes(c.var.actor)),
  )
  .get('/exportes/:id', describe(AREA, 'Una exportación propia y su lugar en la espera'), param, async (c) =>
    c.json(await getExporte(c.var.actor, c.req.valid('param').id)),
  )
  .get('/exportes/:id/archivo', describe(AREA, 'El archivo de una exportación propia', 409, 410), param, async (c) =>
    sendArchivo(c, await downloadExporte(c.var.actor, c.req.valid('param').id)),
  )
  .post('/exportes/:id/cancelar', describe(AREA, 'Cancela una exportación propia', 409), param, async (c) =>
    c.json(await cancelExporte(c.var.actor, c.req.valid('param').id)),
  )
