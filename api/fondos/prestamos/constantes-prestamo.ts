import { agruparConstantes } from '#domain/fondos/constantes/constante.ts'
import { parseValor } from '#domain/fondos/clave-parametro.ts'
import { CONSTANTES_PRESTAMO, type ConstantePrestamo } from '#domain/fondos/prestamos/capacidad.ts'
import type { TipoPrestamo } from '#domain/fondos/prestamos/tipo-prestamo.ts'
import { today } from '#api/clock.ts'
import { selectConstantes } from '#api/fondos/constantes/list-constantes.ts'

/** What loans are made by today. */
export interface ReglasPrestamo {
  readonly porcentaje: number
  readonly porTipo: number
  /** Yearly interest of each plan: percentage in ten-thousandths. */
  readonly interesAnual: Readonly<Record<TipoPrestamo, number>>
}

export async function loadReglasPrestamo(): Promise<ReglasPrestamo> {
  const hoy = today()
  const vigentes = new Map(
    agruparConstantes(await selectConstantes(), hoy).map(({ nombre, vigente }) => [nombre, vigente?.VALOR] as const),
  )
  const valueOf = (nombre: ConstantePrestamo): number => vigentes.get(nombre) ?? Number(CONSTANTES_PRESTAMO[nombre])
  const tasaOf = (nombre: ConstantePrestamo): number => parseValor(valueOf(nombre)) ?? 0
  return {
    porcentaje: valueOf('PORCENTAJE_MAXIMO_RETENCION'),
    porTipo: valueOf('PRESTAMOS_POR_TIPO'),
    interesAnual: {
      corto: tasaOf('INTERES_ANUAL_CORTO'),
      mediano: tasaOf('INTERES_ANUAL_MEDIANO'),
      hipotecario: tasaOf('INTERES_ANUAL_HIPOTECARIO'),
    },
  }
}
