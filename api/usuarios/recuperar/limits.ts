import { onReset } from '#api/memory.ts'
import { LimiteDireccion, tooMany } from '#api/usuarios/entrada/limite-direccion.ts'

/** Requests for a link that all people of an office may make in an hour. */
const SOLICITUDES = 30
const HORA_S = 3600
const HORA_MS = HORA_S * 1000
const DIRECCIONES_MAX = 5_000

export const solicitudesDeEnlace = new LimiteDireccion({ clase: 'solicitud', veces: SOLICITUDES, segundos: HORA_S })

/** What this process was asked: it is counted for all behind the answer, and a thousand sent at once are answered before that. */
const propias = new Map<string, { readonly cuantas: number; readonly hasta: number }>()
onReset(() => propias.clear())

/**
 * Throws 429 when `direccion` asked too often: here, or in all processes together. Who asks is told the same for a known and an
 * unknown account; it depends on who asks, never on what is asked, and waits for no writer.
 */
export async function assertMayAsk(direccion: string): Promise<void> {
  const now = Date.now()
  const kept = propias.get(direccion)
  const { cuantas, hasta } = kept && kept.hasta > now ? kept : { cuantas: 0, hasta: now + HORA_MS }
  if (cuantas >= SOLICITUDES) throw tooMany(Math.max(1, Math.ceil((hasta - now) / 1000)))
  if (propias.size >= DIRECCIONES_MAX) propias.clear()
  propias.set(direccion, { cuantas: cuantas + 1, hasta })
  await solicitudesDeEnlace.assertLeft(direccion)
}

/** Links that do not open anything, from one address in a quarter of an hour. */
export const enlacesSinValor = new LimiteDireccion({ clase: 'enlace', veces: 20, segundos: 900 })
