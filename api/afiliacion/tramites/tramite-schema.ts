import { z } from 'zod'
import { CLASES_ARCHIVO } from '#domain/documentos/archivo.ts'
import { aclaracionesSchema, datosPersonalesSchema, folioSchema } from '#api/afiliacion/alta/alta-schema.ts'

const fecha = z.string().max(40)
const unidad = z.int().min(1)

const documentos = z.partialRecord(
  z.enum(CLASES_ARCHIVO),
  z.strictObject({
    archivo: z.string().min(1).max(60),
    by: z.string().max(20).exactOptional(),
    status: z.string().max(20).exactOptional(),
  }),
)

export const tramiteSchema = z.strictObject({
  interno: z.int().min(1),
  version: z.int().min(1),
  fecha,
  fechaAutorizacion: fecha.exactOptional(),
  fechaFin: fecha.exactOptional(),
  causa: z.string().max(40).exactOptional(),
  cambios: z
    .strictObject({
      datosPersonales: datosPersonalesSchema.exactOptional(),
      datosLaborales: z
        .strictObject({
          entidad: unidad.exactOptional(),
          adscripcion: unidad.exactOptional(),
          dependencia: unidad.exactOptional(),
          area: unidad.exactOptional(),
          puesto: unidad.nullable().exactOptional(),
          categoria: z.string().max(40).exactOptional(),
          otrasPrestaciones: z.number().exactOptional(),
          quinquenios: z.number().exactOptional(),
          porcentaje: z.number().exactOptional(),
        })
        .exactOptional(),
    })
    .exactOptional(),
  documentos: documentos.default({}),
  observaciones: z.string().max(2000).default(''),
  borrador: z.string().max(60).exactOptional(),
  aclaraciones: aclaracionesSchema.exactOptional(),
})

export const previstoSchema = tramiteSchema.extend({ corrige: folioSchema.exactOptional() })
export type PrevistoEntrada = z.output<typeof previstoSchema>
export type TramiteEntrada = z.output<typeof tramiteSchema>
