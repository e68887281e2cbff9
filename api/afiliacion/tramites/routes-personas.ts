import { Hono } from 'hono'
import { z } from 'zod'
import { BUSQUEDAS, TERMINO_MAX } from '#domain/afiliacion/tramites/persona-tramite.ts'
import { TRAMITE_KEYS } from '#domain/afiliacion/tramites/tramite.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { validate } from '#api/http/forma/validate.ts'
import { findPersonasTramite } from './find-personas-tramite.ts'
import { identificarPersona } from './identificar-persona.ts'
import { getPersonaTramite } from './get-persona-tramite.ts'

const AREA = 'afiliacion'
const param = validate('param', z.object({ tramite: z.enum(TRAMITE_KEYS) }))
const busqueda = z.strictObject({
  por: z.enum(BUSQUEDAS),
  texto: z.string().trim().min(1).max(TERMINO_MAX),
})
const persona = z.strictObject({
  interno: z.int().min(1).max(Number.MAX_SAFE_INTEGER),
  curp: z.string().max(40).exactOptional(),
})

const identificar = z.strictObject({ id: z.int().min(1).max(Number.MAX_SAFE_INTEGER), curp: z.string().min(1).max(40) })

/** Whom a procedure may be asked for. Names and keys travel in the body: an address is written to logs. */
export const personasTramiteRoutes = new Hono<AppEnv>()
  .post(
    '/tramites/alta-historico/identificar',
    describe(AREA, 'Da la CURP completa de una persona con historia, para pedir su alta'),
    validate('json', identificar),
    async (c) => c.json(await identificarPersona(c.var.actor, c.req.valid('json'))),
  )
  .post(
    '/personas-tramite/:tramite/busqueda',
    describe(AREA, 'Personas para un trámite, con lo que lo impide'),
    param,
    validate('json', busqueda),
    async (c) => c.json(await findPersonasTramite(c.var.actor, c.req.valid('param').tramite, c.req.valid('json'))),
  )
  .post(
    '/personas-tramite/:tramite',
    describe(AREA, 'La persona de un trámite, como está registrada'),
    param,
    validate('json', persona),
    async (c) => c.json(await getPersonaTramite(c.var.actor, c.req.valid('param').tramite, c.req.valid('json'))),
  )
