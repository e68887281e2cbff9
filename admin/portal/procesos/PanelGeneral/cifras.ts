import { ESTADOS_CASO } from '#domain/procesos/casos/estado-caso.ts'
import type { AreaCaso } from '#domain/procesos/casos/area-caso.ts'
import type { ResumenCasos } from '#domain/procesos/casos/caso.ts'
import type { EstadoCaso } from '#domain/procesos/casos/estado-caso.ts'

/** Modules with a slice of their own; the rest share one. */
const MAX_MODULOS = 5

export interface Rebanada {
  readonly nombre: string
  readonly n: number
}

export interface Cifras {
  readonly total: number
  readonly activos: number
  readonly vencidos: number
  readonly porEstado: Readonly<Record<EstadoCaso, number>>
  readonly porModulo: readonly Rebanada[]
}

/** Figures of one area, or of all of them (null). */
export function cifrasDe({ estados, modulos }: ResumenCasos, area: AreaCaso | null): Cifras {
  const own = estados.filter((row) => area === null || row.area === area)
  const count = (estado: EstadoCaso): number => sum(own.filter((row) => row.estado === estado).map(({ n }) => n))
  const [pendiente, enProgreso, completado] = ESTADOS_CASO.map(count) as [number, number, number]
  return {
    total: pendiente + enProgreso + completado,
    activos: pendiente + enProgreso,
    vencidos: sum(own.map(({ vencidos }) => vencidos)),
    porEstado: { pendiente, 'en progreso': enProgreso, completado },
    porModulo: modulosDe(modulos.filter((row) => area === null || row.area === area)),
  }
}

function modulosDe(rows: ResumenCasos['modulos']): Rebanada[] {
  const byName = new Map<string, number>()
  for (const { modulo, n } of rows) byName.set(modulo, (byName.get(modulo) ?? 0) + n)
  const sorted = [...byName].map(([nombre, n]) => ({ nombre, n })).sort((a, b) => b.n - a.n)
  const rest = sum(sorted.slice(MAX_MODULOS).map(({ n }) => n))
  return [...sorted.slice(0, MAX_MODULOS), ...(rest > 0 ? [{ nombre: 'Otros módulos', n: rest }] : [])]
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0)
}
