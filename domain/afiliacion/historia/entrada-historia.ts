import type { LetraSituacion } from '#domain/afiliacion/situacion.ts'
import type { PlainDate } from '#domain/plain-date.ts'

/** Data of a person whose every value is kept, by column of `afiliados`. */
export const CAMPOS_HISTORIA = [
  'situacion',
  'fecha_alta',
  'curp',
  'rfc',
  'nss',
  'nombre',
  'apellido_paterno',
  'apellido_materno',
  'nombre_plegado',
  'fecha_nacimiento',
  'codigo_entidad_nacimiento',
  'sexo',
  'nacionalidad',
  'noempleado',
  'correo',
  'telefono',
  'calle_numero',
  'calle',
  'numero_exterior',
  'numero_interior',
  'calle2',
  'fraccionamiento',
  'codigo_postal',
  'localidad',
  'municipio',
  'estado',
  'nivel0_id',
  'nivel1_id',
  'nivel2_id',
  'nivel3_id',
  'puesto_id',
  'categoria_id',
  'sueldo_centavos',
] as const
export type CampoHistoria = (typeof CAMPOS_HISTORIA)[number]

/**
 * Amounts of the post that a labour update set, and those that it replaced. The person's link (`afiliado_org`) keeps the current ones, since
 * payroll sets them too, without an entry.
 */
export const CAMPOS_PERCEPCION = [
  'otros_prestaciones_centavos',
  'quinquenios_centavos',
  'porcentaje',
  'otros_antes',
  'quinquenios_antes',
] as const
export type CampoPercepcion = (typeof CAMPOS_PERCEPCION)[number]

export type ValoresPersona = Readonly<Partial<Record<CampoHistoria | CampoPercepcion, string | number | null>>>

/** What became true of a person on a day, as it was recorded at an instant. Fields that it does not name stay. */
export interface EntradaHistoria {
  /** Order of recording; a later one wins a tie. */
  readonly id: number
  readonly desde: PlainDate
  /** Day of recording in Mexico City. */
  readonly registrado: PlainDate
  readonly campos: ValoresPersona
}

/** What a movement does to its person. */
export interface EfectoMovimiento {
  /** First day of what it brings. */
  readonly fecha: PlainDate
  /** Situation afterwards; null leaves it. */
  readonly hacia: LetraSituacion | null
  /** It begins a service: its date is the new FECHA_ALTA. */
  readonly ingresa: boolean
  readonly columnas: ValoresPersona
}
