import { z } from 'zod'
import { DOCUMENTOS_ALTA, EN_LECTURA_MAX, TIPOS_BORRADOR } from '#domain/afiliacion/borrador.ts'
import { CLASES_ARCHIVO } from '#domain/documentos/archivo.ts'
import { DOCUMENTOS_LEIBLES } from '#domain/documentos/papeles/registro.ts'
import {
  datosLaboralesSchema,
  datosPersonalesSchema,
  folioSchema,
  motivosAjenosSchema,
  optionalFor,
} from '#api/afiliacion/alta/alta-schema.ts'

const MAX_CAMPOS = 40

/** Fields of a paper captured by hand: names as the reader gives them, texts or short lists of texts. */
const captura = z
  .record(z.string().max(40), z.union([z.string().max(400), z.array(z.string().max(400)).max(20)]))
  .refine((campos) => Object.keys(campos).length <= MAX_CAMPOS, `Máximo ${MAX_CAMPOS} campos`)

const documento = z.strictObject({
  archivo: z.string().min(1).max(60),
  by: z.enum(['Sistema', 'Usuario', 'OCR', 'Admin']),
})

const fecha = z.string().max(40)
const importe = z.number().nullable()

/** What the first step of a procedure of two holds: dates as typed, and its papers by what they are. */
const dosPasos = z.strictObject({
  fecha: fecha.default(''),
  fechaAutorizacion: fecha.default(''),
  fechaFin: fecha.default(''),
  causa: z.string().max(40).default(''),
  puesto: z.int().min(1).nullable().exactOptional(),
  percepciones: z
    .strictObject({
      otrasPrestaciones: importe.exactOptional(),
      quinquenios: importe.exactOptional(),
      porcentaje: importe.exactOptional(),
    })
    .exactOptional(),
  papeles: z.partialRecord(z.enum(CLASES_ARCHIVO), z.strictObject({ archivo: z.string().min(1).max(60) })).default({}),
})

/** What the wizard keeps between visits: any part may be missing or half typed, none may be huge. */
export const datosBorradorSchema = z.strictObject({
  documentos: z.strictObject(optionalFor(DOCUMENTOS_ALTA, documento)).default({}),
  capturaManual: z.strictObject(optionalFor(DOCUMENTOS_LEIBLES, captura)).default({}),
  personales: datosPersonalesSchema.default({}),
  laborales: datosLaboralesSchema.default({}),
  confirmados: z.array(z.string().max(80)).max(200).default([]),
  parecidosVistos: z.boolean().default(false),
  observaciones: z.string().max(2000).default(''),
  mismaPersona: z.string().max(2000).exactOptional(),
  ajenos: motivosAjenosSchema.exactOptional(),
  dosPasos: dosPasos.exactOptional(),
  enLectura: z.array(z.string().max(EN_LECTURA_MAX.nombre)).max(EN_LECTURA_MAX.archivos).exactOptional(),
})

export type DatosBorrador = z.output<typeof datosBorradorSchema>

/** A new draft, or the one that corrects a movement: what that one holds comes from the movement. */
export const crearBorradorSchema = z
  .strictObject({
    tipo: z.enum(TIPOS_BORRADOR),
    interno: z.int().min(1).exactOptional(),
    datos: datosBorradorSchema.exactOptional(),
    corrige: folioSchema.exactOptional(),
  })
  .refine(({ datos, corrige }) => !datos || !corrige, 'Una corrección toma sus datos del movimiento')
  .refine(
    ({ tipo, interno, corrige }) => corrige !== undefined || (tipo === 'alta') === (interno === undefined),
    'interno: va con los trámites de una persona registrada, y solo con ellos',
  )

export const guardarBorradorSchema = z.strictObject({
  version: z.int().min(1),
  paso: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  datos: datosBorradorSchema,
})

export type GuardarBorradorEntrada = z.output<typeof guardarBorradorSchema>
