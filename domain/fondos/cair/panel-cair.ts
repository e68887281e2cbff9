import type { LetraSituacion } from '#domain/afiliacion/situacion.ts'
import type { EstadoTramite } from '#domain/fondos/dos-aprobaciones.ts'
import type { ClaseAsiento, CuentaCair } from './asiento.ts'
import type { PrestamoPorDescontar } from './descuento.ts'
import type { Beneficiario, MotivoRetiro } from './retiro.ts'
import type { SaldoCair } from './saldo.ts'

/** An account in the list. */
export interface CuentaResumen {
  /** `afiliados.id`. */
  readonly id: number
  readonly interno: number
  readonly nombre: string
  readonly entidad: string
  readonly situacion: LetraSituacion
  readonly saldo: SaldoCair
  readonly porCobrarCentavos: number
}

/** An account, and what its person may ask for. */
export interface CuentaPanel extends CuentaResumen {
  readonly curp: string
  readonly edad: number
  /** The reason that the situation calls for, and why a withdrawal is not for this person; "" when it is. */
  readonly retiro: { readonly motivo: MotivoRetiro | null; readonly impide: string }
  readonly voluntaria: { readonly impide: string }
  /** Folio of the withdrawal that is not decided yet, or "". */
  readonly retiroAbierto: string
  /** Loans that the person still owes: a withdrawal pays them with their signed consent. */
  readonly porDescontar: readonly (PrestamoPorDescontar & { readonly folio: string })[]
  readonly actions: readonly ('retirar' | 'aportar')[]
}

/** A line of the ledger, with the balance after it. */
export interface RenglonCair {
  readonly id: number
  readonly fecha: string
  readonly clase: ClaseAsiento
  readonly cuenta: CuentaCair
  /** "Quincena 21, 1 al 15 de noviembre", the folio of a procedure, or the year of a yield. */
  readonly detalle: string
  readonly importeCentavos: number
  readonly saldoCentavos: number
}

export interface PaginaCair {
  readonly renglones: readonly RenglonCair[]
  readonly total: number
  readonly pagina: number
  readonly paginas: number
}

export const TIPOS_TRAMITE_CAIR = {
  retiro: 'Retiro de Capital',
  voluntaria: 'Aportación Voluntaria',
} as const satisfies Record<string, string>
export type TipoTramiteCair = keyof typeof TIPOS_TRAMITE_CAIR

export interface TramiteCair {
  readonly id: number
  readonly version: number
  readonly folio: string
  readonly tipo: TipoTramiteCair
  readonly motivo: MotivoRetiro | null
  readonly afiliadoId: number
  readonly interno: number
  readonly nombre: string
  readonly entidad: string
  readonly importeCentavos: number
  /** Day of the deposit of a contribution; day on which a withdrawal was asked for. */
  readonly fecha: string
  /** Shares of what is handed over: the amount less what loans take. */
  readonly beneficiarios: readonly (Beneficiario & { readonly importeCentavos: number })[]
  /** The person's signed consent to have their loans paid out of it; null without one. */
  readonly consentimientoId: string | null
  /** What loans took of it; of one that is not decided, what they would take today. */
  readonly descuentoCentavos: number
  readonly observaciones: string
  readonly archivoId: string
  readonly estado: EstadoTramite
  readonly solicitado: string
  readonly solicitadoAt: string
  readonly primera: string
  readonly resuelto: string
  readonly resueltoAt: string | null
  readonly nota: string
  readonly actions: readonly ('aprobar' | 'rechazar')[]
}
