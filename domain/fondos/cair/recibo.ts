import type { TramiteCair } from './panel-cair.ts'

/** Why a procedure has no receipt; "" once it has one. A receipt is of money that moved: both approvals come first. */
export function impideRecibo({ folio, estado }: Pick<TramiteCair, 'folio' | 'estado'>): string {
  if (estado === 'aprobado') return ''
  if (estado === 'rechazado') return `El trámite ${folio} se rechazó y no movió la cuenta: no tiene recibo.`
  const falta = estado === 'solicitado' ? 'faltan sus dos aprobaciones' : 'falta su segunda aprobación'
  return `El trámite ${folio} todavía no tiene recibo: ${falta}.`
}
