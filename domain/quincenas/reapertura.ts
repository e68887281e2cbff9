import { quincenaLong } from '#domain/calendario/quincena.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'

/** What may stop the reopening of a closed quincena (decisiones §10.28). */
export interface ParaReabrir {
  readonly entidad: string
  /** Reference of a line of the close that has a payment; null if none. */
  readonly pagada: string | null
  /** Withholdings that the entity answered. */
  readonly respondidas: number
  /** Folio of a late contribution that recognised days of the quincena; null if none. */
  readonly extemporanea: string | null
  /** Ordinal of a later quincena of the entity that is closed or on its way; null if none. */
  readonly posterior: number | null
}

export type CodigoReapertura = 'linea_pagada' | 'retenciones_respondidas' | 'extemporanea' | 'posterior'

/** Why a closed quincena cannot be reopened; null when it can. Asked when the reopening is requested and again when it is signed. */
export function rechazoReapertura({
  entidad,
  pagada,
  respondidas,
  extemporanea,
  posterior,
}: ParaReabrir): { readonly codigo: CodigoReapertura; readonly texto: string } | null {
  if (pagada !== null)
    return {
      codigo: 'linea_pagada',
      texto: `La línea ${pagada} ya tiene un pago: la quincena no se puede reabrir. Lo que falte se corrige con movimientos retroactivos.`,
    }
  if (respondidas > 0)
    return {
      codigo: 'retenciones_respondidas',
      texto: `${entidad} ya respondió ${cuentaTexto(respondidas, 'retención', 'retenciones')} de esta quincena: lo retenido ya bajó el saldo de los préstamos.`,
    }
  if (extemporanea !== null)
    return {
      codigo: 'extemporanea',
      texto: `La aportación extemporánea ${extemporanea} reconoció días de esta quincena: ya no se reabre.`,
    }
  if (posterior !== null)
    return {
      codigo: 'posterior',
      texto: `Solo se reabre la última quincena de ${entidad}: la ${quincenaLong(posterior)} ya se cerró o está en firma.`,
    }
  return null
}
