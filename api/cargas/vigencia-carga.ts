import type { EstadoCarga } from '#domain/cargas/estado-carga.ts'
import { nowAt } from '#api/clock.ts'
import { execute } from '#api/db/sql.ts'
import { loadCarga, type CargaRow } from './carga-row.ts'

/** A load counts from here on, and the one that it replaces does not. In the caller's transaction. */
export async function empezarAContar({ id, sustituyeId }: CargaRow): Promise<void> {
  if (sustituyeId !== null) await terminarComo('sustituida', sustituyeId)
  await terminarComo('aplicada', id)
}

/** A load counts no more, and the one that it had replaced counts again. In the caller's transaction. */
export async function dejarDeContar({ id, sustituyeId }: CargaRow): Promise<void> {
  await terminarComo('deshecha', id)
  if (sustituyeId !== null && (await loadCarga(sustituyeId)).estado === 'sustituida')
    await terminarComo('aplicada', sustituyeId)
}

const terminarComo = (estado: EstadoCarga, id: number): Promise<void> =>
  execute('UPDATE cargas SET estado = $1, terminada_at = $2, version = version + 1 WHERE id = $3', [
    estado,
    nowAt(),
    id,
  ])
