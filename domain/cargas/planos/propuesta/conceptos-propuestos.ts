import type { Celdas } from '#domain/cargas/lectura/compilar-plano.ts'
import { leerImporte } from '#domain/cargas/lectura/importe.ts'
import type { ConceptosPlano, Posicion } from '#domain/cargas/planos/plano.ts'
import { isTituloConcepto, isTituloImporte } from './sinonimos.ts'

/** The table of a sample file: its titles ("" where there is none) and its rows of data. */
export interface TablaMuestra {
  readonly titulos: readonly string[]
  readonly filas: readonly Celdas[]
  readonly enDe: (index: number) => Posicion
}

/** How a payroll carries its concepts, and the columns that do; null if it does not seem to have any. */
export interface ConceptosPropuestos {
  readonly conceptos: ConceptosPlano
  readonly columnas: ReadonlySet<number>
}

/** Finds the concepts of a payroll: groups of columns, a row per concept, or a column per concept. */
export function proponerConceptos(tabla: TablaMuestra): ConceptosPropuestos | null {
  return enGrupos(tabla) ?? porRenglon(tabla) ?? porColumna(tabla)
}

const lugares = (titulos: readonly string[], is: (titulo: string) => boolean): number[] =>
  titulos.flatMap((titulo, i) => (is(titulo) ? [i] : []))

/** Titles of concept and amount that repeat at the same distance. */
function enGrupos({ titulos, filas }: TablaMuestra): ConceptosPropuestos | null {
  const conceptos = lugares(titulos, isTituloConcepto)
  const [first = 0, second = 0] = conceptos
  const cada = second - first
  const importe = lugares(titulos, isTituloImporte).find((i) => i > first) ?? 0
  const isPeriodo = cada >= 2 && cada <= 20 && importe > first && importe < second
  if (!isPeriodo || !conceptos.every((at, i) => at === first + i * cada)) return null
  const hasta = first + conceptos.length * cada
  return {
    conceptos: {
      ...{ forma: 'grupos', desde: first + 1, hasta: Math.max(hasta, first + cada), cada },
      ...{ concepto: 0, importe: importe - first },
      ...decimalesDe(
        filas,
        conceptos.map((at) => at + importe - first),
      ),
    },
    columnas: new Set(Array.from({ length: hasta - first }, (_, i) => first + i)),
  }
}

function porRenglon({ titulos, filas, enDe }: TablaMuestra): ConceptosPropuestos | null {
  const [concepto, importe] = [lugares(titulos, isTituloConcepto), lugares(titulos, isTituloImporte)]
  const [at, monto] = [concepto[0], importe[0]]
  if (at === undefined || monto === undefined) return null
  return {
    conceptos: { forma: 'renglon', concepto: enDe(at), importe: enDe(monto), ...decimalesDe(filas, [monto]) },
    columnas: new Set([at, monto]),
  }
}

/** Letters and a number: "P1", "D69". */
const NUMERADO = /^([A-Z]{1,6})\d{1,4}$/
const PREFIJOS_MAX = 6

/** At least two titles of letters and a number, whose columns carry amounts or nothing. */
function porColumna({ titulos, filas }: TablaMuestra): ConceptosPropuestos | null {
  const numerados = titulos.flatMap((titulo, i) => {
    const prefijo = NUMERADO.exec(titulo.trim().toUpperCase())?.[1]
    return prefijo !== undefined && filas.every((fila) => isImporteOBlanco(fila[i] ?? ''))
      ? [[prefijo, i] as const]
      : []
  })
  const prefijos = [...new Set(numerados.map(([prefijo]) => prefijo))].slice(0, PREFIJOS_MAX)
  if (numerados.length < 2 || prefijos.length === 0) return null
  const columnas = numerados.filter(([prefijo]) => prefijos.includes(prefijo)).map(([, i]) => i)
  return {
    conceptos: { forma: 'columnas', prefijos, ...decimalesDe(filas, columnas) },
    columnas: new Set(columnas),
  }
}

const isImporteOBlanco = (text: string): boolean => text.trim() === '' || leerImporte(text) !== null

/** Decimals of amounts that are all digits padded with zeros. */
function decimalesDe(filas: readonly Celdas[], columnas: readonly number[]): { readonly decimales?: number } {
  const importes = columnas.flatMap((i) => filas.map((fila) => (fila[i] ?? '').trim())).filter((text) => text !== '')
  const isRelleno =
    importes.length > 0 &&
    importes.every((text) => /^-?\d{6,}$/.test(text)) &&
    importes.some((text) => text.startsWith('0'))
  return isRelleno ? { decimales: 2 } : {}
}
