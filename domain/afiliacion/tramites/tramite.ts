import { VISTAS, type NombreVista } from '#domain/acceso/vistas/vistas.ts'
import type { Aclaraciones } from '#domain/afiliacion/aclaraciones.ts'
import type { QuincenaDestino } from '#domain/afiliacion/movimientos/quincena-destino.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { DatosLaborales } from '#domain/afiliacion/datos/datos-laborales.ts'
import type { PercepcionesPedidas } from '#domain/afiliacion/percepciones.ts'
import type { DatosPersonales } from '#domain/afiliacion/datos/datos-personales.ts'
import type { LetraSituacion } from '#domain/afiliacion/situacion.ts'
import type { ClavePapel } from '#domain/afiliacion/tipos/papel.ts'
import type { BloqueCambios, TipoIntegrado } from '#domain/afiliacion/tipos/reglas-tipo.ts'
import type { PapelDeMovimiento } from '#domain/afiliacion/documento-expediente.ts'

/** Titles of the four steps of an alta (specification 1 §2.4). */
export const PASOS_ALTA = ['Expediente digital', 'Datos personales', 'Datos laborales', 'Validación'] as const

interface FilaTramite {
  readonly tipo: TipoIntegrado
  /** The name of its view; of a reingreso, which shares the one of the licence, its own. */
  readonly etiqueta: string
  /** View that asks it; it takes `&interno=`. */
  readonly vista: NombreVista
  /** View that finds its person. */
  readonly buscador: NombreVista
  /** Other words by which people look for it. */
  readonly palabras: string
  /** Titles of its steps: what is chosen and its review, or the four of an alta. */
  readonly pasos: typeof PASOS_ALTA | readonly [captura: string, revision: string]
  /** Its search shows whom it was asked for in a table of their own: they leave its results (specification 2 §4). */
  readonly listaSolicitadas: boolean
  /** Which part of `cambios` its body may bring. */
  readonly bloques: readonly BloqueCambios[]
  /** Whether its labour data may set the amounts of the post. */
  readonly percepciones?: boolean
}

/** The procedures that one call saves, by the last part of its path: `POST /api/tramites/{tramite}`. */
export const TRAMITES = {
  actualizacion: {
    tipo: 2,
    etiqueta: VISTAS.EditarAfiliado.titulo,
    vista: 'EditarAfiliado',
    buscador: 'actualizarTabla',
    palabras: 'cambio corregir editar nombre domicilio teléfono correo',
    pasos: PASOS_ALTA,
    listaSolicitadas: false,
    bloques: ['datosPersonales', 'datosLaborales'],
  },
  laboral: {
    tipo: 2,
    etiqueta: VISTAS.actualizarLaboral.titulo,
    vista: 'actualizarLaboral',
    buscador: 'actualizarLaboral',
    palabras: 'cambio laboral puesto área categoría sueldo percepciones promoción',
    pasos: ['Datos laborales', 'Validación'],
    listaSolicitadas: false,
    bloques: ['datosLaborales'],
    percepciones: true,
  },
  licencia: {
    tipo: 8,
    etiqueta: VISTAS.validacionLicencia.titulo,
    vista: 'validacionLicencia',
    buscador: 'licencia',
    palabras: 'permiso',
    pasos: ['Fecha de Reingreso', 'Validación'],
    listaSolicitadas: false,
    bloques: [],
  },
  baja: {
    tipo: 3,
    etiqueta: VISTAS.validacionBaja.titulo,
    vista: 'validacionBaja',
    buscador: 'validacionBaja',
    palabras: 'cese renuncia defunción despido fallecimiento',
    pasos: ['Causa y fecha', 'Validación'],
    listaSolicitadas: true,
    bloques: [],
  },
  'baja-permanente': {
    tipo: 6,
    etiqueta: VISTAS.validacionBajaPermanente.titulo,
    vista: 'validacionBajaPermanente',
    buscador: 'bajaPermanente',
    palabras: 'cese definitiva',
    pasos: ['Fecha de Baja', 'Validación'],
    listaSolicitadas: false,
    bloques: [],
  },
  jubilacion: {
    tipo: 9,
    etiqueta: VISTAS.validacionBajaJubilacion.titulo,
    vista: 'validacionBajaJubilacion',
    buscador: 'bajaJubilacion',
    palabras: 'pensión retiro',
    pasos: ['Fecha de Jubilación', 'Validación'],
    listaSolicitadas: false,
    bloques: [],
  },
  reingreso: {
    tipo: 10,
    etiqueta: 'Reingreso',
    vista: 'licencia',
    buscador: 'licencia',
    palabras: 'regreso fin de licencia',
    pasos: ['Fecha de Reingreso', 'Validación'],
    listaSolicitadas: false,
    bloques: [],
  },
  'alta-historico': {
    tipo: 1,
    etiqueta: VISTAS.altaHistorico.titulo,
    vista: 'altaHistorico',
    buscador: 'altaHisA',
    palabras: 'reingreso regreso existente',
    pasos: PASOS_ALTA,
    listaSolicitadas: false,
    bloques: ['datosPersonales', 'datosLaborales'],
  },
} as const satisfies Record<string, FilaTramite>
export type Tramite = keyof typeof TRAMITES
export const TRAMITE_KEYS = Object.keys(TRAMITES) as readonly Tramite[]

