import type { LetraSituacion } from '#domain/afiliacion/situacion.ts'
import { cuentaTexto, formatCuenta } from '#domain/cuenta-texto.ts'
import type { EstadoQuincena, QuincenaTexto } from '#domain/fondos/aportaciones/panel-aportaciones.ts'

/** A closed quincena of an entity, as the four tabs of verification tell it (specification 3 §2.16). */
interface QuincenaVerificada extends QuincenaTexto {
  /** Of the close. */
  readonly id: number
  /** "01-03": what addresses name it by. */
  readonly entidadClave: string
  readonly entidad: string
  /** "16 al 30 de noviembre". */
  readonly rango: string
}

/** A row of "Historial de Aportaciones": `GET /api/panel/verificacion-aportaciones`. Sums of what the close stored. */
export interface AportacionVerificada extends QuincenaVerificada {
  readonly personas: number
  readonly montoCentavos: number
  readonly estado: EstadoQuincena
  readonly multa: boolean
}

/** A row of "Historial de Retenciones": `GET /api/panel/verificacion-retenciones`. Of the people that the reader sees. */
export interface RetencionVerificada extends QuincenaVerificada {
  readonly personas: number
  readonly ordenadoCentavos: number
  /** Of what was answered. */
  readonly retenidoCentavos: number
  /** Orders without an answer, and differences that nobody decided. */
  readonly sinResponder: number
  readonly diferencias: number
}

/** What is still to be answered or decided of the withholdings of a quincena. */
export function respuestaTexto(row: Pick<RetencionVerificada, 'sinResponder' | 'diferencias'>): string {
  const { sinResponder, diferencias } = row
  if (sinResponder > 0) return `${formatCuenta(sinResponder)} por responder`
  if (diferencias > 0) return cuentaTexto(diferencias, 'diferencia por decidir', 'diferencias por decidir')
  return 'Respondida'
}

/** Statuses of the roster's filter, each with its letters (decision 10.34; T is in none). */
export const ESTADOS_PLANTILLA = {
  Activo: ['A'],
  Licencia: ['L'],
  Inactivo: ['B', 'C', 'D', 'E', 'N', 'P'],
} as const satisfies Record<string, readonly LetraSituacion[]>

/** Who may stand in the general roster: everybody but who is still being registered. */
export const SITUACIONES_VERIFICADAS: readonly LetraSituacion[] = Object.values(ESTADOS_PLANTILLA).flat()
