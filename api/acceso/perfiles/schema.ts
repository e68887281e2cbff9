import { z } from 'zod'
import { ACTOS, AMBITOS } from '#domain/acceso/acto.ts'

const id = z.int().positive()
/** Longer than any name that is kept: the rule says by how much. */
const nombre = z.string().max(500)
const version = z.int().positive()
const ids = z.array(id).max(2000)

/** Documented calls (specification 2 §7); the version is optional for other clients. */
export const idQuery = z.object({ id: z.coerce.number().int().positive() })
export const perfilQuery = z.object({ id_perfil: z.coerce.number().int().positive() })
export const nombreBody = z.object({ nombre })
export const renameBody = z.object({ id, nombre, version: version.optional() })
export const menusBody = z.object({ id_perfil: id, id_menus: ids, version: version.optional() })
export const procesosBody = z.object({ id_perfil: id, id_procesos: ids, version: version.optional() })

/** The panel's. */
export const idPath = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) })
export const createBody = z.strictObject({
  nombre,
  ambito: z.enum(AMBITOS).exactOptional(),
  copiaDe: id.nullable().exactOptional(),
})
const permisos = z.strictObject({
  nombre,
  ambito: z.enum(AMBITOS),
  actos: z.array(z.enum(ACTOS)),
  menus: ids,
  procesos: ids,
  exigeDosPasos: z.boolean(),
})
export const previewBody = permisos
const partial = {
  nombre: nombre.exactOptional(),
  ambito: z.enum(AMBITOS).exactOptional(),
  actos: z.array(z.enum(ACTOS)).exactOptional(),
  menus: ids.exactOptional(),
  procesos: ids.exactOptional(),
  exigeDosPasos: z.boolean().exactOptional(),
}
export const saveBody = z.strictObject({ version, ...partial })
