import { pesosToCentavos } from '#domain/organica/dinero.ts'
import { foldText } from '#domain/identidad/normalize-text.ts'
import type { FilaTabla } from '#domain/fila-tabla.ts'
import type { Issue } from '#domain/issue.ts'

/** What a file of (category, amount) says. */
export interface ArchivoAumento {
  readonly montos: readonly { readonly categoria: string; readonly montoCentavos: number }[]
  readonly issues: readonly Issue[]
}

const PROBLEMAS_MAX = 20

/** Understands a table with the titles Categoría and Monto (or Sueldo); with any issue nothing of it is used. */
export function leerArchivoAumento(tabla: readonly FilaTabla[], claves: readonly string[]): ArchivoAumento {
  const [titulos, ...rows] = tabla
  const columnOf = (...names: readonly string[]): number =>
    titulos?.celdas.findIndex((celda) => names.includes(foldText(celda.trim()))) ?? -1
  const [categoriaAt, montoAt] = [columnOf('categoria', 'clave'), columnOf('monto', 'sueldo')]
  const missing = [categoriaAt < 0 ? 'Categoría' : '', montoAt < 0 ? 'Monto' : ''].filter((text) => text !== '')
  if (missing.length > 0)
    return { montos: [], issues: [problem(1, `falta la columna ${missing.join(' y la columna ')}`)] }
  const known = new Map(claves.map((clave) => [clave.toUpperCase(), clave]))
  const montos = new Map<string, number>()
  const issues: Issue[] = []
  for (const { fila, celdas } of rows) {
    if (issues.length >= PROBLEMAS_MAX) break
    const text = (celdas[categoriaAt] ?? '').trim().toUpperCase()
    const clave = known.get(text)
    const centavos = centavosOf(celdas[montoAt] ?? '')
    if (clave === undefined) issues.push(problem(fila, `la categoría «${text.slice(0, 20)}» no existe`))
    else if (montos.has(clave)) issues.push(problem(fila, `la categoría ${clave} ya venía antes`))
    else if (centavos === null)
      issues.push(problem(fila, `«${(celdas[montoAt] ?? '').slice(0, 20)}» no es una cantidad en pesos`))
    else montos.set(clave, centavos)
  }
  if (issues.length === 0 && montos.size === 0) issues.push(problem(2, 'el archivo no trae ninguna categoría'))
  if (issues.length > 0) return { montos: [], issues }
  return { montos: [...montos].map(([categoria, montoCentavos]) => ({ categoria, montoCentavos })), issues }
}

function centavosOf(text: string): number | null {
  try {
    return pesosToCentavos(text.trim())
  } catch {
    return null
  }
}

const problem = (fila: number, text: string): Issue => ({
  path: `fila ${fila}`,
  code: 'fila',
  message: `Fila ${fila}: ${text}.`,
})
