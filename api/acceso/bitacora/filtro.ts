import { z } from 'zod'
import { FORMATOS_EXPORTE_BITACORA } from '#domain/acceso/bitacora/archivo-bitacora.ts'
import { BUSQUEDA_BITACORA_MAX } from '#domain/acceso/bitacora/busqueda-bitacora.ts'
import { diaSchema } from '#api/http/forma/dia.ts'
import { enOrden } from '#api/http/forma/periodo.ts'

const PERIODO = enOrden('desde', 'hasta')

const LIMITE = 50
const LIMITE_MAX = 200

/** What narrows the bitácora. `busca`: a person's whole key, a folio, or who did it; it travels only in a body. */
export const filtroBitacoraSchema = z
  .strictObject({
    busca: z.string().trim().min(1).max(BUSQUEDA_BITACORA_MAX).optional(),
    /** 0 is the account `sistema`. */
    usuarioId: z.int().min(0).optional(),
    acto: z.string().max(80).optional(),
    objeto: z.string().max(80).optional(),
    objetoId: z.string().trim().max(120).optional(),
    desde: diaSchema.optional(),
    hasta: diaSchema.optional(),
  })
  .superRefine(PERIODO)
export type FiltroBitacora = z.infer<typeof filtroBitacoraSchema>

/** Body of the search: a filter, the key after which the page begins, and its rows. */
export const buscarBitacoraSchema = z.strictObject({
  filtro: filtroBitacoraSchema.default({}),
  despuesDe: z.int().min(1).optional(),
  limite: z.int().min(1).max(LIMITE_MAX).default(LIMITE),
})
export type BuscarBitacora = z.infer<typeof buscarBitacoraSchema>

/** The same in an address, where no person is named: texts become numbers. */
export const listaBitacoraSchema = z
  .strictObject({
    usuarioId: z.coerce.number().int().min(0).optional(),
    acto: z.string().max(80).optional(),
    objeto: z.string().max(80).optional(),
    objetoId: z.string().trim().max(120).optional(),
    desde: diaSchema.optional(),
    hasta: diaSchema.optional(),
    despuesDe: z.coerce.number().int().min(1).optional(),
    limite: z.coerce.number().int().min(1).max(LIMITE_MAX).default(LIMITE),
  })
  .superRefine(PERIODO)

/** Days of an export, both included. */
export const periodoSchema = z.strictObject({ desde: diaSchema, hasta: diaSchema })

export const exportarBitacoraSchema = periodoSchema.extend({
  formato: z.enum(FORMATOS_EXPORTE_BITACORA).default('jsonl'),
})
