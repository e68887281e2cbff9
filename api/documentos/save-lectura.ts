import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import type { ResultadoLectura } from './lector/proceso/mensajes.ts'

/** Keeps what was read of a stored file, and with it how its pages stand. */
export function saveLectura(archivoId: string, { lectura, datos, paginas, posturas }: ResultadoLectura): Promise<void> {
  const { documento } = lectura
  return inTransaction(async () => {
    await execute('UPDATE archivos SET paginas = $1, clase = $2 WHERE id = $3', [paginas, documento, archivoId])
    await execute(
      'INSERT INTO lecturas (archivo_id, documento, lectura, datos, posturas, creada_at) VALUES ($1, $2, $3, $4, $5, $6)',
      [archivoId, documento, JSON.stringify(lectura), JSON.stringify(datos), JSON.stringify(posturas), nowAt()],
    )
  })
}
