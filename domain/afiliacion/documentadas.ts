import type { PlainDate } from '#domain/plain-date.ts'
import type { HechoConMensaje } from '#domain/hecho.ts'
import type { LetraSituacion } from './situacion.ts'
import type { EstatusMovimiento } from './movimientos/estatus-movimiento.ts'

/** The person record of the documented calls (specification 3 §3), upper case. The only code that knows these names. */
export interface RegistroPadron {
  readonly ID: number
  readonly FOLIO: number
  readonly INTERNO: number
  readonly FULLNAME: string
  readonly NOMBRE: string
  readonly APELLIDO_PATERNO: string
  readonly APELLIDO_MATERNO: string
  readonly CURP: string
  readonly RFC: string
  readonly NOEMPLEADO: string
  readonly FECHA_NACIMIENTO: string
  readonly SEGURO_SOCIAL: string
  readonly CALLE_NUMERO: string
  readonly CALLE2: string
  readonly FRACCIONAMIENTO: string
  readonly CODIGO_POSTAL: string
  readonly TELEFONO: string
  readonly CELULAR: string
  readonly SEXO: string
  readonly ESTADO_CIVIL: string
  readonly LOCALIDAD: string
  readonly MUNICIPIO: string
  readonly ESTADO: string
  readonly PAIS: string
  readonly DEPENDIENTES: number
  readonly POSEE_INMUEBLES: boolean
  readonly FECHA_CARTA: string
  readonly EMAIL: string
  readonly NACIONALIDAD: string
  readonly FECHA_ALTA: string
  readonly EXPEDIENTE: string
  readonly F_EXPEDIENTE: string
  readonly ORGANICA_0: string
  readonly ORGANICA_1: string
  readonly ORGANICA_2: string
  readonly ORGANICA_3: string
  readonly ORGANICA_SUELDO: number
  readonly ORGANICA_ACTIVO: string
  readonly PUESTO: string
  /** As it is shown: six digits. */
  readonly INTERNO_TEXTO: string
  /** Name of the entity (level 1). */
  readonly ENTIDAD: string
  /** Folio of the open movement, "" without one or outside the scope. */
  readonly MOVIMIENTO_ABIERTO: string
  /** Of another dependency, so the fields that the desk may not see are empty. */
  readonly AJENA: boolean
}

/** A person as `POST /api/busquedaPadron` tells it; of another office only the name and the situation. */
export interface PersonaEncontrada {
  readonly NOMBRE: string
  readonly PATERNO: string
  readonly MATERNO: string
  readonly SITUACION: string
  readonly AJENA: boolean
  readonly ID?: number
  readonly INTERNO?: number
  readonly CURP?: string
  readonly RFC?: string
  readonly ORGANICA_ACTIVO: LetraSituacion
}

export interface RespuestaBusquedaPadron {
  readonly encontrado: boolean
  readonly resultado: readonly PersonaEncontrada[]
}

/** 201 of `POST /api/afiliado`; 200 when the person was on file already. */
export interface AfiliadoGuardado extends HechoConMensaje {
  readonly folio: number
  readonly id: number
  readonly interno: number
  readonly data: RegistroPadron & { readonly folio: number }
}

/** 201 of `POST /api/afiliado-org`: the place of a person. `sueldo` is pesos. */
export interface AfiliadoOrgGuardado extends HechoConMensaje {
  readonly id: number
  readonly afiliado_id: number
  readonly interno: number
  readonly sueldo: number
}

/** 201 of `POST /api/movimientos`. */
export interface MovimientoGuardado extends HechoConMensaje {
  readonly id: number
  readonly folio: string
  readonly interno: number
  readonly quincena: string
}

/** 201 of `POST /api/afiliados`. */
export interface AltaSinLlave extends HechoConMensaje {
  readonly folio: string
  readonly interno: number
  readonly movimiento: number
  readonly quincena: string
}

/** A movement as `GET /api/afiliado-org-mov` tells it (specification 3 §3); money in pesos. */
export interface MovimientoOrganizacion {
  readonly AFILIADO_ID: number
  readonly INTERNO: number
  readonly NOMBRE: string
  readonly APELLIDO_PATERNO: string
  readonly APELLIDO_MATERNO: string
  readonly CURP: string
  readonly RFC: string
  readonly FOLIO: string
  readonly MOVIMIENTO_ID: number
  readonly MOVIMIENTO_AFILIADO_ID: number
  readonly TIPO_MOVIMIENTO_ID: number
  readonly ID_TIPO_MOV: number
  readonly TIPO_MOVIMIENTO_NOMBRE: string
  readonly ABREVIATURA: string
  readonly ID_QUINCENA: string
  readonly ACTIVO: boolean
  readonly ACTIVO_UID: number | null
  readonly APLICAR: boolean
  readonly APLICADO: boolean
  readonly FECHA: PlainDate
  readonly FECHA_MOV_ALT: PlainDate
  readonly MOVIMIENTO_FECHA: string | null
  readonly MOVIMIENTO_OBSERVACIONES: string
  readonly ESTATUS: EstatusMovimiento
  readonly SOLICITADO_POR: string
  readonly AFILIADO_ORG_ID: number | null
  readonly NIVEL0_ID: number | null
  readonly NIVEL1_ID: number | null
  readonly NIVEL2_ID: number | null
  readonly NIVEL3_ID: number | null
  readonly SUELDO: number
  readonly OTROS_PRESTACIONES: number
  readonly QUINQUENIOS: number
  readonly PORCENTAJE: number
}
