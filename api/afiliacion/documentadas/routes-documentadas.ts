import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { validate } from '#api/http/forma/validate.ts'
import { addDocumento, documentoSchema } from '#api/afiliacion/expediente/add-documento.ts'
import { altaSchema } from '#api/afiliacion/alta/alta-schema.ts'
import { createAfiliado } from './create-afiliado.ts'
import { createAfiliadoOrg } from './create-afiliado-org.ts'
import { createAltaDocumentada } from '#api/afiliacion/alta/create-alta.ts'
import { createMovimiento } from './create-movimiento.ts'
import { afiliadoOrgSchema, afiliadoSchema, movimientoSchema } from './documentadas-schema.ts'
import { findPersonal, personalSchema } from '#api/afiliacion/padron/find-personal.ts'
import { listAfiliadoOrgMov, orgMovSchema } from '#api/afiliacion/padron/list-afiliado-org-mov.ts'
import { busquedaPadronSchema, searchPadron } from '#api/afiliacion/padron/search-padron.ts'

const AREA = 'afiliacion'
const param = validate('param', z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }))
const llave = validate('header', z.object({ 'idempotency-key': z.string().max(200).optional() }))

/** The calls of the documents, with their payloads, shapes and messages, through the same services as our screens. */
export const documentadasRoutes = new Hono<AppEnv>()
  .get('/personal/organica', describe(AREA, 'Búsqueda de empleados'), validate('query', personalSchema), async (c) =>
    c.json(await findPersonal(c.var.actor, c.req.valid('query'))),
  )
  .get(
    '/afiliado-org-mov',
    describe(AREA, 'Movimientos de una adscripción'),
    validate('query', orgMovSchema),
    async (c) => c.json(await listAfiliadoOrgMov(c.var.actor, c.req.valid('query'))),
  )
  .post('/busquedaPadron', describe(AREA, 'Busca en el padrón'), validate('json', busquedaPadronSchema), async (c) =>
    c.json(await searchPadron(c.var.actor, c.req.valid('json').texto)),
  )
  .post(
    '/afiliado',
    describe(AREA, 'Crea una persona en trámite', 201, 200, 423),
    validate('json', afiliadoSchema),
    async (c) => {
      const { persona, creada } = await createAfiliado(c.var.actor, c.req.valid('json'))
      const { ID: id, INTERNO: interno } = persona
      const message = creada ? 'Afiliado guardado exitosamente.' : 'La persona ya está en el padrón: no se cambió nada.'
      const body = { success: true, message, folio: id, id, interno, data: { folio: id, ...persona } }
      return c.json(body, creada ? 201 : 200)
    },
  )
  .post(
    '/afiliado-org',
    describe(AREA, 'Liga una persona a su lugar', 201, 423),
    validate('json', afiliadoOrgSchema),
    async (c) => {
      const org = await createAfiliadoOrg(c.var.actor, c.req.valid('json'))
      return c.json({ success: true, message: 'Datos organizacionales guardados correctamente.', ...org }, 201)
    },
  )
  .post(
    '/movimientos',
    describe(AREA, 'Solicita un movimiento', 201, 423),
    validate('json', movimientoSchema),
    async (c) => {
      const movimiento = await createMovimiento(c.var.actor, c.req.valid('json'))
      return c.json({ success: true, message: 'Movimiento guardado correctamente.', ...movimiento }, 201)
    },
  )
  .post(
    '/afiliados',
    describe(AREA, 'Registra un alta completa', 201, 423),
    llave,
    validate('json', altaSchema),
    async (c) => {
      const key = c.req.valid('header')['idempotency-key']
      const alta = await createAltaDocumentada(c.var.actor, c.req.valid('json'), key)
      return c.json({ success: true, message: 'Afiliado guardado exitosamente.', ...alta }, 201)
    },
  )
  .post(
    '/afiliados/:id/documentos',
    describe(AREA, 'Agrega un documento al expediente', 201),
    param,
    validate('json', documentoSchema),
    async (c) => c.json(await addDocumento(c.var.actor, c.req.valid('param').id, c.req.valid('json')), 201),
  )
