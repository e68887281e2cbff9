import { filtroTexto } from '#domain/afiliacion/filtro-texto.ts'
import { filterOf, type RawListQuery } from '#api/http/listas/list-query.ts'

/** What narrowed the list that was taken out, for the bitácora; the day that it was looked at stands apart. */
export function filtroDe(raw: RawListQuery): { readonly filtro?: string } {
  const rest = Object.entries(filterOf(raw)).filter(([name]) => name !== 'al' && name !== 'organizacion')
  const filtro = filtroTexto(Object.fromEntries(rest))
  return filtro === '' ? {} : { filtro }
}
