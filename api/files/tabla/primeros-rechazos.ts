import { RENGLONES_RECHAZADOS_MAX } from '#api/http/cuerpo/limites.ts'

/** The rows of a file as they are told: all that are right, and the first that are not; how many those are is told apart. */
export function primerosRechazos<F extends { readonly errores: object }>(filas: readonly F[]): F[] {
  let rechazados = 0
  return filas.filter(({ errores }) => {
    if (Object.keys(errores).length === 0) return true
    rechazados += 1
    return rechazados <= RENGLONES_RECHAZADOS_MAX
  })
}
