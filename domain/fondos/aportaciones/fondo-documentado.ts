import { FONDO_IDS, FONDOS, type FondoId } from '#domain/fondos/fondo.ts'

/** The four funds of `GET /api/aportaciones-fondos`, in the order of its screen (spec 3 §2.21). */
export const TIPOS_FONDO = ['ahorro', 'vivienda', 'prestaciones', 'cair'] as const
export type TipoFondo = (typeof TIPOS_FONDO)[number]

/** How its cards and tables name each. */
export const TITULOS_FONDO = {
  ahorro: { tarjeta: 'Ahorro', tabla: 'Fondo de Ahorro' },
  vivienda: { tarjeta: 'Vivienda', tabla: 'Vivienda' },
  prestaciones: { tarjeta: 'Prestaciones', tabla: 'Prestaciones Económicas' },
  cair: { tarjeta: 'CAIR', tabla: 'Ahorro Individual para el Retiro CAIR' },
} as const satisfies Record<TipoFondo, { readonly tarjeta: string; readonly tabla: string }>

/** The fund that a type names. */
export function fondoDeTipo(tipo: TipoFondo): FondoId {
  const found = FONDO_IDS.find((id) => FONDOS[id].tipo === tipo)
  if (!found) throw new Error(`No fund is called ${tipo}`)
  return found
}

/** Titles of the funds that this detail leaves out (decision §5: it says so). */
export const FONDOS_FUERA: readonly string[] = FONDO_IDS.filter((id) => FONDOS[id].tipo === null).map(
  (id) => FONDOS[id].titulo,
)

/**
 * A row as the documented call gives it: amounts in pesos. The parts are there for the funds that have them; `ID` is the person
 * in that close, which its explanation is asked by.
 */
export interface AportacionDocumentada {
  readonly ID: number
  readonly INTERNO: string
  readonly NOMBRE: string
  readonly SUELDO_IMPORTE: number
  readonly MONTO_AFILIADO?: number
  readonly MONTO_ENTIDAD?: number
  readonly TOTAL: number
}
