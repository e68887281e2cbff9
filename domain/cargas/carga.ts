import type { PlainDate } from '#domain/plain-date.ts'
import { ESTADOS_CARGA, type ActoCarga, type EstadoCarga, type Veredicto } from './estado-carga.ts'
import type { Falta } from './falta.ts'
import type { ClaveConciliada, DescuentoComparado } from './nomina/conciliacion.ts'
import type { RespuestaCargada } from '#domain/fondos/pagos/panel-pagos.ts'
import type { EstadoPropuesta } from '#domain/autorizaciones/propuesta.ts'
import type { EfectoSepomex } from '#domain/direcciones/carga-sepomex.ts'
import type { RevisionAumento } from '#domain/fondos/aumentos/aumento.ts'
import type { TipoCargaId } from './tipos-carga.ts'
import type { TotalCarga } from './totales-carga.ts'

/** What a load of the institute is about: one of its catalogues, or the quincena of a rise. */
export interface AsuntoCarga {
  readonly clave: string
  readonly nombre: string
}

/** The rise that a load of salaries proposes. */
export interface AumentoDeCarga {
  readonly revision: RevisionAumento
  /** Null until it is proposed. */
  readonly propuesta: { readonly id: number; readonly folio: string; readonly estado: EstadoPropuesta } | null
}

/** A load as lists and commands show it. */
export interface Carga {
  readonly id: number
  readonly folio: string
  readonly tipo: TipoCargaId
  readonly plano: string
  /** "" if it is of the whole institute. */
  readonly entidad: string
  /** Code of four digits; "" if it is of none. */
  readonly quincena: string
  /** What it is about, where its kind needs one: a catalogue. */
  readonly asunto: AsuntoCarga | null
  readonly archivo: string
  readonly bytes: number
  /** SHA-256 of the file, hexadecimal. */
  readonly huella: string
  readonly estado: EstadoCarga
  readonly renglones: number
  readonly rechazados: number
  readonly avisados: number
  /** Why the whole file was refused; "" if it was not. */
  readonly rechazo: string
  /** Why it replaces an earlier one. */
  readonly motivo: string
  /** What changed since it was simulated; "" if nothing did. */
  readonly aviso: string
  readonly usuario: string
  readonly creadaAt: string
}

/** The state of a load as people read it: one without a row that enters is not ready to be loaded. */
export const estadoCargaTexto = (carga: Pick<Carga, 'estado' | 'renglones' | 'rechazados'>): string =>
  isSinNada(carga) ? 'Nada que cargar' : ESTADOS_CARGA[carga.estado]

/** Whether a load was read and none of its rows enters. */
export const isSinNada = (carga: Pick<Carga, 'estado' | 'renglones' | 'rechazados'>): boolean =>
  carga.estado === 'revisada' && entranDe(carga) === 0

/** Rows of a load that enter, or entered: none of a file that was refused whole. */
export const entranDe = ({
  estado,
  renglones,
  rechazados,
}: Pick<Carga, 'estado' | 'renglones' | 'rechazados'>): number => (estado === 'rechazada' ? 0 : renglones - rechazados)

/** What some rows of a load do: "Renglones nuevos", 3. */
export interface EfectoCarga {
  readonly titulo: string
  readonly renglones: number
}

/** The one-time password of an account that a load made. It is in the answer of the call that loads it and nowhere else. */
export interface ClaveDeCuenta {
  readonly usuario: string
  readonly nombre: string
  readonly perfil: string
  readonly lugar: string
  readonly clave: string
}

/** A load right after it was asked to be loaded. */
export interface CargaPedida extends DetalleCarga {
  /** Shown once; none unless the kind makes accounts. */
  readonly claves: readonly ClaveDeCuenta[]
}

/** The oficio of a load: one file for all its movements. */
export interface OficioDeCarga {
  readonly archivo: string
  readonly paginas: number
  /** Pages that only a person can read: scans. The portal cannot tell whom they name. */
  readonly sinTexto: number
}

/** How many rows have one fault, and the first of them. */
export interface CuentaFalta {
  readonly codigo: string
  readonly renglones: number
  readonly linea: number
  readonly texto: string
}

/** What loading a file would do; nothing is done yet. */
export interface SimulacionCarga {
  readonly carga: Carga
  readonly entran: number
  readonly personas: number
  /** Rows of a DBF marked as deleted, and lines that the layout leaves out. */
  readonly borrados: number
  readonly omitidos: number
  readonly totales: readonly TotalCarga[]
  readonly faltas: readonly CuentaFalta[]
  /** Deductions by key of a fund beside what the portal computes, once its rows are written; none if the file names no deductions. */
  readonly conciliacion: readonly ClaveConciliada[]
  /** What its rows would do or did, where its kind counts it. */
  readonly efectos: readonly EfectoCarga[]
  /** What its payments would do or did; null for other kinds, and while its file is read. */
  readonly pagos: RespuestaCargada | null
  /** The rise of a load of salaries; null for other kinds, and while its file is read. */
  readonly aumento: AumentoDeCarga | null
  /** What the postal catalogue would change or changed; null for other kinds, and while its file is read. */
  readonly direcciones: EfectoSepomex | null
  /** The oficio that serves its movements; null without one, and for other kinds. */
  readonly oficio: OficioDeCarga | null
  /** Whether loading it needs a reason. */
  readonly pideMotivo: boolean
  /** People who should have a row and have none: active at the entity, or with a withholding order. */
  readonly sinRenglon: number
  /** Why a jefe authorises it as well, each reason with its figures; none if no jefe is needed. */
  readonly refuerzo: readonly string[]
  /** Who makes it count once it is loaded, step by step; empty once it is loaded, and where nobody does. */
  readonly aprueban: readonly string[]
  /** What people should look at in the file: columns that were not read, another sum than what was refused. */
  readonly avisos: readonly string[]
  /** The load of the same period that this one would replace. */
  readonly sustituye: string | null
  /** How many of its people this one does not bring: they would count no more. */
  readonly dejan: number
  readonly anterior: string | null
}

