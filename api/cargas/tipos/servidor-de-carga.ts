import type { Actor } from '#domain/acceso/actor.ts'
import type { AsuntoCarga, ClaveDeCuenta, EfectoCarga } from '#domain/cargas/carga.ts'
import type { Falta } from '#domain/cargas/falta.ts'
import type { LineaLeida } from '#domain/cargas/lectura/compilar-plano.ts'
import type { TotalCarga } from '#domain/cargas/totales-carga.ts'
import type { Bind } from '#api/db/sql.ts'
import type { CargaRow } from '#api/cargas/carga-row.ts'
import type { MarchaCarga } from '#api/cargas/marcha/marcha-carga.ts'

/** A row as its kind judged it. */
export interface Juicio {
  readonly afiliadoId: number | null
  /** The person of another dependency whose name its fault shows. */
  readonly ajenaId?: number | undefined
  /** What the row is about, stored with it. A row whose key changes between reading and loading is shown again. Null if it is refused. */
  readonly llave: string | null
  /** What only one row of a file may be about. */
  readonly ocupa: readonly string[]
  readonly faltas: readonly Falta[]
  /** What the row writes in the table of its kind, by its line. */
  readonly filas: (linea: number) => readonly (readonly Bind[])[]
}

/** Judges the rows of one load. It holds what was loaded once for all its chunks. */
export interface Juez {
  /** Judges a chunk with the rules of `domain/`, in a fixed number of queries. */
  readonly juzgar: (lineas: readonly LineaLeida[]) => Promise<readonly Juicio[]>
  /** What earlier rows of the load occupy among what these occupy, with their lines. */
  readonly ocupadas: (juicios: readonly Juicio[]) => Promise<ReadonlyMap<string, number>>
  /** Why a row is refused that is about the same as the one in `linea`. */
  readonly repetido: (linea: number) => Falta
}

/** What the simulation of a load shows beside its rows. */
export interface CifrasCarga {
  readonly totales: readonly TotalCarga[]
  /** Number of people who should have a row in the file and have none. */
  readonly sinRenglon: number
  /** Absent where the kind counts none. */
  readonly efectos?: readonly EfectoCarga[]
}

/** What approvers read of a load. */
export interface ResumenTipo {
  /** How much it brings: "1,204 personas". */
  readonly cuantos: string
  readonly cambios: readonly (readonly [campo: string, texto: string])[]
  readonly importeCentavos: number
}

/**
 * How what was written begins to count. Whoever gives the last approval of the load publishes it; where the kind needs no approval
 * (`TipoCarga.autoriza`), whoever loads it.
 */
export type PublicacionCarga<C extends CargaRow = CargaRow> =
  /** At once, in the transaction of the last approval, or of the load that needs none. */
  | { readonly por: 'transaccion'; readonly publicar: (actor: Actor, carga: C) => Promise<void> }
  /** In transactions of its own: by a job after the last approval, or after loading where none is needed. Run again after a cut, it goes on where it was. */
  | {
      readonly por: 'trabajo'
      readonly publicar: (actor: Actor, carga: C, marcha: MarchaCarga) => Promise<void>
    }
  /**
   * Within the call that loads it, never by a job: it returns passwords, which only whoever loads it sees, once. `preparar` does what takes
   * long, outside any transaction; the function that it returns writes everything in the caller's transaction.
   */
  | {
      readonly por: 'llamada'
      readonly preparar: (actor: Actor, carga: C) => Promise<() => Promise<readonly ClaveDeCuenta[]>>
    }

/** What a kind of load does on the server. Its fields are a table of `domain/cargas/tipos-carga.ts`. */
export interface ServidorDeCarga<C extends CargaRow = CargaRow> {
  /** What its loads may be about, where its table has an `asunto`. */
  readonly asuntos?: () => Promise<readonly AsuntoCarga[]>
  /** Throws 409 `archivo_repetido` if a file came in by another way than a load. */
  readonly assertNuevo?: (huella: string) => Promise<void>
  /** Throws 422 if its files cannot be of a quincena (ordinal) now. */
  readonly assertLugar?: (actor: Actor, quincena: number) => Promise<void>
  readonly juez: (actor: Actor, carga: C) => Promise<Juez>
  /**
   * What the rows that were read would do, as the text that `cargas.efecto` stores. Runs once all rows are staged and none is refused. Throws
   * `AppError` if the file cannot enter.
   */
  readonly ensayar?: (actor: Actor, carga: C) => Promise<string>
  /** Code of why loading it needs a reason (`TipoCarga.motivo`); null if it needs none. */
  readonly motivoPedido?: (carga: C) => string | null
  /** Writes rows of a chunk where nobody sees them, in the caller's transaction. The journal hashes the same rows. */
  readonly escribir: (filas: readonly (readonly Bind[])[]) => Promise<void>
  /** Deletes what a load wrote, in the caller's transaction. */
  readonly borrar: (cargaId: number) => Promise<void>
  /** Rows that a load wrote. */
  readonly contar: (cargaId: number) => Promise<number>
  /**
   * Runs once all rows are written, before the load waits for its approval. Run again after a cut, it ends the same. Returns why the simulation
   * is another one now; "" if it is not.
   */
  readonly acabar: (actor: Actor, carga: C, marcha: MarchaCarga) => Promise<string>
  /** The applied load that this one would replace, or null. */
  readonly sustituida: (carga: C) => Promise<CargaRow | null>
  readonly cifras: (carga: C, anterior: C | null) => Promise<CifrasCarga>
  readonly resumen: (carga: C) => Promise<ResumenTipo>
  /** Centavos that the rows that enter would add to its quincena, before they are written: the `importeCentavos` of its `resumen` later. */
  readonly importePrevisto: (carga: C) => Promise<number>
  readonly publicacion: PublicacionCarga<C>
  /** What people read where rows turned out not to enter while the load was published; a sentence of its own by default. */
  readonly sinPublicar?: (renglones: number) => string
  /** Throws 409 with what was built on an applied load. */
  readonly assertRetirable: (carga: C) => Promise<void>
  /** Undoes an applied load, in the caller's transaction. */
  readonly retirar: (actor: Actor, carga: C) => Promise<void>
}
