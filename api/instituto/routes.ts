import { Hono } from 'hono'
import { z } from 'zod'
import { ICONO_MAX_BYTES, iconoPesado } from '#domain/instituto/imagen-icono.ts'
import { notFound } from '#api/errors.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { panelRoutes } from '#api/http/listas/panel-routes.ts'
import { readUpload } from '#api/http/upload.ts'
import { validate } from '#api/http/forma/validate.ts'
import { getAvisoPrivacidad } from './get-aviso-privacidad.ts'
import { getInfo, getTema } from './get-info.ts'
import { getIcono } from './icono-file.ts'
import { listAvisosPrivacidad } from './list-avisos-privacidad.ts'
import { publishAvisoPrivacidad } from './publish-aviso-privacidad.ts'
import { avisoPrivacidadSchema, cambioInfoSchema } from './schema.ts'
import { updateInfo } from './update-info.ts'
import { uploadIcono } from './upload-icono.ts'

const AREA = 'instituto'

/** An icon is somebody's upload: it is only ever an image, whatever opens it. */
const ICONO_HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Disposition': 'inline; filename="icono"',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
} as const

export const institutoRoutes = new Hono<AppEnv>()
  .get('/info', describe(AREA, 'Nombre y aspecto del instituto'), async (c) => c.json(await getTema()))
  .get('/info/ajustes', describe(AREA, 'Nombre, aspecto y ajustes del instituto'), async (c) => c.json(await getInfo()))
  .put(
    '/info',
    describe(AREA, 'Cambia un campo del instituto (id, campo, valor)'),
    validate('json', cambioInfoSchema),
    async (c) => c.json(await updateInfo(c.var.actor, c.req.valid('json'))),
  )
  .post('/info/upload', describe(AREA, 'Sube el icono y da su dirección'), async (c) => {
    const { bytes } = await readUpload(c, { max: ICONO_MAX_BYTES, pesado: iconoPesado })
    return c.json(await uploadIcono(c.var.actor, bytes))
  })
  .get(
    '/info/icono/:archivo',
    describe(AREA, 'El icono del instituto'),
    validate('param', z.object({ archivo: z.string().max(60) })),
    async (c) => {
      const { archivo } = c.req.valid('param')
      const bytes = await getIcono(archivo)
      if (!bytes) throw notFound('El icono')
      const type = archivo.endsWith('.png') ? 'image/png' : 'image/jpeg'
      return c.body(Uint8Array.from(bytes), 200, { ...ICONO_HEADERS, 'Content-Type': type })
    },
  )
  .get('/aviso-privacidad', describe(AREA, 'Aviso de privacidad en vigor'), async (c) =>
    c.json(await getAvisoPrivacidad()),
  )
  .route(
    '/',
    panelRoutes('avisos-privacidad', {
      area: AREA,
      list: ['Versiones del aviso de privacidad', listAvisosPrivacidad],
      buscar: false,
    }),
  )
  .post(
    '/panel/avisos-privacidad',
    describe(AREA, 'Publica una versión del aviso de privacidad', 201),
    validate('json', avisoPrivacidadSchema),
    async (c) => c.json(await publishAvisoPrivacidad(c.var.actor, c.req.valid('json')), 201),
  )
