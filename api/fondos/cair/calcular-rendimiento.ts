import type { CuentaCair } from '#domain/fondos/cair/asiento.ts'
import {
  diasQueCuenta,
  OPCION_SIN_FORMULARIO,
  rendimientoDeSuma,
  ultimoDia,
  type OpcionRendimiento,
  type Rendimiento,
  type TasaAnual,
} from '#domain/fondos/cair/rendimiento.ts'
import { addDays, plainDate } from '#domain/plain-date.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'

/** People of a part: told by their first and last id, since a long list of values is slow to bind. */
const PARTE = 1_000

/** Ids of the first and the last person of a part. */
type Tramo = readonly [desde: number, hasta: number]

/** The yield of one account, and what its person does with it. */
export interface RendimientoDeCuenta extends Rendimiento {
  readonly afiliadoId: number
  readonly opcion: OpcionRendimiento
}

/** How many people have entries of an account until the year's end. */
export async function countCuentas(cuenta: CuentaCair, anio: number): Promise<number> {
  const row = await selectRow<{ n: number }>(
    'SELECT CAST(COUNT(DISTINCT afiliado_id) AS INTEGER) AS n FROM cair_asientos WHERE cuenta = $1 AND fecha <= $2',
    [cuenta, ultimoDia(anio)],
  )
  return row?.n ?? 0
}

/** The yields of an account's people, some at a time by id: other work goes on between two parts. */
export async function* calcularRendimientos(
  cuenta: CuentaCair,
  anual: TasaAnual,
): AsyncGenerator<readonly RendimientoDeCuenta[]> {
  for (let last = 0; ;) {
    const ids = await nextIds(cuenta, anual.anio, last)
    const [desde, hasta] = [ids[0], ids.at(-1)]
    if (desde === undefined || hasta === undefined) return
    const sumas = await sumasDiarias(cuenta, anual.anio, [desde, hasta])
    const opciones = await opcionesDe(anual.anio, [desde, hasta])
    yield ids.map((afiliadoId) => ({
      ...rendimientoDeSuma(sumas.get(afiliadoId) ?? 0, anual),
      afiliadoId,
      opcion: opciones.get(afiliadoId) ?? OPCION_SIN_FORMULARIO,
    }))
    last = hasta
  }
}

async function nextIds(cuenta: CuentaCair, anio: number, last: number): Promise<number[]> {
  const rows = await selectRows<{ id: number }>(
    `SELECT DISTINCT afiliado_id AS id FROM cair_asientos
     WHERE cuenta = $1 AND fecha <= $2 AND afiliado_id > $3 ORDER BY afiliado_id LIMIT ${PARTE}`,
    [cuenta, ultimoDia(anio), last],
  )
  return rows.map(({ id }) => id)
}

/**
 * Sums of daily balances of a part of the people, without the year's own yield: once applied it is still what it was. The database weighs each entry by the days that it counts: a part comes as
 * one row by person instead of one by entry.
 */
async function sumasDiarias(
  cuenta: CuentaCair,
  anio: number,
  [desde, hasta]: Tramo,
): Promise<ReadonlyMap<number, number>> {
  const primero = plainDate(anio, 1, 1)
  const rows = await selectRows<{ id: number; suma: number }>(
    `WITH pesos (fecha, dias) AS (VALUES ${pesosDe(anio)})
     SELECT s.afiliado_id AS id,
            CAST(SUM(s.importe_centavos * COALESCE(p.dias, ${diasQueCuenta(primero, anio)})) AS BIGINT) AS suma
     FROM cair_asientos s LEFT JOIN pesos p ON p.fecha = s.fecha
     WHERE s.cuenta = $1 AND s.fecha <= $2 AND s.afiliado_id BETWEEN $3 AND $4 AND COALESCE(s.anio, 0) <> $5
     GROUP BY s.afiliado_id`,
    [cuenta, ultimoDia(anio), desde, hasta, anio],
  )
  return new Map(rows.map(({ id, suma }) => [id, suma]))
}

/** Every day of a year with the days of it that an entry of then counts, as SQL; what came before counts all of them. */
function pesosDe(anio: number): string {
  const rows: string[] = []
  for (let day = plainDate(anio, 1, 1); day <= ultimoDia(anio); day = addDays(day, 1))
    rows.push(`('${day}', ${diasQueCuenta(day, anio)})`)
  return rows.join(', ')
}

async function opcionesDe(anio: number, [desde, hasta]: Tramo): Promise<ReadonlyMap<number, OpcionRendimiento>> {
  const rows = await selectRows<{ id: number; opcion: OpcionRendimiento }>(
    'SELECT afiliado_id AS id, opcion FROM cair_elecciones WHERE anio = $1 AND afiliado_id BETWEEN $2 AND $3',
    [anio, desde, hasta],
  )
  return new Map(rows.map(({ id, opcion }) => [id, opcion]))
}
