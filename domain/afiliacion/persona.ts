import type { MovimientoAbierto } from './movimientos/movimiento-abierto.ts'
import type { BorradorResumen } from './borrador.ts'
import type { PlainDate } from '#domain/calendario/plain-date.ts'
import type { LetraSituacion } from './situacion.ts'
import type { TramitePosible } from './tramites/tramite.ts'
import type { DocumentoExpediente } from './documento-expediente.ts'

/** A person in a list of the padrón. */
export interface PersonaResumen {
  readonly id: number
  readonly interno: number
  readonly nombre: string
  readonly apellidoPaterno: string
  readonly apellidoMaterno: string
  readonly curp: string
  readonly rfc: string
  readonly nss: string
  readonly noEmpleado: string
  readonly situacion: LetraSituacion
  readonly adscripcion: string
  readonly dependencia: string
  readonly area: string
  readonly puesto: string
  readonly categoria: string
  readonly sueldoCentavos: number
  readonly fechaAlta: PlainDate
}

/** A person's page. */
export interface PersonaDetalle extends PersonaResumen {
  readonly version: number
  readonly sexo: 'M' | 'F' | 'X'
  readonly fechaNacimiento: PlainDate
  readonly lugarNacimiento: string
  /** Names in their catalogues; "" when it was not told. */
  readonly estadoCivil: string
  readonly nacionalidad: string
  readonly correo: string
  readonly telefono: string
  readonly domicilio: {
    readonly calleNumero: string
    readonly calle2: string
    readonly colonia: string
    readonly codigoPostal: string
    readonly localidad: string
    readonly municipio: string
    readonly estado: string
    readonly pais: string
  }
  readonly entidad: string
  readonly nombreCategoria: string
  readonly foto: string | null
  readonly documentos: readonly DocumentoExpediente[]
  readonly actions: readonly ('agregarDocumento' | 'nuevoMovimiento')[]
  /** The movement that waits, null without one. */
  readonly movimientoAbierto: (MovimientoAbierto & { readonly id: number }) | null
  /** What may be asked for this person today, and why not. */
  readonly tramites: readonly TramitePosible[]
  /** The clocks that the page was asked for; null each when it is as it stands now. */
  readonly relojes: { readonly al: PlainDate | null; readonly conocido: PlainDate | null }
}

/**
 * Somebody of the padrón who may be the person of an alta. Outside the actor's scope only the name, the situation and
 * `ambito: 'ajena'` are told (decisions §2).
 */
export interface Coincidencia {
  readonly por: 'curp' | 'nss' | 'rfc' | 'nombre'
  readonly id: number | null
  readonly interno: number | null
  readonly nombreCompleto: string
  readonly situacion: LetraSituacion
  readonly ambito: 'propia' | 'ajena'
  readonly dependencia: string | null
  /** Folio of the open movement, when there is one and it is in scope. */
  readonly movimientoAbierto: string | null
  /** Blocks the alta (an exact key) or only asks to look (a near name). */
  readonly bloquea: boolean
  /** Spanish: what it is and what can be done instead. */
  readonly mensaje: string
  readonly opciones: readonly { readonly etiqueta: string; readonly ruta: string }[]
}

/** What a desk reads of somebody whom an exact CURP, RFC or NSS found elsewhere (decisions §2). */
export const YA_AFILIADA = 'ya afiliada en otra dependencia'

/** `POST /api/afiliados/coincidencias`. */
export interface RespuestaCoincidencias {
  readonly coincidencias: readonly Coincidencia[]
  /** Altas begun in the same office for the same CURP and not sent yet, the newest first. */
  readonly borradores: readonly BorradorResumen[]
}
