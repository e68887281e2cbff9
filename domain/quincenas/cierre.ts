import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { AccesoReciente } from '#domain/usuarios/acceso-dado.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import type { BloqueoPrevio } from './bloqueos.ts'
import type { CifrasCierre, ComparacionCierre, LineaDeCierre, VersionCierre } from './pagina-cierre.ts'
import type { RevisionCierre, TotalFondo } from './simulacion.ts'
import type { ActoCierre, EtapaCierre, FirmaCierre } from './tabla-cierre.ts'

/** Most closes of one call. */
export const CIERRES_MAX = 200

/** One of the five signatures. */
export interface FirmaDada {
  readonly acto: FirmaCierre
  readonly por: string
  /** Whose signature was lent; null for the own. */
  readonly aNombreDe: string | null
  /** Instant, ISO. */
  readonly at: string
  /** Somebody else gave access to the account shortly before; null: nobody did. */
  readonly accesoReciente: AccesoReciente | null
}

/** What was true of a close when it was requested: what later signatures are compared with. */
export interface ResumenCierre {
  readonly personas: number
  readonly lineas: number
  readonly fondos: readonly TotalFondo[]
  readonly totalEntidadCentavos: number
  readonly totalLicenciaCentavos: number
  /** Payment lines that applying issues, before loans and credits: the entity's, and one for each person on leave. */
  readonly lineasPago: number
  readonly movimientos: readonly { readonly folio: string; readonly fecha: string }[]
  /** Null for a close that was requested before these were stored. */
  readonly comparacion: ComparacionCierre | null
}

/** How far applying is. */
export interface AvanceCierre {
  readonly estado: 'espera' | 'curso' | 'hecho' | 'fallado' | 'cancelado'
  readonly hecho: number
  readonly total: number
  readonly texto: string
}

/** A row of the table of entities of a quincena (specification 2 §2.13). */
export interface CierreEntidad {
  /** `clave`: what addresses name it by (`CLAVE_ENTIDAD`). */
  readonly entidad: { readonly id: number; readonly nombre: string; readonly clave: string }
  readonly representante: { readonly nombre: string; readonly curp: string } | null
  readonly responsable: string | null
  /** People on its roster in A or L; once closed, those whom the close counted. */
  readonly personal: number
  readonly movimientos: { readonly porAplicar: number; readonly sinAprobar: number }
  /** Null until somebody requests it. */
  readonly cierre: CierreGuardado | null
  readonly etapa: EtapaCierre
  /** What the entity owed in its last close before this quincena; null at its first one. */
  readonly anterior: {
    /** "2126". */
    readonly quincena: string
    readonly titulo: string
    readonly totalEntidadCentavos: number
  } | null
  /** Those of this round, in their order. */
  readonly firmas: readonly FirmaDada[]
  /** Why it is back to request; null when nobody returned it or it was requested again. */
  readonly devuelto: { readonly por: string; readonly at: string; readonly nota: string } | null
  readonly avance: AvanceCierre | null
  /** Why the Titular allowed it before its day; null: they did not. */
  readonly anticipo: string | null
  /** While it waits for its day: that day, and whether the actor may ask for it earlier. Null once it can be signed. */
  readonly antes: { readonly desde: PlainDate; readonly seAnticipa: boolean } | null
  /** What stops its close, of what is known without computing it; none once it is closed. */
  readonly detiene: readonly BloqueoPrevio[]
  /** Why a closed one cannot be reopened, for who could ask for it or sign it; "" if it can, or for anybody else. */
  readonly impideReabrir: string
  readonly actions: readonly ActoCierre[]
}

export interface CierreGuardado {
  readonly id: number
  readonly version: number
  readonly huella: string
  readonly totalEntidadCentavos: number
  readonly cerradoAt: string | null
  /** SHA-256 of what was stored, "" until it is closed. */
  readonly sello: string
}

/** `GET /api/quincenas/:codigo/cierres`. */
export interface CierresQuincena {
  readonly quincena: string
  /** "16 al 30 de noviembre". */
  readonly periodo: string
  /** "Q22 2026 · 16–30 nov". */
  readonly titulo: string
  /** Entities whose close was requested, and those that still have to. */
  readonly solicitudes: { readonly hechas: number; readonly faltan: number }
  /** The calendar's day of applying, and whether it is over; null where the calendar has none. */
  readonly aplicacion: { readonly fecha: PlainDate; readonly vencida: boolean } | null
  readonly entidades: readonly CierreEntidad[]
}

/** Address of the table of a quincena's closes. */
export function rutaCierres(quincena: string): string {
  return `${rutaVista('aplicacionP')}&quincena=${quincena}`
}

/** Address of the page of the close of the entity of that key. */
export function rutaCierre(quincena: string, clave: string): string {
  return `${rutaCierres(quincena)}&entidad=${clave}`
}

