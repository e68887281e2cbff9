import type { PagoNomina } from './pago-nomina.ts'

/** What a payroll may say once: person, post, kind and number of the payroll, its period and, in long files, the concept. */
export function llaveDeNomina(afiliadoId: number, pago: PagoNomina, conceptos: readonly string[]): string {
  const { plaza, clase, numero, desde, hasta } = pago
  return [afiliadoId, plaza, clase, numero ?? '', desde, hasta, ...conceptos].join('|')
}
