import type { EstadoTramite } from '#domain/fondos/dos-aprobaciones.ts'
import type { LineaDada } from '#domain/fondos/pagos/panel-pagos.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { ClaseExtemporanea } from './extemporanea.ts'

/** What a quincena of the period makes; amounts in centavos. */
export interface QuincenaExtemporanea {
  readonly codigo: string
  readonly chip: string
  readonly capitalCentavos: number
  /** The limit of that quincena's own line: interest counts from the day after. */
  readonly limite: PlainDate
  readonly diasMora: number
  readonly interesCentavos: number
}

/** What a late contribution comes to today. */
export interface CalculoExtemporanea {
  readonly quincenas: readonly QuincenaExtemporanea[]
  readonly fondos: readonly { readonly titulo: string; readonly importeCentavos: number }[]
  readonly principalCentavos: number
  readonly interesCentavos: number
  readonly totalCentavos: number
  /** Reduction of the replaced contribution. The next close credits it. */
  readonly reduceCentavos: number
}

/** Whom it would be for: the entities that have closed quincenas of the person's, and the salary on file. */
export interface PersonaExtemporanea {
  readonly afiliadoId: number
  readonly nombre: string
  readonly situacion: string
  readonly sueldoCentavos: number
  readonly entidades: readonly {
    readonly id: number
    readonly nombre: string
    /** The last quincena that it has closed: a period ends there at the latest. */
    readonly hastaChip: string
    readonly hasta: PlainDate
  }[]
  /** Folio of the one that is not decided yet, or "". */
  readonly abierta: string
  /** Approved ones that none replaced: the ones that a new one may replace. */
  readonly vigentes: readonly ExtemporaneaVigente[]
}

/** An approved late contribution that none replaced. */
export interface ExtemporaneaVigente {
  readonly folio: string
  readonly entidadId: number
  readonly desde: PlainDate
  readonly hasta: PlainDate
  readonly sueldoCentavos: number
}

/** A late contribution in the list. */
export interface ExtemporaneaResumen {
  readonly id: number
  readonly version: number
  readonly folio: string
  readonly clase: ClaseExtemporanea
  readonly afiliadoId: number
  readonly interno: number
  readonly nombre: string
  readonly entidad: string
  readonly desde: string
  readonly hasta: string
  readonly sueldoCentavos: number
  /** Without interest: what was seen when it was asked for, then what was charged. */
  readonly principalCentavos: number
  /** Folios of the contribution that this one replaces, and of the one that replaced it; "" for none. */
  readonly reemplaza: string
  readonly reemplazadaPor: string
  readonly estado: EstadoTramite
  readonly solicitado: string
  readonly solicitadoAt: string
  readonly primera: string
  readonly resuelto: string
  readonly resueltoAt: string | null
  readonly observaciones: string
  readonly archivoId: string
  readonly nota: string
  readonly actions: readonly ('aprobar' | 'rechazar')[]
}

/** One whole: what it comes to, and its line once it was approved. */
export interface ExtemporaneaPanel extends Omit<ExtemporaneaResumen, 'actions'> {
  readonly calculo: CalculoExtemporanea
  readonly pago: {
    readonly debeCentavos: number
    readonly linea: LineaDada | null
  } | null
  readonly actions: readonly ('aprobar' | 'rechazar' | 'linea')[]
}
