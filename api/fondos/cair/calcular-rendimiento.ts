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
    const asientos = await asientosDelAnio(cuenta, anual.anio, [desde, hasta])
    const opciones = await opcionesDe(anual.anio, [desde, hasta])
    yield ids.map((afiliadoId) => ({
      ...rendimientoDe(asientos.get(afiliadoId) ?? [], cuenta, anual),
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

type Dia = { readonly cuenta: CuentaCair; readonly fecha: PlainDate; readonly importeCentavos: number }

/** Entries added up by day; what came before the year counts from its first day. */
async function asientosDelAnio(
  cuenta: CuentaCair,
  anio: number,
  [desde, hasta]: Tramo,
): Promise<ReadonlyMap<number, Dia[]>> {
  const binds = new Binds()
  const primero = binds.add(plainDate(anio, 1, 1))
  const rows = await selectRows<Omit<Dia, 'cuenta'> & { readonly id: number }>(
    `SELECT afiliado_id AS id, CASE WHEN fecha < ${primero} THEN ${primero} ELSE fecha END AS fecha,
            CAST(SUM(importe_centavos) AS BIGINT) AS "importeCentavos"
     FROM cair_asientos WHERE cuenta = ${binds.add(cuenta)} AND fecha <= ${binds.add(ultimoDia(anio))}
       AND afiliado_id BETWEEN ${binds.add(desde)} AND ${binds.add(hasta)} GROUP BY 1, 2`,
    binds.values,
  )
  const found = new Map<number, Dia[]>()
  for (const { id, fecha, importeCentavos } of rows) {
    const dia = { cuenta, fecha, importeCentavos }
    const own = found.get(id)
    if (own) own.push(dia)
    else found.set(id, [dia])
  }
  return found
}

async function opcionesDe(anio: number, [desde, hasta]: Tramo): Promise<ReadonlyMap<number, OpcionRendimiento>> {
  const rows = await selectRows<{ id: number; opcion: OpcionRendimiento }>(
    'SELECT afiliado_id AS id, opcion FROM cair_elecciones WHERE anio = $1 AND afiliado_id BETWEEN $2 AND $3',
    [anio, desde, hasta],
  )
  return new Map(rows.map(({ id, opcion }) => [id, opcion]))
}
