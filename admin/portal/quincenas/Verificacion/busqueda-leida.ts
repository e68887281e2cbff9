import { todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { leerBusquedaCierres } from '#domain/quincenas/busqueda-cierres.ts'

/** What the search of a history of closes was taken for; null where there is nothing to mistake. */
export function busquedaLeida(busqueda: string): { readonly texto: string; readonly mal: boolean } | null {
  const palabras = leerBusquedaCierres(busqueda, todayInMexico(Date.now()))
  const textos = palabras.flatMap(({ leida, falta }) => [leida, falta]).filter(Boolean)
  return textos.length === 0 ? null : { texto: textos.join(' '), mal: palabras.some(({ falta }) => falta !== '') }
}
