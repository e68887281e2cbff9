import { percentile } from '#test/bench/statistics.ts'
import { CLAVES, isEmpty, type Veredicto } from './juzgar.ts'
import type { Leida } from './leer-todo.ts'

/** What came of some files. Shares are 0..1; NaN where there is nothing to share. */
export interface Cuenta {
  readonly archivos: number
  readonly campos: number
  readonly exactos: number
  readonly estrictos: number
  readonly vacios: number
  readonly dudosos: number
  readonly falsos: number
  /** Of those, the ones said to be empty. */
  readonly falsosVacios: number
  readonly seguros: number
  readonly claves: number
  readonly clavesExactas: number
  readonly otroPapel: number
  readonly errores: number
  /** Seconds a file. */
  readonly media: number
  readonly p50: number
}

export function contar(leidas: readonly Leida[]): Cuenta {
  const all = leidas.flatMap(({ veredictos }) => veredictos)
  const keys = all.filter(({ campo }) => CLAVES.has(campo))
  const seconds = leidas.map(({ segundos }) => segundos)
  const of = (resultado: Veredicto['resultado']): number => all.filter((each) => each.resultado === resultado).length
  return {
    archivos: leidas.length,
    campos: all.length,
    exactos: of('exacto'),
    estrictos: all.filter(({ estricto }) => estricto).length,
    vacios: of('vacio'),
    dudosos: of('dudoso'),
    falsos: of('falso'),
    falsosVacios: all.filter(({ resultado, leido }) => resultado === 'falso' && isEmpty(leido)).length,
    seguros: all.filter(({ seguro }) => seguro).length,
    claves: keys.length,
    clavesExactas: keys.filter(({ resultado }) => resultado === 'exacto').length,
    otroPapel: leidas.filter(({ documento, muestra }) => documento !== muestra.documento).length,
    errores: leidas.filter(({ error }) => error !== undefined).length,
    media: seconds.reduce((sum, each) => sum + each, 0) / seconds.length,
    p50: percentile(seconds, 0.5),
  }
}

/** Groups in the order in which they first come. */
export function agrupar<T>(items: readonly T[], nombre: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const name = nombre(item)
    const group = groups.get(name)
    if (group) group.push(item)
    else groups.set(name, [item])
  }
  return groups
}

export const porcentaje = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`

/** Wrong and sure fields in a thousand sure ones. */
export const porMil = ({ falsos, seguros }: Cuenta): number => (seguros === 0 ? 0 : (1000 * falsos) / seguros)
