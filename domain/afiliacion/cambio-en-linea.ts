import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import type { PlainDate } from '#domain/plain-date.ts'

const LINEA_MAX = 300

/** What a row of a tray tells of a movement. Empty texts are parts it does not have. */
export interface CambioEnLinea {
  /** Data that it changes, in words. */
  readonly visibles: readonly { readonly campo: string; readonly antes: string; readonly despues: string }[]
  /** The post that an alta gives; null for a movement of somebody who has one. */
  readonly puesto: { readonly area: string; readonly categoria: string; readonly sueldoCentavos: number | null } | null
  /** The situation that it gives, in words ("Activo → Pensionado"); "" where it stays or begins. */
  readonly situacion: string
  /** Why, by its name ("Renuncia"). */
  readonly causa: string
  readonly desde: PlainDate
  /** First day back, of a type that ends by itself. */
  readonly hasta: PlainDate | null
}

/**
 * What a movement changes where there is room for one line: "Área: Archivo → Nómina", "Nómina, 30B, $12,335.75; desde el
 * 16 nov 2026", "Activo → Baja; Renuncia; desde el 20 nov 2026", "Activo → Licencia; del 16 nov 2026 al reingreso el 1 dic 2027". At most 300 characters.
 */
export function cambioEnUnaLinea({ visibles, puesto, situacion, causa, desde, hasta }: CambioEnLinea): string {
  const changes = visibles.map(({ campo, antes, despues }) =>
    antes === '' ? `${campo}: ${despues}` : `${campo}: ${antes} → ${despues || 'vacío'}`,
  )
  const parts =
    changes.length > 0
      ? [situacion, ...changes]
      : [situacion, ...(puesto ? [puestoTexto(puesto)] : []), causa, plazo(desde, hasta)]
  return parts
    .filter((part) => part !== '')
    .join('; ')
    .slice(0, LINEA_MAX)
}

function puestoTexto({ area, categoria, sueldoCentavos }: NonNullable<CambioEnLinea['puesto']>): string {
  const sueldo = sueldoCentavos === null ? '' : formatPesos(sueldoCentavos)
  return [area, categoria, sueldo].filter((part) => part !== '').join(', ')
}

function plazo(desde: PlainDate, hasta: PlainDate | null): string {
  if (hasta === null) return `desde el ${formatFecha(desde)}`
  return `del ${formatFecha(desde)} al reingreso el ${formatFecha(hasta)}`
}
