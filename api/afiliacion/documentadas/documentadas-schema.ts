import { z } from 'zod'

const texto = (max: number) =>
  z
    .string()
    .max(max)
    .nullish()
    .transform((text) => text ?? '')
const ignorado = z.union([z.string().max(200), z.number(), z.boolean()]).nullish()

/**
 * Payload of `POST /api/afiliado` (specification 3 §3). What the server gives (folio, id, interno, estatus and the dates of
 * the act) is accepted and ignored.
 */
export const afiliadoSchema = z.strictObject({
  folio: ignorado,
  id: ignorado,
  interno: ignorado,
  estatus: ignorado,
  creado_en: ignorado,
  actualizado_en: ignorado,
  fecha_alta: ignorado,
  id_entidad_federativa_nacimiento: ignorado,
  nombre: texto(300),
  apellido_paterno: texto(300),
  apellido_materno: texto(300),
  curp: texto(40),
  rfc: texto(40),
  numero_seguro_social: texto(40),
  fecha_nacimiento: texto(40),
  domicilio_calle: texto(400),
  domicilio_numero_exterior: texto(100),
  domicilio_numero_interior: texto(100),
  domicilio_colonia: texto(400),
  domicilio_codigo_postal: texto(20),
  telefono: texto(60),
  celular: texto(60),
  estado_civil: texto(40),
  sexo: texto(20),
  correo_electronico: texto(300),
  noempleado: texto(60),
  localidad: texto(200),
  municipio: texto(200),
  estado: texto(200),
  pais: texto(100),
  dependientes: z.int().min(0).max(99).nullish(),
  posee_inmuebles: ignorado,
  fecha_carta: texto(40),
  nacionalidad: texto(60),
  expediente: texto(100),
  f_expediente: texto(40),
})
export type AfiliadoEntrada = z.output<typeof afiliadoSchema>

const unidad = z.coerce.number().int().min(1)

/** Payload of `POST /api/afiliado-org`: keys and names of the levels are the catalogue's, whatever the body says. */
export const afiliadoOrgSchema = z.strictObject({
  afiliado_id: z.coerce.number().int().min(1),
  nivel0_id: unidad,
  nivel1_id: unidad,
  nivel2_id: unidad,
  nivel3_id: unidad,
  clave_organica_0: ignorado,
  clave_organica_1: ignorado,
  clave_organica_2: ignorado,
  clave_organica_3: ignorado,
  sueldo: z.number(),
  categoria: texto(40),
  orgs1: ignorado,
  orgs2: ignorado,
  orgs3: ignorado,
  orgs4: ignorado,
  interno: ignorado,
})
export type AfiliadoOrgEntrada = z.output<typeof afiliadoOrgSchema>

/** Payload of `POST /api/movimientos`: the quincena is the one whose window is open, whatever the body says. */
export const movimientoSchema = z.strictObject({
  id_quincena: ignorado,
  id_tipo_mov: z.coerce.number().int().min(1),
  id_afiliado: z.coerce.number().int().min(1),
  fecha: texto(40),
  observaciones: texto(2000),
  /** What a type asks besides: its cause, the end of a leave and the day it was authorised. */
  causa: texto(40),
  fecha_fin: texto(40),
  fecha_autorizacion: texto(40),
})
export type MovimientoEntrada = z.output<typeof movimientoSchema>
