import type { CuentaCair } from '#domain/fondos/cair/asiento.ts'
import {
  OPCION_SIN_FORMULARIO,
  rendimientoDe,
  ultimoDia,
  type OpcionRendimiento,
  type Rendimiento,
  type TasaAnual,
} from '#domain/fondos/cair/rendimiento.ts'
import { plainDate, type PlainDate } from '#domain/plain-date.ts'
import { Binds, selectRow, selectRows } from '#api/db/sql.ts'
import { LOTE_CAIR } from './asiento-row.ts'

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
    if (ids.length === 0) return
    const asientos = await asientosDelAnio(cuenta, anual.anio, ids)
    const opciones = await opcionesDe(anual.anio, ids)
    yield ids.map((afiliadoId) => ({
      ...rendimientoDe(asientos.get(afiliadoId) ?? [], cuenta, anual),
      afiliadoId,
      opcion: opciones.get(afiliadoId) ?? OPCION_SIN_FORMULARIO,
    }))
    last = ids.at(-1) ?? last
  }
}

async function nextIds(cuenta: CuentaCair, anio: number, last: number): Promise<number[]> {
  const rows = await selectRows<{ id: number }>(
    `SELECT DISTINCT afiliado_id AS id FROM cair_asientos
     WHERE cuenta = $1 AND fecha <= $2 AND afiliado_id > $3 ORDER BY afiliado_id LIMIT ${LOTE_CAIR}`,
    [cuenta, ultimoDia(anio), last],
  )
  return rows.map(({ id }) => id)
}

type Dia = { readonly cuenta: CuentaCair; readonly fecha: PlainDate; readonly importeCentavos: number }

/** Entries added up by day; what came before the year counts from its first day. */
async function asientosDelAnio(
  cuenta: CuentaCair,
  anio: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Dia[]>> {
  const binds = new Binds()
  const primero = binds.add(plainDate(anio, 1, 1))
  const rows = await selectRows<Omit<Dia, 'cuenta'> & { readonly id: number }>(
    `SELECT afiliado_id AS id, CASE WHEN fecha < ${primero} THEN ${primero} ELSE fecha END AS fecha,
            CAST(SUM(importe_centavos) AS BIGINT) AS "importeCentavos"
     FROM cair_asientos WHERE cuenta = ${binds.add(cuenta)} AND fecha <= ${binds.add(ultimoDia(anio))}
       AND afiliado_id IN (${binds.addAll(ids)}) GROUP BY 1, 2`,
    binds.values,
  )
  const found = new Map<number, Dia[]>()
  for (const { id, ...dia } of rows) found.set(id, [...(found.get(id) ?? []), { ...dia, cuenta }])
  return found
}

async function opcionesDe(anio: number, ids: readonly number[]): Promise<ReadonlyMap<number, OpcionRendimiento>> {
  const binds = new Binds()
  const rows = await selectRows<{ id: number; opcion: OpcionRendimiento }>(
    `SELECT afiliado_id AS id, opcion FROM cair_elecciones WHERE anio = ${binds.add(anio)}
       AND afiliado_id IN (${binds.addAll(ids)})`,
    binds.values,
  )
  return new Map(rows.map(({ id, opcion }) => [id, opcion]))
}
