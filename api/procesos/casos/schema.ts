import { z } from 'zod'
import { LIMITES_CASO } from '#domain/procesos/casos/caso-issues.ts'
import { ESTADOS_CASO } from '#domain/procesos/casos/estado-caso.ts'

const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER)
const version = z.int().min(1)
const nota = z.string().max(LIMITES_CASO.nota).default('')
const asunto = z.string().max(LIMITES_CASO.asunto)
const texto = z.string().max(LIMITES_CASO.descripcion).default('')
const modulos = z.array(id).max(LIMITES_CASO.modulos)
const vence = z.string().max(10)

/** The names of the specification (2 §3). */
const norma = z.strictObject({
  Nombre: z.string().max(LIMITES_CASO.norma),
  Descripcion: texto,
})

export const idPath = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })
export const normaPath = idPath.extend({ norma: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })

export const abrirSchema = z.strictObject({
  proceso: id,
  asunto,
  descripcion: texto,
  NotasI: texto,
  afiliado: id.nullable().default(null),
  /** Entity (level 1) of a case without person; a dependency's case is always its own. */
  entidad: id.nullable().default(null),
  responsable: id.nullable().default(null),
  vence,
  /** The process's own module is always involved, and first. */
  modulos: modulos.default([]),
  normas: z.array(norma).max(LIMITES_CASO.normas).default([]),
})
export type AbrirCaso = z.infer<typeof abrirSchema>

export const editarSchema = z.strictObject({ version, asunto, descripcion: texto, NotasI: texto, vence, modulos })
export type EditarCaso = z.infer<typeof editarSchema>

export const asignarSchema = z.strictObject({ version, responsable: id.nullable(), nota })
export const moverSchema = z.strictObject({
  version,
  estado: z.enum(ESTADOS_CASO).optional(),
  /** One of the modules involved: where the case is now. */
  modulo: id.optional(),
  nota,
})
export const comentarSchema = z.strictObject({ texto: z.string().max(LIMITES_CASO.nota) })
export const cerrarSchema = z.strictObject({ version, resultado: z.string().max(60), resolucion: nota })
export const reabrirSchema = z.strictObject({ version, motivo: nota })
export const normaNuevaSchema = norma.extend({ version })
export const normaCambioSchema = z.strictObject({ version, Estado: z.enum(ESTADOS_CASO), NotasI: nota })
export const versionSchema = z.strictObject({ version })

const optionalId = z.coerce.number().int().min(1).optional()
export const opcionesParams = z.object({ proceso: optionalId })
/** Of a case that exists, or of one about to be opened in a process, for an entity or a person. */
export const responsablesParams = z.object({
  caso: optionalId,
  proceso: optionalId,
  entidad: optionalId,
  afiliado: optionalId,
})
