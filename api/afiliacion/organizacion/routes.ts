import { Hono } from 'hono'
import { z } from 'zod'
import { ARCHIVO_ACTO_MAX_BYTES, DOCUMENTO_MAX, TIPOS_ACTO_ORGANICO } from '#domain/organica/acto-organico.ts'
import { CARGOS_UNIDAD, ORGANIZACIONES } from '#domain/organica/arbol.ts'
import { NOMBRE_UNIDAD_MAX } from '#domain/organica/edicion-issues.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { describe } from '#api/http/describe.ts'
import { sendFile } from '#api/http/send-file.ts'
import { readUpload } from '#api/http/upload.ts'
import { validate } from '#api/http/forma/validate.ts'
import { diaSchema } from '#api/http/forma/dia.ts'
import { deleteOrganica } from '#api/organica/edicion/delete-organica.ts'
import { cancelarProgramado } from './cancelar-programado.ts'
import { getDocumentoActo, subirDocumentoActo } from './documento-acto.ts'
import { doActo } from './do-acto.ts'
import { previewActo } from './preview-acto.ts'
import { getUnidad } from './get-unidad.ts'
import { listArbol } from './list-arbol.ts'
import { nombrarCargo } from './save-cargo.ts'

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
  archivo: z.string().max(40).nullable().default(null),
})

const idPath = z.object({ id: z.coerce.number().int().positive() })
const arbolQuery = z.strictObject({
  al: diaSchema.optional(),
  organizacion: z.enum(ORGANIZACIONES).default('entonces'),
})
const cargoBody = z.strictObject({
  cargo: z.enum(CARGOS_UNIDAD),
  nombre: z.string().max(NOMBRE_UNIDAD_MAX),
  curp: z.string().max(40).default(''),
  desde: z.string().max(20),
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
  .post('/panel/organica/documentos', describe(AREA, 'Conserva el PDF que ordena un acto', 201), async (c) => {
    const { nombre, bytes } = await readUpload(c, { max: ARCHIVO_ACTO_MAX_BYTES })
    return c.json(await subirDocumentoActo(c.var.actor, nombre, bytes), 201)
  })
  .get(
    '/panel/organica/documentos/:id',
    describe(AREA, 'El PDF que ordena un acto'),
    validate('param', z.object({ id: z.string().max(40) })),
    async (c) => {
      const documento = await getDocumentoActo(c.var.actor, c.req.valid('param').id)
      return sendFile(c, { ...documento, tipo: 'application/pdf' })
    },
  )
  .post(
    '/panel/organica/programados/:id/cancelar',
    describe(AREA, 'Cancela un acto que espera su día'),
    validate('param', idPath),
    async (c) => {
      const { id: programado } = c.req.valid('param')
      await cancelarProgramado(c.var.actor, programado)
      return c.json({ id: programado })
    },
  )
  .get(
    '/panel/organica/arbol',
    describe(AREA, 'El árbol orgánico con sus personas y vacantes, hoy o un día'),
    validate('query', arbolQuery),
    async (c) => {
      const { al, organizacion } = c.req.valid('query')
      return c.json(await listArbol(c.var.actor, al ?? null, organizacion))
    },
  )
  .delete(
    '/panel/organica/claves/:id',
    describe(AREA, 'Elimina una clave orgánica que ninguna unidad lleva'),
    validate('param', idPath),
    async (c) => {
      const { id: organica } = c.req.valid('param')
      await deleteOrganica(c.var.actor, organica)
      return c.json({ id: organica })
    },
  )
  .get(
    '/panel/organica/unidades/:id',
    describe(AREA, 'Una unidad: cómo se llamó, quién responde por ella y sus puestos'),
    validate('param', idPath),
    async (c) => c.json(await getUnidad(c.var.actor, c.req.valid('param').id)),
  )
  .post(
    '/panel/organica/unidades/:id/cargos',
    describe(AREA, 'Nombra a quien responde por una unidad desde un día', 201),
    validate('param', idPath),
    validate('json', cargoBody),
    async (c) => c.json(await nombrarCargo(c.var.actor, c.req.valid('param').id, c.req.valid('json')), 201),
  )
