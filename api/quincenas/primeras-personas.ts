/** People of one answer. */
const PERSONAS_PAGINA = 50

/**
 * The first people of whom `present` tells something, in their order, and the id after which the next answer begins; null where
 * these are all. Reads no further than that.
 */
export async function primerasPersonas<Leida, Item extends { readonly afiliadoId: number }>(
  pages: AsyncIterable<readonly Leida[]>,
  present: (leida: Leida) => Item | null,
): Promise<{ readonly personas: readonly Item[]; readonly despues: number | null }> {
  const personas: Item[] = []
  for await (const page of pages)
    for (const leida of page) {
      const item = present(leida)
      if (!item) continue
      if (personas.length === PERSONAS_PAGINA) return { personas, despues: personas.at(-1)?.afiliadoId ?? null }
      personas.push(item)
    }
  return { personas, despues: null }
}