/** Address of the page where somebody signs some closes of a quincena, by their ids. */
export function rutaFirma(quincena: string, cierres: readonly number[]): string {
  return `${rutaCierres(quincena)}&firmar=${cierres.join(',')}`
}

/** What the director looks at of a quincena: who is missing, who is late, and money against last time. */
export interface AvanceQuincena {
  readonly sinSolicitar: readonly CierreEntidad[]
  /** Not closed though the day of applying is over. */
  readonly atrasadas: readonly CierreEntidad[]
  readonly cerradas: number
  /** Of the entities that were requested and closed a quincena before: the same ones on both sides. */
  readonly totalCentavos: number
  readonly anteriorCentavos: number
}

const isCerrada = ({ etapa }: CierreEntidad): boolean => etapa === 'cerrado' || etapa === 'reapertura'

/** How far the closes of a quincena are. */
export function avanceQuincena({ entidades, aplicacion }: CierresQuincena): AvanceQuincena {
  const comparables = entidades.flatMap(({ cierre, etapa, anterior }) =>
    cierre && anterior && etapa !== 'abierto' ? [{ cierre, anterior }] : [],
  )
  return {
    sinSolicitar: entidades.filter(({ etapa }) => etapa === 'abierto'),
    atrasadas: aplicacion?.vencida ? entidades.filter((entidad) => !isCerrada(entidad)) : [],
    cerradas: entidades.filter(isCerrada).length,
    totalCentavos: comparables.reduce((sum, { cierre }) => sum + cierre.totalEntidadCentavos, 0),
    anteriorCentavos: comparables.reduce((sum, { anterior }) => sum + anterior.totalEntidadCentavos, 0),
  }
}

/** One act that was done to a close. */
export interface ActoDeCierre {
  readonly acto: ActoCierre
  readonly hecho: string
  readonly por: string
  readonly aNombreDe: string | null
  readonly at: string
  readonly accesoReciente: AccesoReciente | null
  readonly nota: string
  /** Rounds are counted by returns: signatures of an earlier one, and of a reopened close, are void. */
  readonly vuelta: number
  readonly vigente: boolean
}

/** `GET /api/quincenas/:codigo/cierres/:id`. */
export interface CierreDetalle extends CierreEntidad {
  readonly quincena: string
  readonly titulo: string
  /** What it stored, for a closed one; null while it can be simulated. */
  readonly cifras: CifrasCierre | null
  /** Null until it is closed, and where the entity owes nothing. */
  readonly linea: LineaDeCierre | null
  /** Versions that were reopened, the newest first. */
  readonly versiones: readonly VersionCierre[]
  readonly actos: readonly ActoDeCierre[]
}

/** Answer of an act on several closes: each is a transaction of its own. */
export interface RespuestaCierres {
  readonly hechos: readonly { readonly id: number; readonly entidad: string; readonly etapa: EtapaCierre }[]
  readonly rechazados: readonly {
    /** What was asked for: the entity's id to request, the close's to sign or return. */
    readonly id: number
    /** Its name, key and id; "" and null for what the actor may not see. */
    readonly entidad: string
    readonly clave: string
    readonly entidadId: number | null
    readonly codigo: string
    readonly error: string
    /** What stops the close, where that is why. */
    readonly bloqueos: readonly RevisionCierre[]
  }[]
}

/** One refusal in words that name its entity once. */
export function rechazoTexto({ entidad, error }: RespuestaCierres['rechazados'][number]): string {
  return entidad === '' || error.includes(entidad) ? error : `${entidad}: ${error}`
}

/** What is not the same as when the close was requested, in words. Empty when only lines of equal totals changed. */
export function diferenciasResumen(antes: ResumenCierre, ahora: ResumenCierre): string[] {
  const money = (text: string, before: number, now: number) =>
    before === now ? [] : [`${text}: antes ${formatPesos(before)}, ahora ${formatPesos(now)}`]
  const before = new Set(antes.movimientos.map(({ folio }) => folio))
  const now = new Set(ahora.movimientos.map(({ folio }) => folio))
  const only = (one: ReadonlySet<string>, other: ReadonlySet<string>) => [...one].filter((folio) => !other.has(folio))
  const folios = (text: string, list: readonly string[]) =>
    list.length === 0 ? [] : [`${text}: ${list.slice(0, 5).join(', ')}${list.length > 5 ? '…' : ''}`]
  return [
    ...(antes.personas === ahora.personas
      ? []
      : [`Personas: antes ${cuentaTexto(antes.personas, 'persona')}, ahora ${cuentaTexto(ahora.personas, 'persona')}`]),
    ...money('Total de la entidad', antes.totalEntidadCentavos, ahora.totalEntidadCentavos),
    ...money('A cargo de personas con licencia', antes.totalLicenciaCentavos, ahora.totalLicenciaCentavos),
    ...folios('Movimientos que ahora se aplicarían', only(now, before)),
    ...folios('Movimientos que ya no se aplicarían', only(before, now)),
  ]
}
