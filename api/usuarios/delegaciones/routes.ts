import { Hono } from 'hono'
import { z } from 'zod'
import { RESPUESTAS_DELEGACION, type RespuestaDelegacion } from '#domain/acceso/delegacion.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { validate } from '#api/http/forma/validate.ts'
import { answerDelegacion } from './answer-delegacion.ts'
import { createDelegacion, delegacionSchema } from './create-delegacion.ts'
import { listDelegaciones } from './list-delegaciones.ts'
import { revokeDelegacion } from './revoke-delegacion.ts'
import type { SolicitudesEnEspera } from './solicitudes-en-espera.ts'

const AREA = 'usuarios'
const param = validate('param', z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }))

const RESPUESTAS = {
  aceptar: 'Acepta firmar por otra persona',
  rechazar: 'Rechaza firmar por otra persona',
  devolver: 'Devuelve la firma que otra persona delegó',
} as const satisfies Record<RespuestaDelegacion, string>

/** Who signs for whom until when: each lends only the own signature. `areas` say which requests wait for a signature. */
export function delegacionesRoutes(areas: readonly SolicitudesEnEspera[]): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
    .get('/mi-cuenta/delegaciones', describe(AREA, 'Delegaciones propias y recibidas'), async (c) =>
      c.json(await listDelegaciones(c.var.actor)),
    )
    .post(
      '/mi-cuenta/delegaciones',
      describe(AREA, 'Delega la firma propia en otra persona, por unos días', 201),
      validate('json', delegacionSchema),
      async (c) => c.json(await createDelegacion(c.var.actor, c.req.valid('json'), areas), 201),
    )
    .delete('/mi-cuenta/delegaciones/:id', describe(AREA, 'Retira una delegación propia'), param, async (c) => {
      await revokeDelegacion(c.var.actor, c.req.valid('param').id)
      return c.json(await listDelegaciones(c.var.actor))
    })
  for (const respuesta of Object.keys(RESPUESTAS_DELEGACION) as RespuestaDelegacion[])
    routes.post(`/mi-cuenta/delegaciones/:id/${respuesta}`, describe(AREA, RESPUESTAS[respuesta]), param, async (c) => {
      await answerDelegacion(c.var.actor, c.req.valid('param').id, respuesta, areas)
      return c.json(await listDelegaciones(c.var.actor))
    })
  return routes
}
