import { z } from 'zod'
import { NOMBRE_UNIDAD_MAX, TITULAR_MAX } from '#domain/organica/edicion-issues.ts'

const id = z.int().positive().nullable()
const clave = z.string().max(10)
const nombre = z.string().max(NOMBRE_UNIDAD_MAX * 2)
const datos = { clave: clave.default(''), nombre: nombre.default(''), activo: z.boolean().default(true) }
const cambio = { ...datos, id: z.int().positive().optional(), version: z.int().positive().optional() }
const organica = {
  descripcion: nombre.default(''),
  titular: z.string().max(TITULAR_MAX).nullish(),
  // The account comes from the session: a documented client sends it all the same (decisions §1).
  usuario: z.string().max(80).optional(),
  estatus: z.enum(['A', 'I', '']).default(''),
}
const fin = z.string().max(20).nullish()
const claveOrganica = clave.default('')

export const tipoBody = z.strictObject(datos)
export const tipoCambio = z.strictObject(cambio)
export const adscripcionBody = z.strictObject({ ...datos, id_entidad: id.default(null) })
export const adscripcionCambio = z.strictObject({ ...cambio, id_entidad: id.default(null) })
export const dependenciaBody = z.strictObject({ ...datos, id_adscripcion: id.default(null) })
export const dependenciaCambio = z.strictObject({ ...cambio, id_adscripcion: id.default(null) })
export const areaBody = z.strictObject({ ...datos, id_dependencia: id.default(null) })
export const areaCambio = z.strictObject({ ...cambio, id_dependencia: id.default(null) })

export const organica1Body = z.strictObject({
  clave_organica_0: claveOrganica,
  clave_organica_1: claveOrganica,
  fecha_fin_1: fin,
  ...organica,
})
export const organica2Body = z.strictObject({
  clave_organica_0: claveOrganica,
  clave_organica_1: claveOrganica,
  clave_organica_2: claveOrganica,
  fecha_fin_2: fin,
  ...organica,
})
export const organica3Body = z.strictObject({
  clave_organica_0: claveOrganica,
  clave_organica_1: claveOrganica,
  clave_organica_2: claveOrganica,
  clave_organica_3: claveOrganica,
  fecha_fin_3: fin,
  ...organica,
})

export const idQuery = z.object({ id: z.coerce.number().int().positive() })
export const eliminarQuery = z.object({
  id: z.coerce.number().int().positive(),
  version: z.coerce.number().int().positive().optional(),
})
