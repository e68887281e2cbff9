import type { ArchivoGuardado, DatosPorDocumento, DocumentoLeible, Lectura } from '#domain/documentos/lectura.ts'
import type { DatosLaborales } from './datos-laborales.ts'
import type { DatosPersonales } from './datos-personales.ts'
import type { EstatusMovimiento } from './estatus-movimiento.ts'

/** Documents of the alta (specification 1 §3.5): three required, the letter optional. */
export const DOCUMENTOS_ALTA = ['curp', 'nss', 'csf', 'carta'] as const
export type DocumentoAlta = (typeof DOCUMENTOS_ALTA)[number]

/** Who validated a document: known already, put by hand, or read automatically. */
export type ValidadoPor = 'Sistema' | 'Usuario' | 'OCR' | 'Admin'

/** What the wizard keeps between visits. The server keeps readings and files apart; here are only their ids. */
export interface DatosBorradorAlta {
  readonly documentos: Readonly<Partial<Record<DocumentoAlta, { readonly archivo: string; readonly by: ValidadoPor }>>>
  /** Manual capture of a paper's fields, when it could not be read. */
  readonly capturaManual: Readonly<Partial<{ readonly [D in DocumentoLeible]: Partial<DatosPorDocumento[D]> }>>
  readonly personales: Readonly<Partial<DatosPersonales>>
  readonly laborales: Readonly<Partial<DatosLaborales>>
  /** Fields of a reading that were not sure and that the person confirmed: `curp.nombres`, `csf.numeroExterior`… */
  readonly confirmados: readonly string[]
  /** The near-person warning was read and dismissed. */
  readonly parecidosVistos: boolean
}

export type PasoAlta = 1 | 2 | 3 | 4

export interface BorradorResumen {
  readonly id: string
  readonly tipo: 'alta'
  readonly titulo: string
  readonly paso: PasoAlta
  readonly autor: string
  readonly propio: boolean
  readonly actualizadoAt: string
  readonly venceAt: string
  /** Folio of the saved alta that it corrects, or null. */
  readonly corrige: string | null
  /** Status of that alta once somebody acted on it, so that it can no longer be corrected; null while it can. */
  readonly yaEsta: EstatusMovimiento | null
}

/** A reading kept for the draft, by file id. `datos` are the documented flat fields. */
export interface LecturaGuardada {
  readonly archivo: ArchivoGuardado
  readonly lectura: Lectura
  readonly datos: Readonly<Record<string, unknown>>
}

/** The saved alta that a draft corrects. */
export interface CorreccionDeBorrador {
  readonly folio: string
  /** The version that its correction must carry. */
  readonly version: number
  /** Id of the movement, and the ordinal of the quincena in which it landed: a correction keeps it. */
  readonly movimiento: number
  readonly quincena: number
}

/** `GET /api/borradores/:id`. */
export interface Borrador extends BorradorResumen {
  readonly version: number
  readonly correccion: CorreccionDeBorrador | null
  readonly datos: DatosBorradorAlta
  readonly archivos: Readonly<Record<string, ArchivoGuardado>>
  readonly lecturas: Readonly<Record<string, LecturaGuardada>>
  /** Somebody else is its author: it opens read-only until taken over. */
  readonly actions: readonly ('editar' | 'tomar' | 'descartar')[]
}

/** Body of `POST /api/borradores`: `corrige` finds or makes the only draft that corrects that movement, of its author. */
export interface CrearBorrador {
  readonly tipo: 'alta'
  readonly datos?: DatosBorradorAlta
  readonly corrige?: string
}

/** Body of `PUT /api/borradores/:id`: whole `datos`, the version that was read. 409 `version` carries `actual`. */
export interface GuardarBorrador {
  readonly version: number
  readonly paso: PasoAlta
  readonly datos: DatosBorradorAlta
}

export const BORRADOR_ALTA_VACIO: DatosBorradorAlta = {
  documentos: {},
  capturaManual: {},
  personales: {},
  laborales: {},
  confirmados: [],
  parecidosVistos: false,
}
