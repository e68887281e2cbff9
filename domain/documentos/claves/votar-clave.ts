/** Lengths of a CURP, an RFC and an NSS. */
const LARGOS = [18, 13, 11]
/** Readings of one length under which there is nothing to vote on. */
const QUORUM = 3
/** Keys tried at most: more open positions than this is no vote. */
const MAX_KEYS = 64

interface Candidata {
  readonly texto: string
  readonly votos: number
}

/**
 * The one right key (`esCorrecta`) that several readings of the same print make together, each position by the signs that at least two of
 * them saw there; of two that are as right, the one with clearly more votes. Null when they leave none or two. Nothing is put in a place
 * that nobody read: this is agreement between readings, not a repair.
 */
export function votarClave(lecturas: readonly string[], esCorrecta: (clave: string) => boolean): string | null {
  for (const largo of LARGOS) {
    const same = lecturas.filter(({ length }) => length === largo)
    if (same.length < QUORUM) continue
    const right = candidatas(same, largo)
      .filter(({ texto }) => esCorrecta(texto))
      .sort((a, b) => b.votos - a.votos)
    const [best, other] = right
    if (best && (!other || best.votos > other.votos + 1)) return best.texto
  }
  return null
}

function candidatas(lecturas: readonly string[], largo: number): Candidata[] {
  let found: Candidata[] = [{ texto: '', votos: 0 }]
  for (let at = 0; at < largo; at++) {
    const signs = seen(lecturas, at)
    found = found.flatMap(({ texto, votos }) =>
      signs.map(([sign, count]) => ({ texto: texto + sign, votos: votos + count })),
    )
    if (found.length > MAX_KEYS) return []
  }
  return found
}

/** The signs that at least two readings saw at a place. */
function seen(lecturas: readonly string[], at: number): (readonly [sign: string, count: number])[] {
  const counts = new Map<string, number>()
  for (const lectura of lecturas) counts.set(lectura.charAt(at), (counts.get(lectura.charAt(at)) ?? 0) + 1)
  return [...counts].filter(([, count]) => count > 1)
}
