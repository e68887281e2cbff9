import { CLASES_ASIENTO, type ClaseAsiento } from '#domain/fondos/cair/asiento.ts'
import { porCobrarDe, saldoCair } from '#domain/fondos/cair/saldo.ts'
import type { CairDeEstado } from '#domain/fondos/estado-cuenta/estado-cuenta.ts'
import { loadAsientos } from '#api/fondos/cair/asiento-row.ts'

/** What a person holds in the retirement account, and what made it; null of who has no entry. */
export async function loadCair(afiliadoId: number): Promise<CairDeEstado | null> {
  const asientos = (await loadAsientos([afiliadoId])).get(afiliadoId) ?? []
  if (asientos.length === 0) return null
  const clases = (Object.keys(CLASES_ASIENTO) as ClaseAsiento[]).flatMap((clase) => {
    const own = asientos.filter((asiento) => asiento.clase === clase)
    const importeCentavos = own.reduce((sum, asiento) => sum + asiento.importeCentavos, 0)
    return own.length === 0 ? [] : [{ clase, titulo: CLASES_ASIENTO[clase], importeCentavos }]
  })
  return { saldo: saldoCair(asientos), porCobrarCentavos: porCobrarDe(asientos), clases }
}
