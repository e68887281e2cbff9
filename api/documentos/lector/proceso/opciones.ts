import { availableParallelism } from 'node:os'

export interface LectorOpciones {
  /** Reader processes at most; each may hold a core and `memoriaMb`. */
  readonly procesos: number
  /** Wall time of one request once it runs, in ms. */
  readonly limiteMs: number
  /** Share of `limiteMs` after which a reading only ends what it has begun: no further page, no other look at those it has. */
  readonly apuro: number
  /** Resident memory at which a reader is ended, in MB. */
  readonly memoriaMb: number
  /** Heap of a reader (--max-old-space-size), in MB. */
  readonly heapMb: number
  /** A reader that has worked this many pages or files is replaced, and so is one that holds `reciclarMb` between two of them. */
  readonly reciclarTras: number
  /** Resident memory, in MB, at which a reader is replaced once it is done with what it reads: pages as large as any take less. */
  readonly reciclarMb: number
  /** An idle reader ends after this time, in ms: a server at rest holds none. */
  readonly inactividadMs: number
  /** Requests that may wait; one more is refused with `ocupado`. */
  readonly colaMaxima: number
  readonly maxPaginas: number
  /** Niceness of a reader, 0 to 19: the program that answers people goes first, and a batch after its readers. */
  readonly prioridad: number
}

export const OPCIONES_LECTOR: LectorOpciones = {
  procesos: Math.max(1, Math.min(2, availableParallelism() - 1)),
  limiteMs: 45_000,
  apuro: 2 / 3,
  memoriaMb: 1024,
  heapMb: 512,
  reciclarTras: 1000,
  reciclarMb: 720,
  inactividadMs: 60_000,
  colaMaxima: 40,
  maxPaginas: 30,
  prioridad: 5,
}
