/** A file put where a reader can open it; `cerrar` takes away what was put only for that. */
export interface Abierta {
  readonly ruta: string
  readonly cerrar: () => Promise<void>
}

/** One file of a batch, wherever it comes from. */
export interface Entrada {
  /** Its path inside the folder or zip, with `/`. */
  readonly archivo: string
  /** Puts its bytes in a file, under `carpeta` when it needs a place. Throws EntradaError for one that is not opened. */
  readonly abrir: (carpeta: string) => Promise<Abierta>
}

/** The files of a batch in the order in which they are read and written. */
export interface Lote {
  readonly entradas: readonly Entrada[]
  /** Files of the system's own (`.DS_Store`, `Thumbs.db`, hidden ones) that are no papers. */
  readonly omitidos: number
  readonly cerrar: () => void
}

/** One file that is not opened; `message` is Spanish. The batch goes on. */
export class EntradaError extends Error {
  override readonly name = 'EntradaError'
}

/** Why a batch does not begin or cannot go on; `message` is Spanish. `uso`: it was asked for wrongly. */
export class LoteError extends Error {
  override readonly name = 'LoteError'
  readonly uso: boolean

  constructor(message: string, uso = false) {
    super(message)
    this.uso = uso
  }
}

/** A list of files longer than this is refused: it is kept in memory. */
export const MAX_ENTRADAS = 100_000

/** By the bytes of their UTF-8 names: the same order on every machine, in every language, from folder or zip. */
export function ordenar(entradas: Entrada[]): Entrada[] {
  const keys = new Map(entradas.map((entrada) => [entrada, Buffer.from(entrada.archivo)]))
  const key = (entrada: Entrada) => keys.get(entrada) ?? Buffer.alloc(0)
  return entradas.sort((a, b) => Buffer.compare(key(a), key(b)))
}

/** Files that systems leave beside people's own. */
export function esDelSistema(archivo: string): boolean {
  return archivo
    .split('/')
    .some((part) => part.startsWith('.') || part === '__MACOSX' || /^(thumbs\.db|desktop\.ini)$/i.test(part))
}

export function assertCabe(cuantas: number): void {
  if (cuantas > MAX_ENTRADAS)
    throw new LoteError(`Hay más de ${MAX_ENTRADAS.toLocaleString('es-MX')} archivos: divídelos en varios lotes.`, true)
}
