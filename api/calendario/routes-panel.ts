import { Hono } from 'hono'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { validate } from '#api/http/forma/validate.ts'
import { createHabilitacion } from './create-habilitacion.ts'
import { getCalendario } from './get-calendario.ts'
import { preverCalendario } from './previsto-calendario.ts'
import { revocarHabilitacion } from './revocar-habilitacion.ts'
import { saveCalendario } from './save-calendario.ts'
import { saveInhabil } from './save-inhabil.ts'
import {
  anioParams,
  fechaParams,
  guardarBody,
  habilitacionBody,
  idParams,
  inhabilBody,
  motivoBody,
  previstoBody,
} from './schema.ts'

/** The calendar as its own screens read and keep it. */
export const calendarioPanelRoutes = new Hono<AppEnv>()
  .get(
    '/panel/calendario/:anio',
    describe('calendario', 'Un año del calendario, con su versión, sus días inhábiles y sus habilitaciones'),
    validate('param', anioParams),
    async (c) => c.json(await getCalendario(c.var.actor, c.req.valid('param').anio)),
  )
  .post(
    '/panel/calendario/:anio/previsto',
    describe('calendario', 'Qué haría guardar estos cambios, y a quién; no escribe nada'),
    validate('param', anioParams),
    validate('json', previstoBody),
    async (c) => c.json(await preverCalendario(c.var.actor, c.req.valid('param').anio, c.req.valid('json').cambios)),
  )
  .put(
    '/panel/inhabiles/:fecha',
    describe('calendario', 'Hace inhábil un día, lo renombra o lo quita de los inhábiles oficiales'),
    validate('param', fechaParams),
    validate('json', inhabilBody),
    async (c) => c.json(await saveInhabil(c.var.actor, c.req.valid('param').fecha, c.req.valid('json'))),
  )
  .put(
    '/panel/calendario/:anio',
    describe('calendario', 'Guarda los cambios de un año; 409 con los días que otra persona cambió'),
    validate('param', anioParams),
    validate('json', guardarBody),
    async (c) => c.json(await saveCalendario(c.var.actor, c.req.valid('param').anio, c.req.valid('json'))),
  )
  .post(
    '/panel/habilitaciones',
    describe('calendario', 'Abre la captura de manera extraordinaria', 201),
    validate('json', habilitacionBody),
    async (c) => c.json({ id: await createHabilitacion(c.var.actor, c.req.valid('json')) }, 201),
  )
  .post(
    '/panel/habilitaciones/:id/terminar',
    describe('calendario', 'Termina una habilitación extraordinaria', 204),
    validate('param', idParams),
    validate('json', motivoBody),
    async (c) => {
      await revocarHabilitacion(c.var.actor, c.req.valid('param').id, c.req.valid('json').motivo)
      return c.body(null, 204)
    },
  )
