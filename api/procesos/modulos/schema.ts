import { z } from 'zod'

const texto = (max: number) => z.string().max(max).default('')
const orden = z.preprocess((value) => (value === null || value === '' ? 0 : value), z.coerce.number().default(0))
const version = z.int().positive()

/** Editable fields of a module; the documented calls do not know the version. */
const modulo = { nombre: texto(1000), tipo: texto(20), icono: texto(200), orden }

export const moduloNuevo = z.strictObject(modulo)
/** The panel's form may leave the order open: the last of its placement. The documented call's empty one is 0. */
export const moduloPanelNuevo = z.strictObject({ ...modulo, orden: z.number().nullable().default(null) })
export const moduloCambio = z.strictObject({
  ...modulo,
  id: z.coerce.number().int().positive(),
  version: version.optional(),
})
export const moduloPanelCambio = z.strictObject({ ...modulo, version })

const proceso = {
  nombre: texto(1000),
  componente: z
    .string()
    .max(2000)
    .nullable()
    .default('')
    .transform((text) => text ?? ''),
  id_modulo: z.coerce.number().int().positive(),
  orden,
  tipo: texto(20),
  descripcion: z.string().max(5000).optional(),
  parent_id: z.int().positive().nullable().optional(),
  grupo: z.boolean().optional(),
}

export const procesoNuevo = z.strictObject(proceso)
export const procesoCambio = z.strictObject({
  ...proceso,
  id_modulo: proceso.id_modulo.optional(),
  id: z.coerce.number().int().positive(),
  version: version.optional(),
})
export const procesoPanelCambio = z.strictObject({ ...proceso, version })

export const idPath = z.object({ id: z.coerce.number().int().positive() })
export const idQuery = z.object({ id: z.coerce.number().int().positive() })
export const idModuloQuery = z.object({ id_modulo: z.coerce.number().int().positive() })
/** `huella`: what the person was told that would go. */
export const borradoQuery = z.object({ huella: z.string().max(64).optional() })

export const fichaQuery = z
  .object({
    ruta: z.string().max(300).optional(),
    id: z.coerce.number().int().positive().optional(),
    clave: z.string().max(1000).optional(),
  })
  .refine((which) => Object.values(which).some((each) => each !== undefined), 'se esperaba ruta, clave o id')

export const responsablesBody = z.strictObject({ usuarios: z.array(z.int().positive()).max(50), version })
