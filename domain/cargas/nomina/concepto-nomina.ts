import { CONCEPTOS } from '#domain/fondos/fondo.ts'
import { DEDUCCION } from './campos-nomina.ts'

/** What a concept of a sender's payroll means. One that is in no table is unknown: its rows stop until somebody maps it. */
export const DESTINOS: Readonly<Record<string, string>> = {
  sueldo: 'Sueldo',
  otrasPrestaciones: 'Otras prestaciones',
  quinquenios: 'Quinquenios',
  ...Object.fromEntries(
    CONCEPTOS.filter(({ parte }) => parte === 'afiliado').map(({ clave }) => [
      `${DEDUCCION}${clave}`,
      `Descuento ${clave}`,
    ]),
  ),
  prestamo: 'Descuento de préstamo',
  aguinaldo: 'Aguinaldo',
  no_cotiza: 'No cotiza',
}

/** A row of the table of concepts of a sender that holds for the loaded quincena. */
export interface ConceptoNomina {
  readonly clave: string
  /** Key of `DESTINOS`. */
  readonly destino: string
  readonly periodicidad: 'quincenal' | 'mensual'
}

/** Concepts are compared without blanks at the ends nor case; their zeros count. */
export const claveConcepto = (text: string): string => text.trim().toUpperCase()