/** A step of a load in the background: reading its file, or writing its rows. */
export interface PasoCarga {
  readonly paso: 'leer' | 'cargar'
  /** `detenido`: somebody stopped it, or it failed; it goes on where it was. */
  readonly estado: 'espera' | 'curso' | 'detenido'
  readonly hechos: number
  /** Rows in all; null while the file is being read. */
  readonly total: number | null
  /** Why it waits or stopped; "" if there is nothing to say. */
  readonly texto: string
}

/** What the actor may do with a load now. */
export type AccionCarga = ActoCarga | 'detener' | 'malos' | 'original' | 'oficio'

/** A pending proposal to undo a load. */
export interface DeshacerPropuesto {
  readonly id: number
  readonly folio: string
  readonly propuso: string
  readonly propuestaAt: string
  readonly motivo: string
}

/** A load, what it would do or did, and what is possible with it. */
export interface DetalleCarga extends SimulacionCarga {
  readonly version: number
  /** Null if nothing of it is under way. */
  readonly paso: PasoCarga | null
  readonly acciones: readonly AccionCarga[]
  /** Why this person may not do the next act on it; "" if they may, or nobody can. */
  readonly impedimento: string
  /** Last days on which its original file and its rows are kept; null for a file that is gone, and for rows until the load ends. */
  readonly conserva: { readonly archivoHasta: PlainDate | null; readonly renglonesHasta: PlainDate | null }
  /** The proposal to undo it that waits for another person; null if there is none. */
  readonly porDeshacer: DeshacerPropuesto | null
  /** Whether discarding it needs a reason: another person loaded it. */
  readonly descartarPideMotivo: boolean
  /** The load whose refused rows this one corrects, by folio. */
  readonly corrige: string | null
  /** The loads that correct refused rows of this one. */
  readonly corregidaPor: readonly string[]
}

/** A row of a load with its verdict. */
export interface RenglonCarga {
  /** Line of the file, from 1. */
  readonly linea: number
  readonly veredicto: Veredicto
  /** "001234 · Luna Ríos, Ana" if it was found; else what the row says. */
  readonly persona: string
  /** What the row brings, as it was understood: title and text. */
  readonly datos: readonly (readonly [titulo: string, texto: string])[]
  readonly faltas: readonly Falta[]
  /** Data of the person with the same name, to compare with the row. Null if there is nothing to decide. */
  readonly cercana: PersonaCercana | null
}

/** Somebody on file whose name is that of a row. */
export interface PersonaCercana {
  /** "001234 · Luna Ríos, Ana". */
  readonly persona: string
  readonly datos: readonly (readonly [titulo: string, texto: string])[]
}

/** A concept of an entity's payroll with the meaning that it got. */
export interface ConceptoPuesto {
  readonly clave: string
  /** "sueldo", "deduccion.FAA"… */
  readonly destino: string
}

/** Rows of a load from one line on. */
export interface PaginaRenglones {
  readonly renglones: readonly RenglonCarga[]
  /** Last line of the page, to ask for those after it; null at the end. */
  readonly siguiente: number | null
}

/** A layout to choose. */
export interface PlanoElegible {
  readonly clave: string
  readonly nombre: string
  readonly tipo: TipoCargaId
  readonly formato: string
  /** Codes of the quincenas on whose first day it is in force. */
  readonly quincenas: readonly string[]
}

/** What the form of a new load offers. */
export interface OpcionesCarga {
  readonly planos: readonly PlanoElegible[]
  /** What files of each kind may be about, for the kinds that need it. */
  readonly asuntos: readonly (AsuntoCarga & { readonly tipo: TipoCargaId })[]
  /** None for somebody who loads no files of dependencies. */
  readonly entidades: readonly { readonly id: number; readonly nombre: string }[]
  /** Codes of four digits, the latest first. */
  readonly quincenas: readonly string[]
  /** The one that is open; "" outside the calendar. */
  readonly quincena: string
  /** Why no file can be loaded now; "" if it can. */
  readonly cerrado: string
}

/** A key of a fund for which a payroll deducted more or less from a person than was due. */
export interface DiferenciaDescuento extends DescuentoComparado {
  /** Id of the person; the page goes on after the last one. */
  readonly afiliadoId: number
  /** "001234 · Luna Ríos, Ana". */
  readonly persona: string
}

/** People of a payroll with differences, in the order of their ids. */
export interface PaginaDescuentos {
  readonly diferencias: readonly DiferenciaDescuento[]
  readonly siguiente: number | null
}
