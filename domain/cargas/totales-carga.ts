import { ownValue } from '#domain/own-value.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import type { LineaLeida } from './lectura/compilar-plano.ts'
import { DESTINOS, type ConceptoNomina } from './nomina/concepto-nomina.ts'
import { isBase } from './nomina/pago-nomina.ts'

/** Sums of some rows of a file: by field, and by key of a concept. In centavos where a field is an amount. */
export interface SumasCarga {
  readonly sumas: Readonly<Record<string, number>>
  readonly conceptos: Readonly<Record<string, number>>
}

/** One total of a load: what its file says, what enters of it, and what entered with the entity's previous load of its kind. */
export interface TotalCarga {
  readonly titulo: string
  /** All rows as they were read; null where only the rows that enter have it. */
  readonly archivoCentavos: number | null
  /** The rows that enter, or entered; null for loads of earlier versions, which did not add up what they refused. */
  readonly entranCentavos: number | null
  /** Null: there was nothing before, or it did not have it. */
  readonly antesCentavos: number | null
  /** Whether it is of one concept of the sender. Those of a meaning contain it. */
  readonly deConcepto: boolean
}

/** Adds rows up. */
export class SumaRenglones {
  readonly #sumas: Record<string, number> = {}
  readonly #conceptos: Record<string, number> = {}

  add({ valores, conceptos }: Pick<LineaLeida, 'valores' | 'conceptos'>): void {
    for (const [campo, valor] of Object.entries(valores))
      if (typeof valor === 'number') this.#sumas[campo] = (this.#sumas[campo] ?? 0) + valor
    for (const [clave, centavos] of conceptos) this.#conceptos[clave] = (this.#conceptos[clave] ?? 0) + centavos
  }

  sumas(): SumasCarga {
    return { sumas: this.#sumas, conceptos: this.#conceptos }
  }
}

/** Rows of a load, and their sums. */
export interface SumasDeCarga {
  readonly leidas: SumasCarga
  /** Of the refused rows; null if nobody added them up. */
  readonly rechazadas: SumasCarga | null
  /** Rows that are refused, and rows that enter. */
  readonly rechazados: number
  readonly entran: number
}

/** Sums of the rows that enter; null if they are not known. */
export function sumasQueEntran({ leidas, rechazadas, rechazados, entran }: SumasDeCarga): SumasCarga | null {
  if (rechazados === 0 && entran > 0) return leidas
  if (entran === 0)
    return { sumas: menos(leidas.sumas, leidas.sumas), conceptos: menos(leidas.conceptos, leidas.conceptos) }
  return (
    rechazadas && {
      sumas: menos(leidas.sumas, rechazadas.sumas),
      conceptos: menos(leidas.conceptos, rechazadas.conceptos),
    }
  )
}

const menos = (todo: Readonly<Record<string, number>>, parte: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(todo).map(([cual, suma]) => [cual, suma - (parte[cual] ?? 0)]))

/**
 * Totals of a payroll: by meaning, fields and concepts together, and then by concept. `anterior` is null without an earlier payroll.
 */
export function totalesDeNomina(
  carga: SumasDeCarga,
  anterior: SumasDeCarga | null,
  conceptos: ReadonlyMap<string, ConceptoNomina>,
): TotalCarga[] {
  const { leidas } = carga
  const entran = sumasQueEntran(carga)
  const antes = anterior && (sumasQueEntran(anterior) ?? anterior.leidas)
  const de = (sumas: SumasCarga | null) => sumas && porSignificado(sumas, conceptos)
  const [enArchivo, queEntran, deAntes] = [porSignificado(leidas, conceptos), de(entran), de(antes)]
  return [
    ...Object.entries(DESTINOS).flatMap(([destino, titulo]): TotalCarga[] => {
      const centavos = enArchivo[destino]
      if (centavos === undefined) return []
      return [
        {
          titulo,
          archivoCentavos: centavos,
          entranCentavos: queEntran && (queEntran[destino] ?? 0),
          antesCentavos: deAntes?.[destino] ?? null,
          deConcepto: false,
        },
      ]
    }),
    ...Object.keys(leidas.conceptos)
      .sort()
      .map((clave) => ({
        titulo: `Concepto ${clave} (${destinoTexto(conceptos.get(clave))})`,
        archivoCentavos: leidas.conceptos[clave] ?? 0,
        entranCentavos: entran && (entran.conceptos[clave] ?? 0),
        antesCentavos: antes?.conceptos[clave] ?? null,
        deConcepto: true,
      })),
  ]
}

const destinoTexto = (concepto: ConceptoNomina | undefined): string =>
  concepto ? (ownValue(DESTINOS, concepto.destino) ?? concepto.destino) : 'sin significado'

function porSignificado(
  { sumas, conceptos }: SumasCarga,
  significados: ReadonlyMap<string, ConceptoNomina>,
): Record<string, number> {
  const total: Record<string, number> = {}
  const add = (destino: string, centavos: number): void => {
    total[destino] = (total[destino] ?? 0) + centavos
  }
  for (const [campo, centavos] of Object.entries(sumas)) if (Object.hasOwn(DESTINOS, campo)) add(campo, centavos)
  for (const [clave, centavos] of Object.entries(conceptos)) {
    const destino = significados.get(clave)?.destino
    if (destino !== undefined) add(destino, centavos)
  }
  return total
}

/** Centavos of the bases of a payroll: salary, other benefits and quinquenios; 0 if its sums are not known. */
export function importeDeBases(sumas: SumasCarga | null, conceptos: ReadonlyMap<string, ConceptoNomina>): number {
  const total = sumas ? porSignificado(sumas, conceptos) : {}
  return Object.entries(total).reduce((sum, [destino, centavos]) => sum + (isBase(destino) ? centavos : 0), 0)
}

/** The totals that people approve: those of single concepts are in them already. */
export const totalesQueSeAprueban = (totales: readonly TotalCarga[]): readonly TotalCarga[] =>
  totales.filter(({ deConcepto }) => !deConcepto)

/** "Entran $8,000.00; en el archivo, $8,123.45." Without the file's where only the rows that enter have it. */
export function totalTexto({ archivoCentavos, entranCentavos }: TotalCarga): string {
  const enArchivo = archivoCentavos === null ? '' : formatPesos(archivoCentavos)
  if (entranCentavos === null) return `En el archivo, ${enArchivo}`
  return enArchivo === ''
    ? formatPesos(entranCentavos)
    : `Entran ${formatPesos(entranCentavos)}; en el archivo, ${enArchivo}`
}
