import { randomUUID } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { CLASES_ARCHIVO } from '#domain/documentos/archivo.ts'
import { GIROS, type Giro } from '#domain/documentos/fotografia.ts'
import { DOCUMENTOS_LEIBLES, isLeible, papelDe, type DocumentoLeible } from '#domain/documentos/papeles/registro.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { describe } from '#api/http/describe.ts'
import { sendFile, sendPagina } from '#api/http/send-file.ts'
import { readUpload } from '#api/http/upload.ts'
import { validate } from '#api/http/forma/validate.ts'
import { malformed } from '#api/errors.ts'
import { getFile } from '#api/files/storage.ts'
import { deleteArchivo } from './delete-archivo.ts'
import { auditArchivo } from './audit-archivo.ts'
import { findArchivo } from './find-archivo.ts'
import { straightenFotografia } from './fotografia.ts'
import { getPagina } from './get-pagina.ts'
import { readPapel } from './read-papel.ts'
import { cancelReading, getProgress } from './reading-progress.ts'
import { unirFotografias } from './unir-fotografias.ts'
import { uploadPapel } from './upload-archivo.ts'

const idSchema = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) })
const paginaSchema = idSchema.extend({ n: z.coerce.number().int().min(1).max(1000) })
const unirSchema = z.strictObject({
  paginas: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[0-9a-f]{64}$/),
        giro: z.literal(GIROS),
        nombre: z.string().max(255),
      }),
    )
    .max(1000),
})
const claseSchema = z.enum(CLASES_ARCHIVO)

const read = (papel: DocumentoLeible | null) => async (c: Context<AppEnv>) => {
  authorize(c.var.actor, 'documentos.leer')
  const { nombre, bytes, fields } = await readUpload(c)
  const esperado = papel ?? esperadoOf(fields['documento'])
  const lecturaId = c.req.header('x-lectura-id')?.slice(0, 64) ?? randomUUID()
  const borrador = fields['borrador'] ?? null
  const fotografia = giroOf(fields['fotografia'])
  const requestSignal = c.req.raw.signal
  return c.json(
    await readPapel(c.var.actor, { nombre, bytes, borrador, fotografia, esperado, lecturaId, requestSignal }),
  )
}

/** The field `documento` of a reading: the paper that the file should be; without it, whichever it is. */
function esperadoOf(text: string | undefined): DocumentoLeible | null {
  if (text === undefined) return null
  if (!isLeible(text)) throw malformed(`documento: se esperaba ${DOCUMENTOS_LEIBLES.join(', ')}.`)
  return text
}

/** The field `fotografia` of a reading: present when the file is a photo to be made a PDF, and how it is turned. */
function giroOf(text: string | undefined): Giro | null {
  if (text === undefined) return null
  const giro = GIROS.find((each) => String(each) === text)
  if (giro === undefined) throw malformed('fotografia: se esperaba 0, 1, 2 o 3 cuartos de vuelta.')
  return giro
}

const READ = 'Conserva el archivo y lee sus campos (multipart, campo file; fotografia=0..3 hace PDF de una foto)'

export const documentosRoutes = new Hono<AppEnv>()

// Papers with a documented call of their own; any other is asked of leerDocumento by its name.
for (const id of DOCUMENTOS_LEIBLES) {
  const { llamada, nombre } = papelDe(id)
  if (llamada) documentosRoutes.post(`/${llamada}`, describe('documentos', `${nombre}. ${READ}`), read(id))
}

documentosRoutes
  .post(
    '/leerDocumento',
    describe('documentos', `Reconoce el documento, o dice que no es el del campo documento. ${READ}`),
    read(null),
  )
  .post(
    '/fotografias',
    describe('documentos', 'Endereza la fotografía de un documento (multipart, campo file); no la conserva'),
    async (c) => {
      authorize(c.var.actor, 'documentos.leer')
      const { bytes } = await readUpload(c)
      return c.json(await straightenFotografia(c.var.actor, { bytes, signal: c.req.raw.signal }))
    },
  )
  .post(
    '/fotografias/pdf',
    describe('documentos', 'Une en un PDF fotografías ya enderezadas, en su orden; no lo conserva'),
    validate('json', unirSchema),
    async (c) => {
      const pdf = await unirFotografias(c.var.actor, c.req.valid('json').paginas)
      return c.body(pdf as Uint8Array<ArrayBuffer>, 200, { 'Content-Type': 'application/pdf' })
    },
  )
  .get('/lecturas/:id', describe('documentos', 'Avance de una lectura'), validate('param', idSchema), async (c) => {
    authorize(c.var.actor, 'documentos.leer')
    return c.json(await getProgress(c.var.actor.id, c.req.valid('param').id))
  })
  .delete(
    '/lecturas/:id',
    describe('documentos', 'Cancela una lectura', 204),
    validate('param', idSchema),
    async (c) => {
      authorize(c.var.actor, 'documentos.leer')
      await cancelReading(c.var.actor.id, c.req.valid('param').id)
      return c.body(null, 204)
    },
  )
  .post('/archivos', describe('documentos', 'Conserva un archivo para un borrador (file, clase)', 201), async (c) => {
    authorize(c.var.actor, 'documentos.leer')
    const { nombre, bytes, fields } = await readUpload(c)
    const clase = claseSchema.safeParse(fields['clase'])
    if (!clase.success) throw malformed(`clase: se esperaba ${CLASES_ARCHIVO.join(', ')}.`)
    const archivo = await uploadPapel(c.var.actor, {
      nombre,
      bytes,
      clase: clase.data,
      borrador: fields['borrador'] ?? null,
    })
    return c.json(archivo, 201)
  })
  .get('/archivos/:id', describe('documentos', 'El archivo'), validate('param', idSchema), async (c) => {
    const archivo = await findArchivo(c.var.actor, c.req.valid('param').id)
    await auditArchivo(c.var.actor, archivo)
    return sendFile(c, { nombre: archivo.nombre, tipo: archivo.tipo_mime, bytes: await getFile(archivo.clave) })
  })
  .get(
    '/archivos/:id/paginas/:n',
    describe('documentos', 'Imagen de una página', 413, 415, 422),
    validate('param', paginaSchema),
    async (c) => {
      const { id, n } = c.req.valid('param')
      return sendPagina(c, await getPagina(c.var.actor, id, n))
    },
  )
  .delete(
    '/archivos/:id',
    describe('documentos', 'Quita un archivo de un borrador', 204),
    validate('param', idSchema),
    async (c) => {
      await deleteArchivo(c.var.actor, c.req.valid('param').id)
      return c.body(null, 204)
    },
  )
