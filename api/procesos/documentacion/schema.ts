import { z } from 'zod'

const cargado = z.union([z.boolean(), z.literal([0, 1]), z.null()]).optional()
const texto = z
  .string()
  .max(500)
  .nullish()
  .transform((text) => text ?? undefined)
const version = z.int().positive().optional()
const id = z.coerce.number().int().positive()

/** `cargado` comes with the documented bodies; whether there is a file is what tells it. */
const documento = { tipo: texto, nombre_archivo: texto, cargado, version }
const conOtro = { ...documento, tipo_otro: texto }

/** The documented bodies of a new one name an id too: nothing is asked of it. */
const sinId = z.union([z.number(), z.string().max(40), z.null()]).optional()

export const deProcesoNuevo = z.strictObject({ ...documento, id_proceso: id })
export const deProcesoCambio = z.strictObject({ ...documento, id, id_proceso: id.optional() })
export const generalNuevo = z.strictObject({ ...conOtro, id: sinId })
export const generalCambio = z.strictObject({ ...conOtro, id })
export const deModuloNuevo = z.strictObject({ ...conOtro, id: sinId, id_modulo: id })
export const deModuloCambio = z.strictObject({ ...conOtro, id, id_modulo: id.optional() })

export const idQuery = z.object({ id })
export const idProcesoQuery = z.object({ id_proceso: id })
export const idModuloQuery = z.object({ id_modulo: id })

const folio = z.coerce.number().int().min(0)
export const descargaQuery = z.object({ folio, nombreArchivo: z.string().min(1).max(500) })
export const paginaQuery = descargaQuery.extend({ n: z.coerce.number().int().min(1).max(1000) })
export const folioSchema = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number)
