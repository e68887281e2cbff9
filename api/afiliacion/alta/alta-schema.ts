import { z } from 'zod'
import { MOTIVO_ACLARACION } from '#domain/afiliacion/aclaraciones.ts'
import { DOCUMENTOS_ALTA } from '#domain/afiliacion/borrador.ts'
import { CLASES_ARCHIVO } from '#domain/documentos/archivo.ts'
import { DOCUMENTOS_LEIBLES } from '#domain/documentos/papeles/registro.ts'

/** A movement's folio: letter, two digits of the year, six of a number. */
export const folioSchema = z.string().regex(/^[A-Z]-\d{2}-\d{6}$/)

/** Longer than any rule admits, so that the domain's own message is the one seen; past it nothing is read. */
const texto = (max: number) => z.string().max(max).exactOptional()
const nombre = texto(300)
const clave = texto(40)
const linea = texto(400)
const unidad = z.int().nullable().exactOptional()

const domicilio = z.strictObject({
  cp: clave,
  codigoPostal: clave,
  tipoVialidad: linea,
  nombreVialidad: linea,
  numeroExterior: linea,
  numeroInterior: linea,
  colonia: linea,
  localidad: linea,
  municipio: linea,
  entidad: linea,
  entreCalle: linea,
  yCalle: linea,
})

export const datosPersonalesSchema = z.strictObject({
  nombres: nombre,
  apellidoPaterno: nombre,
  apellidoMaterno: nombre,
  sinSegundoApellido: z.boolean().exactOptional(),
  curp: clave,
  nacionalidad: clave,
  rfcBase: clave,
  rfcHomo: clave,
  numEmpleado: texto(60),
  email: linea,
  telefono: texto(60),
  domicilio: linea,
  calle2: linea,
  usarDireccionCsf: z.boolean().exactOptional(),
  domicilioOCR: domicilio.exactOptional(),
  nss: clave,
  foto: texto(60),
})

export const datosLaboralesSchema = z.strictObject({
  entidad: unidad,
  adscripcion: unidad,
  dependencia: unidad,
  area: unidad,
  puesto: unidad,
  categoria: clave.nullable(),
  nombreCategoria: linea.nullable(),
  salario: z.number().nullable().exactOptional(),
  fechaIngreso: clave.nullable().exactOptional(),
})

/** `by` and `status` are the documents' (specification 1 §3.5); the server derives both, so theirs are ignored. */
const documento = z.strictObject({
  archivo: z.string().min(1).max(60),
  by: z.string().max(20).exactOptional(),
  status: z.string().max(20).exactOptional(),
})

/** One optional property of a form for each of some names. */
export function optionalFor<const K extends string, S extends z.ZodType>(
  names: readonly K[],
  schema: S,
): Readonly<Record<K, z.ZodExactOptional<S>>> {
  const entries = names.map((name) => [name, schema.exactOptional()] as const)
  return Object.fromEntries(entries) as Record<K, z.ZodExactOptional<S>>
}

export const documentosSchema = z.strictObject(optionalFor(DOCUMENTOS_ALTA, documento))

const MAX_CAMPOS = 40
const motivo = z.string().max(2 * MOTIVO_ACLARACION.max)
const campos = z
  .record(z.string().max(40), z.string().max(400))
  .refine((each) => Object.keys(each).length <= MAX_CAMPOS, `Máximo ${MAX_CAMPOS} campos`)

export const motivosAjenosSchema = z.partialRecord(z.enum(CLASES_ARCHIVO), motivo)
export const aclaracionesSchema = z.strictObject({
  corregidos: z.strictObject(optionalFor(DOCUMENTOS_LEIBLES, campos)).exactOptional(),
  mismaPersona: motivo.exactOptional(),
  ajenos: motivosAjenosSchema.exactOptional(),
})

export const altaSchema = z.strictObject({
  datosPersonales: datosPersonalesSchema.default({}),
  datosLaborales: datosLaboralesSchema.default({}),
  documentos: documentosSchema.default({}),
  borrador: z.string().max(60).exactOptional(),
  aclaraciones: aclaracionesSchema.exactOptional(),
})

/** An alta as a body brings it: of the right shape, not yet judged by any rule. */
export type AltaEntrada = z.output<typeof altaSchema>

export const correccionAltaSchema = altaSchema.extend({ version: z.int().min(1) })
export type CorreccionAltaEntrada = z.output<typeof correccionAltaSchema>