/** Those of two steps. */
export type TramiteDosPasos = {
  readonly [T in Tramite]: (typeof TRAMITES)[T]['pasos']['length'] extends 2 ? T : never
}[Tramite]

/** The view that opens a procedure for nobody in particular: its search, since its own page needs a person. Other views are their own. */
export function vistaSinPersona(vista: NombreVista): NombreVista {
  const fila = Object.values<FilaTramite>(TRAMITES).find((one) => one.vista === vista)
  return fila?.buscador ?? vista
}

export function isTramite(text: string): text is Tramite {
  return Object.hasOwn(TRAMITES, text)
}

/**
 * Labour data that change: the four levels go together, the category with its salary. The date is the movement's. Only a procedure with
 * `percepciones` takes the amounts of the post.
 */
export type CambiosLaborales = Readonly<
  Partial<Omit<DatosLaborales, 'fechaIngreso' | 'nombreCategoria' | 'salario'> & { readonly puesto: number | null }>
> &
  PercepcionesPedidas

/** What a request changes: only what differs from what is on file. */
export interface CambiosTramite {
  readonly datosPersonales?: Readonly<Partial<DatosPersonales>>
  readonly datosLaborales?: CambiosLaborales
}

/** Body of `POST /api/tramites/{tramite}` and of its `/previsto` (decisions §10.4). */
export interface SolicitudTramite {
  readonly interno: number
  /** The person's, as it was read. */
  readonly version: number
  /** Effective date: first day of the new situation. */
  readonly fecha: PlainDate
  readonly fechaAutorizacion?: PlainDate
  /** First day back, of a leave. */
  readonly fechaFin?: PlainDate
  readonly causa?: string
  readonly cambios?: CambiosTramite
  readonly documentos: Readonly<Partial<Record<ClavePapel, { readonly archivo: string }>>>
  /** Compulsory where only the institute may ask it, and for a date in a closed quincena. */
  readonly observaciones: string
  /** The draft that it was written in: it goes once the request is saved. */
  readonly borrador?: string
  readonly aclaraciones?: Aclaraciones
}

/** Body of `/previsto`: with the folio that it would correct, `version` is the movement's. */
export type SolicitudPrevista = SolicitudTramite & { readonly corrige?: string }

/** Body of `PUT /api/tramites/{tramite}/:folio`: the same; `version` is the movement's. */
export type CorreccionTramite = SolicitudTramite

/** 201 of `POST /api/tramites/{tramite}`, 200 of its `PUT`. */
export interface RespuestaTramite {
  readonly folio: string
  readonly interno: number
  /** Id of the movement. */
  readonly movimiento: number
  /** Four characters, "2226". */
  readonly quincena: string
}

/** `GET /api/tramites/{tramite}/:folio`: a procedure as it was asked, to correct it. */
export interface TramiteGuardado {
  readonly folio: string
  /** The movement's: its correction carries it. */
  readonly version: number
  readonly solicitud: SolicitudTramite
  /** Why it was last returned, and what of it to correct, by the form's paths; both empty once corrected. */
  readonly motivo: string
  readonly campos: Readonly<Record<string, string>>
  /** Papers that came with it, in force. */
  readonly documentos: readonly PapelDeMovimiento[]
}

/** One datum that a movement changes, in words. */
export interface CambioVisible {
  readonly campo: string
  readonly antes: string
  readonly despues: string
}

/** Something that stands against a request. `impide`: saving would be refused. */
export interface Impedimento {
  /** Path in the body, "" for the whole. */
  readonly campo: string
  readonly codigo: string
  readonly mensaje: string
  readonly impide: boolean
  /** The nearest date that would do, for a wrong date. */
  readonly fechaValida?: PlainDate
}

/** 200 of `POST /api/tramites/{tramite}/previsto`: writes nothing, needs no key, is not gated. */
export interface TramitePrevisto {
  readonly quincena: QuincenaDestino
  /** Last day on which saving lands in that quincena; null while the window is closed. */
  readonly hasta: PlainDate | null
  readonly situacion: { readonly antes: LetraSituacion; readonly despues: LetraSituacion }
  readonly cambios: readonly CambioVisible[]
  readonly sueldo: { readonly antesCentavos: number; readonly despuesCentavos: number }
  /** "Último día con sueldo" for a movement that leaves the service; null otherwise. */
  readonly ultimoDiaConSueldo: PlainDate | null
  /** True when the effective date lies in a quincena before the open one. */
  readonly retroactivo: boolean
  readonly papelesFaltantes: readonly { readonly clave: ClavePapel; readonly nombre: string }[]
  readonly impedimentos: readonly Impedimento[]
  /** What follows, each step with whom it waits for. */
  readonly siguiente: readonly { readonly texto: string; readonly quien: string }[]
  /** Dates that the calendar offers (ARCHIVO_APLICACION days), for the date the type binds to them. */
  readonly fechasOfrecidas: readonly PlainDate[]
  /** Those of earlier quincenas that it admits with a reason, the newest first. */
  readonly fechasRetroactivas: readonly PlainDate[]
}

/** What may be asked for a person today, and why not. Part of the person's page and of each search result. */
export interface TramitePosible {
  readonly tramite: Tramite
  readonly etiqueta: string
  /** `/dashboard?vista=…&interno=…`. */
  readonly ruta: string
  readonly puede: boolean
  /** "" when it can. */
  readonly porQue: string
}
