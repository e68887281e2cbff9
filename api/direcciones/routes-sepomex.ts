import { Hono } from 'hono'
import { z } from 'zod'
import { SEPOMEX_MAX_BYTES } from '#domain/direcciones/sepomex.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { receiveUpload } from '#api/http/upload.ts'
import { validate } from '#api/http/forma/validate.ts'
import {
  aplicarSepomex,
  descartarSepomex,
  detenerSepomex,
  getCargaSepomex,
  reanudarSepomex,
} from './sepomex/mover-carga.ts'
import { subirSepomex } from './sepomex/subir-sepomex.ts'

const AREA = 'direcciones'
const idPath = z.object({ id: z.coerce.number().int().positive() })
const pesado = () => 'El archivo pesa más de 64 MB: no es CPdescarga.txt.'

/** The catalogue of SEPOMEX on the screen of addresses: a file comes, is looked at, and is applied when somebody says so. */
export const sepomexRoutes = new Hono<AppEnv>()
  .get('/panel/sepomex', describe(AREA, 'El último archivo de SEPOMEX y cómo va'), async (c) =>
    c.json({ carga: await getCargaSepomex(c.var.actor) }),
  )
  .post('/panel/sepomex', describe(AREA, 'Recibe CPdescarga.txt y lo revisa sin escribir nada', 201), async (c) => {
    const file = await receiveUpload(c, { max: SEPOMEX_MAX_BYTES, pesado })
    return c.json(await subirSepomex(c.var.actor, file), 201)
  })
  .post(
    '/panel/sepomex/:id/aplicar',
    describe(AREA, 'Aplica el archivo revisado'),
    validate('param', idPath),
    validate('json', z.strictObject({ aceptarBajas: z.boolean().default(false) })),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await aplicarSepomex(c.var.actor, id, c.req.valid('json').aceptarBajas))
    },
  )
  .post('/panel/sepomex/:id/reanudar', describe(AREA, 'Sigue donde se detuvo'), validate('param', idPath), async (c) =>
    c.json(await reanudarSepomex(c.var.actor, c.req.valid('param').id)),
  )
  .post('/panel/sepomex/:id/detener', describe(AREA, 'Detiene la carga'), validate('param', idPath), async (c) =>
    c.json(await detenerSepomex(c.var.actor, c.req.valid('param').id)),
  )
  .post('/panel/sepomex/:id/descartar', describe(AREA, 'Olvida el archivo'), validate('param', idPath), async (c) =>
    c.json(await descartarSepomex(c.var.actor, c.req.valid('param').id)),
  )
