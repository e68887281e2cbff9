import { selectRows } from '#api/db/sql.ts'
import { GENESIS, hashFila, type FilaBitacora } from './bitacora.ts'

const PAGE = 2000

export interface VerificacionBitacora {
  readonly filas: number
  readonly cabeza: string
  /** The first row that does not fit, in Spanish, or null. */
  readonly falla: { readonly id: number; readonly motivo: string } | null
}

/** For a walk of the background: told how many rows it has gone through, and stopped between two pages. */
interface Marcha {
  progreso(filas: number): void
  readonly signal: AbortSignal
}

/**
 * Walks the whole chain. Finds a changed, removed or inserted row; with `cabezaEsperada` (a head kept elsewhere) it
 * finds a cut tail too.
 */
export async function verifyBitacora(cabezaEsperada?: string, marcha?: Marcha): Promise<VerificacionBitacora> {
  let [previo, lastId, filas] = [GENESIS, 0, 0]
  let seen = cabezaEsperada === undefined || cabezaEsperada === GENESIS
  for (;;) {
    const page = await selectRows<FilaBitacora>('SELECT * FROM bitacora WHERE id > $1 ORDER BY id LIMIT $2', [
      lastId,
      PAGE,
    ])
    for (const row of page) {
      const motivo = faultOf(row, previo)
      if (motivo) return { filas, cabeza: previo, falla: { id: row.id, motivo } }
      previo = row.hash
      seen ||= row.hash === cabezaEsperada
      lastId = row.id
      filas += 1
    }
    if (page.length < PAGE) break
    marcha?.signal.throwIfAborted()
    marcha?.progreso(filas)
  }
  const falla = seen ? null : { id: lastId, motivo: 'la cabeza indicada no está en la cadena: faltan filas al final' }
  return { filas, cabeza: previo, falla }
}

/** What is wrong with a row that should follow the hash `previo`, in Spanish; null when it fits. */
export function faultOf(row: FilaBitacora, previo: string): string | null {
  if (row.hash_previo !== previo) return 'no sigue a la fila anterior: se quitó o se insertó una fila'
  return hashFila(previo, row) === row.hash ? null : 'su contenido no corresponde a su huella: se cambió'
}
