import type { Actor } from '#domain/acceso/actor.ts'
import { quincenaCode, quincenaLong, quincenaOf, quincenaRangeLong } from '#domain/calendario/quincena.ts'
import type { QuincenaPasada } from '#domain/quincenas/historial.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { today } from '#api/clock.ts'
import { selectRow } from '#api/db/sql.ts'

/** Most quincenas offered: forty years. */
const MAX_QUINCENAS = 960

export function presentQuincena(quincena: number): QuincenaPasada {
  const nombre = quincenaLong(quincena)
  return {
    codigo: quincenaCode(quincena),
    nombre: nombre.charAt(0).toUpperCase() + nombre.slice(1),
    periodo: quincenaRangeLong(quincena),
  }
}

/** From the one that runs back to the first that has a movement or a close, newest first. */
export async function listQuincenas(actor: Actor): Promise<QuincenaPasada[]> {
  authorize(actor, 'historial.leer')
  const last = quincenaOf(today())
  const row = await selectRow<{ primera: number | null; cierre: number | null }>(
    'SELECT (SELECT MIN(quincena) FROM movimientos) AS primera, (SELECT MIN(quincena) FROM cierres) AS cierre',
  )
  const first = Math.min(row?.primera ?? last, row?.cierre ?? last)
  const length = Math.min(MAX_QUINCENAS, Math.max(1, last - first + 1))
  return Array.from({ length }, (_, back) => presentQuincena(last - back))
}
