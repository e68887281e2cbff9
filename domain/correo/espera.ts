/** Minutes to wait before the next try of a message that could not be delivered, by how many have failed. */
const ESPERAS_MIN = [1, 5, 30, 120, 360] as const

/** Milliseconds until the next try after `fallas` failed ones; null when it is given up. */
export function esperaTrasFallaDeEnvio(fallas: number): number | null {
  const minutes = ESPERAS_MIN[fallas - 1]
  return minutes === undefined ? null : minutes * 60_000
}
