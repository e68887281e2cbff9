import { isLetraSituacion, NOMBRE_SITUACION, type LetraSituacion } from './situacion.ts'

/**
 * What narrowed a list of people or movements, in words: "situación Activo, quincena 2226". What somebody searched for is told
 * as a search and never repeated: it may be a name or a key. "" when nothing narrowed it.
 */
export function filtroTexto(filtro: Readonly<Record<string, unknown>>): string {
  const { situacion, estatus, quincena, q, ...otros } = filtro
  const varios = (value: unknown): string => [value].flat().map(String).join(' o ')
  const situaciones = [situacion]
    .flat()
    .filter((letra): letra is LetraSituacion => typeof letra === 'string' && isLetraSituacion(letra))
  return [
    situaciones.length > 0 ? `situación ${situaciones.map((letra) => NOMBRE_SITUACION[letra]).join(' o ')}` : '',
    estatus === undefined ? '' : `estatus ${varios(estatus)}`,
    quincena === undefined ? '' : `quincena ${varios(quincena)}`,
    q === undefined ? '' : 'de una búsqueda',
    Object.keys(otros).length > 0 ? 'con otros filtros' : '',
  ]
    .filter((text) => text !== '')
    .join(', ')
}
