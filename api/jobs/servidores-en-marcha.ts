import { fechaHoraTexto } from '#domain/calendario/instante-texto.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { isGone } from './duenio.ts'
import type { ServidorModel } from './models/ServidorModel.ts'

/** A server without a heartbeat for this long died: four were missed. */
const SIN_LATIDO_MS = 45_000
export const SIN_LATIDO_SEGUNDOS = SIN_LATIDO_MS / 1000

/** `proxy_visto_at`: first request that a proxy forwarded while TRUST_PROXY was not set; null when none came. */
export type ServidorRow = RowOf<ServidorModel>

export const SERVIDORES_SQL =
  'SELECT duenio, url, desde_at, latido_at, proxy_visto_at FROM servidores ORDER BY desde_at'

/** Those of `rows` that run: they said so not long ago, and their process is not known to be gone. */
export function enMarcha(rows: readonly ServidorRow[]): ServidorRow[] {
  const limit = new Date(Date.now() - SIN_LATIDO_MS).toISOString()
  return rows.filter(({ duenio, latido_at }) => latido_at > limit && !isGone(duenio))
}

/** "http://localhost:3000, proceso 4711 de la máquina srv1, desde el 21 nov 2026, 14:20". */
export function servidorTexto({ duenio, url, desde_at }: ServidorRow): string {
  const [host = '', pid = ''] = duenio.split(' ')
  return `${url}, proceso ${pid} de la máquina ${host}, desde el ${fechaHoraTexto(desde_at)}`
}
