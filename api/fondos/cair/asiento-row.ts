import type { Asiento } from '#domain/fondos/cair/asiento.ts'
import type { Actor } from '#domain/acceso/actor.ts'
import { nowAt } from '#api/clock.ts'
import { isInTransaction } from '#api/db/database.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { Binds, FOR_UPDATE, selectRows } from '#api/db/sql.ts'

/** People asked of the database at once. */
const LOTE_CAIR = 400

/** Where an entry comes from: a charge, a procedure, or the yield of a year. */
export interface OrigenAsiento {
  readonly quincena?: number
  readonly anio?: number
  readonly cargoId?: number
  readonly tramiteId?: number
}

/** An entry about to be kept. */
export interface NuevoAsiento extends Asiento, OrigenAsiento {
  readonly afiliadoId: number
}

/** Holds the accounts of some people until the transaction ends: nobody takes from one what another is taking. */
export async function holdCuentas(ids: readonly number[]): Promise<void> {
  if (!isInTransaction()) throw new Error('An account is held in a transaction')
  for (const part of parts(ids)) {
    const binds = new Binds()
    await selectRows(
      `SELECT id FROM afiliados WHERE id IN (${binds.addAll(part)}) ORDER BY id${FOR_UPDATE}`,
      binds.values,
    )
  }
}

/** Every entry of some people, in the order of their days. */
export async function loadAsientos(ids: readonly number[]): Promise<ReadonlyMap<number, Asiento[]>> {
  const found = new Map<number, Asiento[]>(ids.map((id) => [id, []]))
  for (const part of parts(ids)) {
    const binds = new Binds()
    for (const { afiliadoId, ...asiento } of await selectRows<Asiento & { readonly afiliadoId: number }>(
      `SELECT afiliado_id AS "afiliadoId", cuenta, clase, fecha, importe_centavos AS "importeCentavos" FROM cair_asientos
       WHERE afiliado_id IN (${binds.addAll(part)}) ORDER BY fecha, id`,
      binds.values,
    ))
      found.get(afiliadoId)?.push(asiento)
  }
  return found
}

/** What each of some people owes their account: debits that it could not bear, less what was recovered. Nobody who owes nothing. */
export async function loadPorCobrar(ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const found = new Map<number, number>()
  for (const part of parts(ids)) {
    const binds = new Binds()
    for (const { id, debe } of await selectRows<{ id: number; debe: number }>(
      `SELECT afiliado_id AS id, CAST(SUM(importe_centavos) AS BIGINT) AS debe FROM cair_asientos
       WHERE clase = 'por_cobrar' AND afiliado_id IN (${binds.addAll(part)}) GROUP BY afiliado_id`,
      binds.values,
    ))
      found.set(id, debe)
  }
  return found
}

/** Keeps entries, inside the caller's transaction. An entry is never changed nor deleted: what was wrong is reversed. */
export function insertAsientos(actor: Actor, asientos: readonly NuevoAsiento[], suffix = ''): Promise<void> {
  const at = nowAt()
  return insertRows(
    'cair_asientos',
    [
      'afiliado_id',
      'cuenta',
      'clase',
      'fecha',
      'importe_centavos',
      'quincena',
      'anio',
      'cargo_id',
      'tramite_id',
      'registrado_at',
      'registrado_por',
    ],
    asientos.map(({ afiliadoId, cuenta, clase, fecha, importeCentavos, ...origen }) => [
      afiliadoId,
      cuenta,
      clase,
      fecha,
      importeCentavos,
      origen.quincena ?? null,
      origen.anio ?? null,
      origen.cargoId ?? null,
      origen.tramiteId ?? null,
      at,
      actor.id,
    ]),
    suffix,
  )
}

function parts(ids: readonly number[]): number[][] {
  const unique = [...new Set(ids)].sort((a, b) => a - b)
  return Array.from({ length: Math.ceil(unique.length / LOTE_CAIR) }, (_, i) =>
    unique.slice(i * LOTE_CAIR, (i + 1) * LOTE_CAIR),
  )
}
