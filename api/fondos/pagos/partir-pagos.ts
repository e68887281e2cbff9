import type { Actor } from '#domain/acceso/actor.ts'
import { Binds, enLotes, execute } from '#api/db/sql.ts'
import { acreditarCobro } from '#api/fondos/cobros/acreditar-cobro.ts'
import { acreditarLicencia } from '#api/fondos/prestamos/acreditar-licencia.ts'
import { selectCargos } from './cargos-con-cuenta.ts'
import { reexpedirLinea } from './lineas/reexpedir-linea.ts'

/**
 * Parts every payment of some charges again, in the order of the bank's days. A charge that one of `pagadas` (references) paid late and
 * that still owes gets a new line. Returns the charges that still owe.
 */
export async function partirPagos(
  actor: Actor,
  cargoIds: readonly number[],
  pagadas: ReadonlySet<string>,
): Promise<{ readonly owes: ReadonlySet<number> }> {
  const owing = new Set<number>()
  for (const part of enLotes(cargoIds)) {
    const binds = new Binds()
    for (const cargo of await selectCargos(`c.id IN (${binds.addAll(part)})`, binds)) {
      for (const { id, resultado, tardio, interesCentavos, capitalCentavos, excedenteCentavos } of cargo.cuenta
        .repartos)
        await execute(
          `UPDATE pagos SET resultado = $1, tardio = $2, interes_centavos = $3, capital_centavos = $4, excedente_centavos = $5
           WHERE id = $6`,
          [resultado, tardio, interesCentavos, capitalCentavos, excedenteCentavos, id],
        )
      const isLate = cargo.cuenta.repartos.some(({ tardio }) => tardio)
      const isOfThese = cargo.lineas.some(({ referencia }) => pagadas.has(referencia))
      const owes = cargo.cuenta.capitalCentavos + cargo.cuenta.interesCentavos > 0
      if (isLate && isOfThese && owes) await reexpedirLinea(actor, cargo)
      if (owes) owing.add(cargo.id)
      if (cargo.afiliadoId !== null && !owes) {
        await acreditarLicencia(cargo.id, actor)
        await acreditarCobro(cargo.id, actor)
      }
    }
  }
  return { owes: owing }
}
