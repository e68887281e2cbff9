import { quincenaLong } from '#domain/calendario/quincena.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { EstatusMovimiento } from './estatus-movimiento.ts'

/** Whether the paper of a folio stands. */
export type VigenciaFolio = 'surtio_efecto' | 'en_tramite' | 'sin_efecto'

/**
 * `GET /api/verificar/:folio`: what anybody who holds the paper may check of it. Nothing of the person, who is on the paper;
 * a folio can be guessed.
 */
export interface FolioVerificado {
  readonly folio: string
  /** What the paper is: "Acuse de licencia con aportación". */
  readonly papel: string
  readonly vigencia: VigenciaFolio
  /** What that means, in a sentence. */
  readonly mensaje: string
  /** Day of its request in Mexico City. */
  readonly registrado: PlainDate
  /** First day of what it brings. */
  readonly fecha: PlainDate
  /** "22 de 2026". */
  readonly quincena: string
}

/** Whether a movement in that state stands, and what that means for who holds its acuse. */
export function vigenciaDe(
  estatus: EstatusMovimiento,
  quincena: number,
): Pick<FolioVerificado, 'vigencia' | 'mensaje'> {
  const texto = quincenaLong(quincena)
  const enTramite = (mensaje: string): ReturnType<typeof vigenciaDe> => ({ vigencia: 'en_tramite', mensaje })
  const mensajes = {
    Cancelado: { vigencia: 'sin_efecto', mensaje: 'El movimiento se canceló: este documento no surte efecto.' },
    Aplicado: { vigencia: 'surtio_efecto', mensaje: `El movimiento se aplicó en la ${texto}.` },
    'Por aplicar': enTramite(`El instituto lo aprobó; surtirá efecto al cerrarse la ${texto}.`),
    Validado: enTramite('Lo revisa el instituto: todavía no surte efecto.'),
    Pendiente: enTramite('Volvió a la dependencia para corregirse: todavía no surte efecto.'),
    Solicitado: enTramite('Espera la validación de la dependencia: todavía no surte efecto.'),
  } as const satisfies Record<EstatusMovimiento, Pick<FolioVerificado, 'vigencia' | 'mensaje'>>
  return mensajes[estatus]
}

/** A folio as somebody types or scans it: "a 26 18841" is "A-26-018841"; null when it cannot be one. */
export function readFolio(text: string): string | null {
  const [, letra, year, number] = /^\s*([a-z])[\s-]*(\d{2})[\s-]*(\d{1,6})\s*$/i.exec(text) ?? []
  if (letra === undefined || year === undefined || number === undefined) return null
  return `${letra.toUpperCase()}-${year}-${number.padStart(6, '0')}`
}
