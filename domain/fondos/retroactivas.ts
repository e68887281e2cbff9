import type { Linea } from './lineas.ts'

/** A line that corrects a closed quincena: differences of base and amount, which may be negative (decision 10.24). */
export interface LineaRetroactiva extends Linea {
  /** Ordinal of the quincena that it corrects. */
  readonly quincena: number
}

/**
 * The retroactive lines of a closed quincena (decision 10.23): `ahora`, computed again with that quincena's sealed parameters
 * and the facts known now, minus everything `guardado` for it, earlier retroactive lines too. Each is charged to the entity
 * of those days. A key whose amount does not change makes no line.
 */
export function retroactivasDe(
  quincena: number,
  ahora: readonly Linea[],
  guardado: readonly Linea[],
): LineaRetroactiva[] {
  const diferencias = new Map<string, LineaRetroactiva>()
  for (const linea of ahora) addTo(diferencias, quincena, linea, 1)
  for (const linea of guardado) addTo(diferencias, quincena, linea, -1)
  return [...diferencias.values()].filter(({ importeCentavos }) => importeCentavos !== 0)
}

function addTo(diferencias: Map<string, LineaRetroactiva>, quincena: number, linea: Linea, sign: 1 | -1): void {
  const key = `${linea.entidadId} ${linea.obligado} ${linea.clave}`
  const sum = diferencias.get(key)
  diferencias.set(key, {
    ...(sum ?? linea),
    quincena,
    baseCentavos: (sum?.baseCentavos ?? 0) + sign * linea.baseCentavos,
    importeCentavos: (sum?.importeCentavos ?? 0) + sign * linea.importeCentavos,
  })
}
