import { z } from 'zod'
import { BUSQUEDA_MAX, DENSIDADES, LIMITES_PREFERENCIAS, TEMAS } from '#domain/usuarios/preferencias.ts'

const { listas, columnas, clave, filas, vistas, nombreVista, filtros, valores, valor } = LIMITES_PREFERENCIAS

/** The name of a list, a column or a field: nothing personal has this shape. */
const key = z
  .string()
  .max(clave)
  .regex(/^[a-zA-Z][a-zA-Z-]*$/)

const keys = z.array(key).max(columnas)
const orden = z.strictObject({ campo: key, sentido: z.enum(['ASC', 'DESC']) })

/** What a closed filter holds: a word, an id, a day. No name fits, nor a person's key. */
const valorFiltro = z.union([
  z.number(),
  z.boolean(),
  z
    .string()
    .max(valor)
    .regex(/^(?:[\p{L}_]{1,40}(?: [\p{L}_]{1,20}){0,3}|\d{1,4}|\d{4}-\d{2}-\d{2}[\dT:.Z-]{0,20})$/u),
])

const vistaSchema = z.strictObject({
  nombre: z.string().trim().min(1, 'Escribe un nombre para la vista').max(nombreVista),
  filtro: z
    .record(key, z.union([valorFiltro, z.array(valorFiltro).max(valores)]))
    .refine((record) => Object.keys(record).length <= filtros, `Una vista tiene hasta ${filtros} filtros.`),
  orden,
  ocultas: keys,
  columnas: keys,
})

const listaSchema = z.strictObject({
  ocultas: keys.exactOptional(),
  columnas: keys.exactOptional(),
  orden: orden.exactOptional(),
  filas: z.int().min(1).max(filas).exactOptional(),
  vistas: z
    .array(vistaSchema)
    .max(vistas)
    .refine((all) => new Set(all.map(({ nombre }) => nombre)).size === all.length, 'Ya hay una vista con ese nombre.')
    .exactOptional(),
})

/** Body of `PUT /api/busquedas`: what is searched in a list; "" forgets it. */
export const busquedaSchema = z.strictObject({ lista: key, texto: z.string().max(BUSQUEDA_MAX) })

/** Body of `PUT /api/preferencias`. */
export const preferenciasSchema = z.strictObject({
  tema: z.enum(TEMAS),
  densidad: z.enum(DENSIDADES),
  menuPlegado: z.boolean(),
  listas: z
    .record(key, listaSchema)
    .refine((record) => Object.keys(record).length <= listas, `No puede haber más de ${listas} listas.`),
})
