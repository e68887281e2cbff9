import type { LineaCierre } from '#domain/quincenas/linea-cierre.ts'

/** What a payroll deducted from one person for a key of a fund, and what the portal computes from that payroll. In centavos. */
export interface DescuentoComparado {
  readonly clave: string
  readonly descontadoCentavos: number
  readonly debidoCentavos: number
}

/** One key of a payroll: its sums, and the people from whom more or less than due was deducted. */
export interface ClaveConciliada extends DescuentoComparado {
  readonly personasDeMas: number
  readonly deMasCentavos: number
  readonly personasDeMenos: number
  readonly deMenosCentavos: number
}

/**
 * The deductions of a person beside what each key should be: the affiliate's part of the ordinary lines of the quincena (ordinal) that the
 * person's payroll gives. Keys of zero on both sides are left out.
 */
export function compararDescuentos(
  descontado: Readonly<Record<string, number>>,
  lineas: readonly LineaCierre[],
  quincena: number,
): DescuentoComparado[] {
  const debido: Record<string, number> = {}
  for (const { clave, parte, obligado, origen, corrige, importeCentavos } of lineas)
    if (parte === 'afiliado' && obligado === 'entidad' && origen === 'ordinaria' && corrige === quincena)
      debido[clave] = (debido[clave] ?? 0) + importeCentavos
  return [...new Set([...Object.keys(descontado), ...Object.keys(debido)])]
    .sort()
    .map((clave) => ({ clave, descontadoCentavos: descontado[clave] ?? 0, debidoCentavos: debido[clave] ?? 0 }))
    .filter(({ descontadoCentavos, debidoCentavos }) => descontadoCentavos !== 0 || debidoCentavos !== 0)
}

/** Adds people up, key by key. */
export class SumaConciliacion {
  readonly #claves = new Map<string, ClaveConciliada>()

  add({ clave, descontadoCentavos, debidoCentavos }: DescuentoComparado): void {
    const antes = this.#claves.get(clave)
    const diferencia = descontadoCentavos - debidoCentavos
    this.#claves.set(clave, {
      clave,
      descontadoCentavos: (antes?.descontadoCentavos ?? 0) + descontadoCentavos,
      debidoCentavos: (antes?.debidoCentavos ?? 0) + debidoCentavos,
      personasDeMas: (antes?.personasDeMas ?? 0) + (diferencia > 0 ? 1 : 0),
      deMasCentavos: (antes?.deMasCentavos ?? 0) + Math.max(0, diferencia),
      personasDeMenos: (antes?.personasDeMenos ?? 0) + (diferencia < 0 ? 1 : 0),
      deMenosCentavos: (antes?.deMenosCentavos ?? 0) + Math.max(0, -diferencia),
    })
  }

  /** By key. */
  claves(): ClaveConciliada[] {
    return [...this.#claves.values()].sort((a, b) => (a.clave < b.clave ? -1 : 1))
  }
}

/** Sums of several keys: how much was deducted beyond what was due, and how much less. */
export const totalDeMas = (claves: readonly ClaveConciliada[]): number =>
  claves.reduce((sum, { deMasCentavos }) => sum + deMasCentavos, 0)
export const totalDeMenos = (claves: readonly ClaveConciliada[]): number =>
  claves.reduce((sum, { deMenosCentavos }) => sum + deMenosCentavos, 0)
