import { formatFolio } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { readFolio } from '#domain/afiliacion/movimientos/folio-verificado.ts'
import { folioPrestamo } from '#domain/fondos/prestamos/retencion-panel.ts'

export type ClaseFolio = 'movimiento' | 'prestamo' | 'cair' | 'extemporanea' | 'linea'

/** Longest text that is looked at as a folio. A payment reference has at most 40 digits; people part them with spaces. */
export const FOLIO_MAX = 60

/** What a folio found (`GET /api/folios/:folio`). */
export interface FolioHallado {
  readonly clase: ClaseFolio
  readonly folio: string
  /** "Alta · Solicitado · Hernández Rodríguez, María". */
  readonly texto: string
  readonly ruta: string
  /** A paper, which opens beside the portal. */
  readonly papel: boolean
}

const TRAMITE = /^(rc|av|ae)[\s-]*(\d{2})[\s-]*(\d{1,6})$/i
const PRESTAMO = /^p[\s-]*(\d{1,15})$/i
const REFERENCIA = /^\d{8,40}$/

/** The folios that `text` may be as somebody types or scans it, as they are stored: "p 123" is "P-000123". */
export function foliosPosibles(text: string): readonly Pick<FolioHallado, 'clase' | 'folio'>[] {
  const plain = text.slice(0, FOLIO_MAX).trim()
  const movimiento = readFolio(plain)
  const prestamo = Number(PRESTAMO.exec(plain)?.[1] ?? 0)
  const [, letras = '', year, number] = TRAMITE.exec(plain) ?? []
  const digits = plain.replace(/[\s-]/g, '')
  return [
    ...(movimiento === null ? [] : [{ clase: 'movimiento' as const, folio: movimiento }]),
    ...(prestamo > 0 && Number.isSafeInteger(prestamo)
      ? [{ clase: 'prestamo' as const, folio: folioPrestamo(prestamo) }]
      : []),
    ...tramite(letras.toUpperCase(), Number(year), Number(number)),
    ...(REFERENCIA.test(digits) ? [{ clase: 'linea' as const, folio: digits }] : []),
  ]
}

function tramite(letras: string, year: number, number: number): Pick<FolioHallado, 'clase' | 'folio'>[] {
  if (letras === '' || number < 1) return []
  return [{ clase: letras === 'AE' ? 'extemporanea' : 'cair', folio: formatFolio(letras, 2000 + year, number) }]
}
