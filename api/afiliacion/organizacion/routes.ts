import { Hono } from 'hono'
import { z } from 'zod'
import { DOCUMENTO_MAX, TIPOS_ACTO_ORGANICO } from '#domain/organica/acto-organico.ts'
import { NOMBRE_UNIDAD_MAX } from '#domain/organica/edicion-issues.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { validate } from '#api/http/validate.ts'
import { doActo, previewActo } from './do-acto.ts'

const AREA = 'organica'
/** Units that one act names. */
const UNIDADES_MAX = 200
const id = z.int().positive()
const ids = z.array(id).max(UNIDADES_MAX).default([])

const actoBody = z.strictObject({
  tipo: z.enum(TIPOS_ACTO_ORGANICO),
  unidadId: id,
  fecha: z.string().max(20),
  documento: z.string().max(DOCUMENTO_MAX),
  nombre: z
    .string()
    .max(NOMBRE_UNIDAD_MAX * 2)
    .default(''),
  destinoId: id.nullable().default(null),
  origenes: ids,
  hijas: ids,
  puestos: ids,
})

/** Acts on the organic tree with a date and a document, and what each would do. */
export const organizacionRoutes = new Hono<AppEnv>()
  .post(
    '/panel/organica/actos/previsto',
    describe(AREA, 'Qué haría un acto sobre la estructura, sin escribir nada'),
    validate('json', actoBody),
    async (c) => c.json(await previewActo(c.var.actor, c.req.valid('json'))),
  )
  .post(
    '/panel/organica/actos',
    describe(AREA, 'Renombra, mueve, fusiona, divide o termina unidades con fecha y documento', 201),
    validate('json', actoBody),
    async (c) => c.json(await doActo(c.var.actor, c.req.valid('json')), 201),
  )
