import { referenciaPago, type ContratoReferencia } from '#domain/fondos/referencia-pago.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { AppError } from '#api/errors.ts'

/** What a line needs a reference for. */
export interface PorReferir {
  /** What the reference stands for, digits. */
  readonly prefijo: string
  /** What it asks for when that day is its limit. */
  readonly totalAl: (limite: PlainDate) => number
}

/** A reference that nobody has, and the limit that is in it. */
export interface Referida {
  readonly referencia: string
  readonly limite: PlainDate
}

/** References asked of the database at once. */
const LOTE = 500

/**
 * A reference for each line, in their order: of the first of `limites` that gives one nobody has (decision 10.29). Throws 422
 * when there are no days left, or the contract's base cannot hold one.
 */
export async function referenciasLibres(
  lineas: readonly PorReferir[],
  limites: readonly PlainDate[],
  contrato: ContratoReferencia,
): Promise<Referida[]> {
  const found: (Referida | undefined)[] = lineas.map(() => undefined)
  const taken = new Set<string>()
  for (const limite of limites) {
    const pending = lineas.flatMap((linea, index) => (found[index] ? [] : [{ linea, index }]))
    if (pending.length === 0) break
    const candidates = pending.map(({ linea, index }) => ({ index, referencia: make(linea, limite, contrato) }))
    for (const known of await selectTaken(candidates.map(({ referencia }) => referencia))) taken.add(known)
    for (const { index, referencia } of candidates)
      if (!taken.has(referencia)) {
        taken.add(referencia)
        found[index] = { referencia, limite }
      }
  }
  if (!found.every((each) => each !== undefined)) throw sinDias(limites)
  return found
}

function make({ prefijo, totalAl }: PorReferir, limite: PlainDate, contrato: ContratoReferencia): string {
  try {
    return referenciaPago(prefijo, limite, totalAl(limite), contrato)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    const texto = `No se puede formar la referencia de pago con la clave "${prefijo}", el límite ${limite} y la base ${contrato.base}.`
    throw new AppError(422, 'referencia', texto)
  }
}

async function selectTaken(referencias: readonly string[]): Promise<string[]> {
  const taken: string[] = []
  for (let start = 0; start < referencias.length; start += LOTE) {
    const binds = new Binds()
    const rows = await selectRows<{ referencia: string }>(
      `SELECT referencia FROM lineas_pago WHERE referencia IN (${binds.addAll(referencias.slice(start, start + LOTE))})`,
      binds.values,
    )
    taken.push(...rows.map(({ referencia }) => referencia))
  }
  return taken
}

function sinDias(limites: readonly PlainDate[]): AppError {
  const texto =
    limites.length === 0
      ? 'El calendario no tiene días de PAGO después de la aplicación de la quincena: captúralos y vuelve a intentarlo.'
      : 'Ningún día de PAGO del calendario da una referencia libre: captura más días y vuelve a intentarlo.'
  return new AppError(422, 'sin_dias_pago', texto)
}
