import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { validate } from '#api/http/forma/validate.ts'
import { createDelegacion, delegacionSchema } from './create-delegacion.ts'
import { listDelegaciones } from './list-delegaciones.ts'
import { revokeDelegacion } from './revoke-delegacion.ts'

const AREA = 'usuarios'
const param = validate('param', z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }))

/** Who signs for whom until when: each lends only the own signature. */
export const delegacionesRoutes = new Hono<AppEnv>()
  .get('/mi-cuenta/delegaciones', describe(AREA, 'Delegaciones propias y recibidas'), async (c) =>
    c.json(await listDelegaciones(c.var.actor)),
  )
  .post(
    '/mi-cuenta/delegaciones',
    describe(AREA, 'Delega la firma propia en otra persona, por unos días', 201),
    validate('json', delegacionSchema),
    async (c) => c.json(await createDelegacion(c.var.actor, c.req.valid('json')), 201),
  )
  .delete('/mi-cuenta/delegaciones/:id', describe(AREA, 'Retira una delegación propia'), param, async (c) => {
    await revokeDelegacion(c.var.actor, c.req.valid('param').id)
    return c.json(await listDelegaciones(c.var.actor))
  })
