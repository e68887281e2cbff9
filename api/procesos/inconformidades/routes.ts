import { Hono } from 'hono'
import { z } from 'zod'
import { CLASES_ASIENTO, type ClaseAsiento } from '#domain/fondos/cair/asiento.ts'
import { FONDO_IDS } from '#domain/fondos/fondo.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { validate } from '#api/http/forma/validate.ts'
import { openInconformidad } from './open-inconformidad.ts'

const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER)
/** Beside it the case's description holds the explanation. */
const MOTIVO_MAX = 1000
/** Longer than any folio. */
const FOLIO_MAX = 40
const CLASES = Object.keys(CLASES_ASIENTO) as [ClaseAsiento, ...ClaseAsiento[]]

/** What somebody does not agree with in a statement. */
export const inconformidadesRoutes = new Hono<AppEnv>().post(
  '/estado-cuenta/:id/inconformidad',
  describe('casos', 'Abre un caso por un importe del estado de cuenta', 201),
  validate('param', z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })),
  validate(
    'json',
    z.strictObject({
      importe: z.discriminatedUnion('clase', [
        z.strictObject({ clase: z.literal('aportacion'), personaId: id, fondo: z.enum(FONDO_IDS) }),
        z.strictObject({ clase: z.literal('retencion'), retencionId: id }),
        z.strictObject({ clase: z.literal('prestamo'), prestamoId: id }),
        z.strictObject({ clase: z.literal('licencia'), cargoId: id }),
        z.strictObject({ clase: z.literal('extemporanea'), folio: z.string().max(FOLIO_MAX) }),
        z.strictObject({ clase: z.literal('cair'), asiento: z.enum(CLASES).nullable() }),
      ]),
      motivo: z.string().max(MOTIVO_MAX),
    }),
  ),
  async (c) => c.json(await openInconformidad(c.var.actor, c.req.valid('param').id, c.req.valid('json')), 201),
)
