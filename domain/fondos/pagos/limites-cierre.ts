import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import type { PlainDate } from '#domain/plain-date.ts'

/** Principal in centavos with the limit after which it bears interest. */
export interface ParteConLimite {
  readonly capitalCentavos: number
  readonly limite: PlainDate
}

/** Why interest on a charge runs from a day before the limit of its first line. */
export const MOTIVOS_LIMITE = {
  '': '',
  solicitud_tardia: 'la entidad solicitó el cierre después del día de aplicación',
  cierre_repetido: 'es la fecha límite del cierre que se reabrió',
} as const satisfies Record<string, string>
export type MotivoLimite = keyof typeof MOTIVOS_LIMITE

/** What decides from which limit a charge bears interest. */
export interface CargoDeCierre {
  /** Principal less credit, centavos; above 0. */
  readonly porPagarCentavos: number
  /** Limit of the new line: of the first run of PAGO days that begins after the close was applied. */
  readonly limite: PlainDate
  /** Limit that the line of a close requested in time would have; null if the entity requested it in time. */
  readonly oportuno: PlainDate | null
  /** Parts of the charge of the close that was reopened, the oldest limit first; empty for a first close. */
  readonly anteriores: readonly ParteConLimite[]
}

/**
 * The parts of a charge by the limit of each (decisiones §11.2). A close made again keeps its first limits, and only an increase gets
 * the new one. Where the entity requested the close after ARCHIVO_APLICACION, interest runs from the limit that a timely close would have had.
 */
export function limitesDeCierre({ porPagarCentavos, limite, oportuno, anteriores }: CargoDeCierre): {
  readonly partes: readonly ParteConLimite[]
  readonly motivo: MotivoLimite
} {
  if (anteriores.length === 0) {
    const isLate = oportuno !== null && oportuno < limite
    const parte = { capitalCentavos: porPagarCentavos, limite: isLate ? oportuno : limite }
    return { partes: [parte], motivo: isLate ? 'solicitud_tardia' : '' }
  }
  const partes: ParteConLimite[] = []
  let resto = porPagarCentavos
  for (const anterior of [...anteriores, { capitalCentavos: porPagarCentavos, limite }]) {
    const capitalCentavos = Math.min(resto, anterior.capitalCentavos)
    resto -= capitalCentavos
    const last = partes.at(-1)
    if (last?.limite === anterior.limite)
      partes[partes.length - 1] = { ...last, capitalCentavos: last.capitalCentavos + capitalCentavos }
    else if (capitalCentavos > 0) partes.push({ capitalCentavos, limite: anterior.limite })
  }
  return { partes, motivo: partes[0]?.limite === limite ? '' : 'cierre_repetido' }
}

/** "Los intereses corren desde el 30 nov 2026: …"; "" without a reason. */
export function moraDesdeTexto(desde: PlainDate, motivo: MotivoLimite): string {
  return motivo === '' ? '' : `Los intereses corren desde el ${formatFecha(desde)}: ${MOTIVOS_LIMITE[motivo]}.`
}
