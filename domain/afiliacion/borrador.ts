import { rutaVista, type NombreVista } from '#domain/acceso/vistas/vistas.ts'
import { isTramite, PASOS_ALTA, TRAMITE_KEYS, TRAMITES, type Tramite } from '#domain/afiliacion/tramites/tramite.ts'
import type { ClavePapel } from '#domain/afiliacion/tipos/papel.ts'
import type { ClavePercepcion } from './percepciones.ts'
import type { ArchivoGuardado, ArchivoReconocido, Lectura } from '#domain/documentos/lectura.ts'
import {
  DOCUMENTOS_LEIBLES,
  type DatosPorDocumento,
  type DocumentoLeible,
} from '#domain/documentos/papeles/registro.ts'
import type { DatosLaboralesEnCaptura } from './datos/datos-laborales.ts'
import type { DatosPersonales } from './datos/datos-personales.ts'
import type { EstatusMovimiento } from './movimientos/estatus-movimiento.ts'

/** What keeps a draft: the alta of somebody new, and every procedure for somebody on file. */
export type TipoBorrador = 'alta' | Tramite
export const TIPOS_BORRADOR = ['alta', ...TRAMITE_KEYS] as const satisfies readonly TipoBorrador[]

/** What each kind is called beside the person's name. */
export function etiquetaBorrador(tipo: TipoBorrador): string {
  return tipo === 'alta' ? 'Alta' : TRAMITES[tipo].etiqueta
}

/** Title of a step of its wizard. */
export function nombrePaso(tipo: TipoBorrador, paso: PasoAlta): string {
  const pasos: readonly string[] = tipo === 'alta' ? PASOS_ALTA : TRAMITES[tipo].pasos
  return pasos[paso - 1] ?? ''
}

/** The view that goes on with a draft. */
export function vistaDeBorrador(tipo: TipoBorrador): NombreVista {
  return tipo === 'alta' ? 'altaDocA' : TRAMITES[tipo].vista
}

export function isTipoBorrador(text: string): text is TipoBorrador {
  return text === 'alta' || isTramite(text)
}

/** Where a draft is gone on with, at its step. */
export function rutaBorrador({ id, tipo, paso }: Pick<BorradorResumen, 'id' | 'tipo' | 'paso'>): string {
  return `${rutaVista(vistaDeBorrador(tipo))}&borrador=${encodeURIComponent(id)}&paso=${paso}`
}

/** Documents of the alta (specification 1 §3.5): those that are read, and the letter, which is optional. */
export const DOCUMENTOS_ALTA = [...DOCUMENTOS_LEIBLES, 'carta'] as const
export type DocumentoAlta = (typeof DOCUMENTOS_ALTA)[number]

export function isDocumentoAlta(text: string): text is DocumentoAlta {
  return (DOCUMENTOS_ALTA as readonly string[]).includes(text)
}

/** Who validated a document: known already, put by hand, or read automatically. */
export type ValidadoPor = 'Sistema' | 'Usuario' | 'OCR' | 'Admin'

/** What the wizard keeps between visits. The server keeps readings and files apart; here are only their ids. */
export interface DatosBorradorAlta {
  readonly documentos: Readonly<Partial<Record<DocumentoAlta, { readonly archivo: string; readonly by: ValidadoPor }>>>
  /** Manual capture of a paper's fields, when it could not be read. */
  readonly capturaManual: Readonly<Partial<{ readonly [D in DocumentoLeible]: Partial<DatosPorDocumento[D]> }>>
  readonly personales: Readonly<Partial<DatosPersonales>>
  readonly laborales: Readonly<DatosLaboralesEnCaptura>
  /** Fields of a reading that were not sure and that the person confirmed: `curp.nombres`, `csf.numeroExterior`… */
  readonly confirmados: readonly string[]
  /** The near-person warning was read and dismissed. */
  readonly parecidosVistos: boolean
  /** Why, of a procedure for somebody on file. */
  readonly observaciones: string
  /** Why papers with different names are of one person. */
  readonly mismaPersona?: string
  /** Why a file whose text names another person was misread: paper → reason. */
  readonly ajenos?: Readonly<Partial<Record<ClavePapel, string>>>
  /** Of a procedure of two steps, what no other part holds. */
  readonly dosPasos?: DatosDosPasos
  /** Names of the files that were being read: told to who comes back to a draft whose reading was interrupted. */
  readonly enLectura?: readonly string[]
}

/** What is chosen in the first step of a procedure of two; a date is "" or text as typed until it is a day. */
export interface DatosDosPasos {
  readonly fecha: string
  readonly fechaAutorizacion: string
  readonly fechaFin: string
  readonly causa: string
  /** Id of the post, null without one; absent where it stays as it is on file. */
  readonly puesto?: number | null
  /** Amounts of the post in pesos, null where the field is empty; absent ones stay as they are on file. */
  readonly percepciones?: Readonly<Partial<Record<ClavePercepcion, number | null>>>
  readonly papeles: Readonly<Partial<Record<ClavePapel, { readonly archivo: string }>>>
}

/** Of files being read, how many a draft names and how long each name may be. */
export const EN_LECTURA_MAX = { archivos: 20, nombre: 255 } as const

export type PasoAlta = 1 | 2 | 3 | 4

export interface BorradorResumen {
  readonly id: string
  readonly tipo: TipoBorrador
  readonly titulo: string
  readonly paso: PasoAlta
  readonly autor: string
  readonly propio: boolean
  readonly actualizadoAt: string
  readonly venceAt: string
  /** Internal number of the person on file whom it is about; null for somebody new. */
  readonly interno: number | null
  /** Folio of the saved movement that it corrects, or null. */
  readonly corrige: string | null
  /** Status of that movement once somebody acted on it, so that it can no longer be corrected; null while it can. */
  readonly yaEsta: EstatusMovimiento | null
}

/** The desk with one's own drafts alone: those that the home counts. */
export const RUTA_MIS_BORRADORES = '/dependenciaVentanilla?borradores=mios'

/** A reading kept for the draft, by file id. `datos` are the documented flat fields. */
export interface LecturaGuardada {
  readonly archivo: ArchivoGuardado
  readonly lectura: Lectura
  readonly datos: Readonly<Record<string, unknown>>
}

/** The saved movement that a draft corrects. */
export interface CorreccionDeBorrador {
  readonly folio: string
  /** The version that its correction must carry. */
  readonly version: number
  /** Id of the movement, and the ordinal of the quincena in which it landed: a correction keeps it. */
  readonly movimiento: number
  readonly quincena: number
  /** Why it was last returned, and what of it to correct, by the form's paths; both empty once corrected. */
  readonly motivo: string
  readonly campos: Readonly<Record<string, string>>
}

/** `GET /api/borradores/:id`. */
export interface Borrador extends BorradorResumen {
  readonly version: number
  readonly correccion: CorreccionDeBorrador | null
  readonly datos: DatosBorradorAlta
  readonly archivos: Readonly<Record<string, ArchivoReconocido>>
  readonly lecturas: Readonly<Record<string, LecturaGuardada>>
  /** Somebody else is its author: it opens read-only until taken over. */
  readonly actions: readonly ('editar' | 'tomar' | 'descartar')[]
}

/** Body of `POST /api/borradores`: `corrige` finds or makes the only draft that corrects that movement, of its author. */
export interface CrearBorrador {
  readonly tipo: TipoBorrador
  /** The person on file whom it is about: with every kind but the alta, unless it corrects. */
  readonly interno?: number
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
  observaciones: '',
}
