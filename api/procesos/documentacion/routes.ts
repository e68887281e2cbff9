import { Hono } from 'hono'
import type { ClaseDocumentacion } from '#domain/procesos/documentacion.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { describe } from '#api/http/describe.ts'
import { sendFile, sendPagina } from '#api/http/send-file.ts'
import { readUpload } from '#api/http/upload.ts'
import { validate } from '#api/http/forma/validate.ts'
import { malformed } from '#api/errors.ts'
import { deleteDocumento } from './delete-documento.ts'
import { downloadDocumento, paginaDocumento } from './find-descarga.ts'
import { getResumenDocumentacion } from './get-resumen.ts'
import { listDocumentos, listVersiones } from './list-documentos.ts'
import { createDocumento, updateDocumento } from './save-documento.ts'
import {
  deModuloCambio,
  deModuloNuevo,
  deProcesoCambio,
  deProcesoNuevo,
  descargaQuery,
  folioSchema,
  generalCambio,
  generalNuevo,
  idModuloQuery,
  idProcesoQuery,
  idQuery,
  paginaQuery,
} from './schema.ts'
import { uploadDocumento } from './upload-documento.ts'

const GENERAL = { clase: 'general', id: 0 } as const

const deProceso = new Hono<AppEnv>()
  .get(
    '/documentacion/abc',
    describe('procesos', 'Documentos de un proceso', 404),
    validate('query', idProcesoQuery),
    async (c) => c.json(await listDocumentos(c.var.actor, { clase: 'proceso', id: c.req.valid('query').id_proceso })),
  )
  .post(
    '/documentacion/abc',
    describe('procesos', 'Registra un documento de un proceso', 201),
    validate('json', deProcesoNuevo),
    async (c) => {
      const { id_proceso: id, ...cambio } = c.req.valid('json')
      return c.json(await createDocumento(c.var.actor, { clase: 'proceso', id }, cambio), 201)
    },
  )
  .put(
    '/documentacion/abc',
    describe('procesos', 'Cambia un documento de un proceso'),
    validate('json', deProcesoCambio),
    async (c) => {
      const { id, ...cambio } = c.req.valid('json')
      return c.json(await updateDocumento(c.var.actor, 'proceso', id, cambio))
    },
  )

const general = new Hono<AppEnv>()
  .get('/documentacion/general', describe('procesos', 'Documentos generales'), async (c) =>
    c.json(await listDocumentos(c.var.actor, GENERAL)),
  )
  .post(
    '/documentacion/general',
    describe('procesos', 'Registra un documento general', 201),
    validate('json', generalNuevo),
    async (c) => c.json(await createDocumento(c.var.actor, GENERAL, c.req.valid('json')), 201),
  )
  .put(
    '/documentacion/general',
    describe('procesos', 'Cambia un documento general'),
    validate('json', generalCambio),
    async (c) => {
      const { id, ...cambio } = c.req.valid('json')
      return c.json(await updateDocumento(c.var.actor, 'general', id, cambio))
    },
  )

const deModulo = new Hono<AppEnv>()
  .get(
    '/documentacion/modulo',
    describe('procesos', 'Documentos de un módulo', 404),
    validate('query', idModuloQuery),
    async (c) => c.json(await listDocumentos(c.var.actor, { clase: 'modulo', id: c.req.valid('query').id_modulo })),
  )
  .post(
    '/documentacion/modulo',
    describe('procesos', 'Registra un documento de un módulo', 201),
    validate('json', deModuloNuevo),
    async (c) => {
      const { id_modulo: id, ...cambio } = c.req.valid('json')
      return c.json(await createDocumento(c.var.actor, { clase: 'modulo', id }, cambio), 201)
    },
  )
  .put(
    '/documentacion/modulo',
    describe('procesos', 'Cambia un documento de un módulo'),
    validate('json', deModuloCambio),
    async (c) => {
      const { id, ...cambio } = c.req.valid('json')
      return c.json(await updateDocumento(c.var.actor, 'modulo', id, cambio))
    },
  )

/** Deletion and versions, alike for the three classes. */
function comunes(ruta: 'abc' | 'general' | 'modulo', clase: ClaseDocumentacion): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes
    .delete(
      `/documentacion/${ruta}`,
      describe('procesos', 'Elimina un documento y sus versiones'),
      validate('query', idQuery),
      async (c) => {
        await deleteDocumento(c.var.actor, clase, c.req.valid('query').id)
        return c.json({ success: true })
      },
    )
    .get(
      `/documentacion/${ruta}/versiones`,
      describe('procesos', 'Versiones de un documento'),
      validate('query', idQuery),
      async (c) => c.json(await listVersiones(c.var.actor, clase, c.req.valid('query').id)),
    )
  return routes
}

/**
 * No copy stays in a shared computer's cache. A file of somebody else's making runs nothing in our origin: its type is told, never
 * guessed (nosniff), and the policy of every answer goes with it.
 */
const archivos = new Hono<AppEnv>()
  .post('/upload', describe('procesos', 'Conserva un PDF (multipart: folio, archivo)', 201), async (c) => {
    authorize(c.var.actor, 'documentacion.administrar')
    const { nombre, bytes, fields } = await readUpload(c, { campo: 'archivo' })
    const folio = folioSchema.safeParse(fields['folio'])
    if (!folio.success) throw malformed('folio: se esperaba el número del proceso o módulo, o 0 para los generales.')
    return c.json(await uploadDocumento(c.var.actor, folio.data, { nombre, bytes }), 201)
  })
  .get(
    '/download',
    describe('procesos', 'Un archivo de la documentación', 404),
    validate('query', descargaQuery),
    async (c) => {
      const { folio, nombreArchivo } = c.req.valid('query')
      const { bytes, nombre } = await downloadDocumento(c.var.actor, folio, nombreArchivo)
      return sendFile(c, { nombre, tipo: 'application/pdf', bytes })
    },
  )
  .get(
    '/download/pagina',
    describe('procesos', 'Imagen de una página de un archivo', 404, 413, 415, 422),
    validate('query', paginaQuery),
    async (c) => {
      const { folio, nombreArchivo, n } = c.req.valid('query')
      return sendPagina(c, await paginaDocumento(c.var.actor, folio, nombreArchivo, n))
    },
  )
  .get('/panel/documentacion/resumen', describe('procesos', 'Qué documentos faltan'), async (c) =>
    c.json(await getResumenDocumentacion(c.var.actor)),
  )

/** Documents of processes, modules and the institute, with the paths and shapes of specifications 2 §7 and 3 §7. */
export const documentacionRoutes = new Hono<AppEnv>()
  .route('/', deProceso)
  .route('/', general)
  .route('/', deModulo)
  .route('/', comunes('abc', 'proceso'))
  .route('/', comunes('general', 'general'))
  .route('/', comunes('modulo', 'modulo'))
  .route('/', archivos)
