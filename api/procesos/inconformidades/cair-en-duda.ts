import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { CLASES_ASIENTO, CUENTAS_CAIR, type ClaseAsiento } from '#domain/fondos/cair/asiento.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { notFound } from '#api/errors.ts'
import { loadAsientos } from '#api/fondos/cair/asiento-row.ts'
import { loadCair } from '#api/fondos/estado-cuenta/cair-de-persona.ts'
import type { EnDuda } from './en-duda.ts'

/** Entries that a case tells one by one: the newest; the account's ledger has them all. */
const MAX_ASIENTOS = 20

/**
 * What a class of entry adds to a person's retirement account, with its entries; null for the balance, with what made it.
 * Throws 404 where there is none.
 */
export async function cairEnDuda(afiliadoId: number, asiento: ClaseAsiento | null): Promise<EnDuda> {
  const cair = await loadCair(afiliadoId)
  if (cair === null) throw notFound('El importe')
  if (asiento === null)
    return {
      titulo: `Saldo del CAIR, ${formatPesos(cair.saldo.total)}`,
      explicacion: cair.clases.map(({ titulo, importeCentavos }) => `${titulo}: ${formatPesos(importeCentavos)}.`),
    }
  const clase = cair.clases.find((each) => each.clase === asiento)
  if (!clase) throw notFound('El importe')
  const own = ((await loadAsientos([afiliadoId])).get(afiliadoId) ?? []).filter((each) => each.clase === asiento)
  const shown = own.slice(-MAX_ASIENTOS).reverse()
  return {
    titulo: `CAIR, ${CLASES_ASIENTO[asiento]}, ${formatPesos(clase.importeCentavos)}`,
    explicacion: [
      ...shown.map(
        ({ fecha, cuenta, importeCentavos }) =>
          `${formatFecha(fecha)}, ${CUENTAS_CAIR[cuenta]}: ${formatPesos(importeCentavos)}.`,
      ),
      ...(own.length > shown.length ? [`Y ${own.length - shown.length} anteriores, en la cuenta.`] : []),
    ],
  }
}
