import { folioPrestamo } from '#domain/fondos/prestamos/retencion-panel.ts'
import type { Cuadre, Descuadre } from '#domain/fondos/cuadre.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'

/** Disagreements told of each check; how many there are is always told. */
const MUESTRA = 20

interface Row {
  readonly id: number
  readonly esperado: number
  readonly hallado: number
}

interface Revision {
  readonly donde: (id: number) => string
  readonly que: string
  /** Rows of id, esperado and hallado that do not agree, without order. */
  readonly sql: string
}

const prestamo = (id: number): string => `Préstamo ${folioPrestamo(id)}`
const cargo = (id: number): string => `Cargo ${id}`

const LIBRO = `(SELECT COALESCE(SUM(m.importe_centavos), 0) FROM prestamo_movimientos m WHERE m.prestamo_id = p.id`

/** What must agree, each looked for by sums of its own: nothing here asks the code that wrote the rows. */
const REVISIONES: readonly Revision[] = [
  {
    donde: prestamo,
    que: 'su libro no empieza por el capital y los intereses de su plan',
    sql: `SELECT p.id, p.capital_centavos + p.interes_centavos AS esperado,
            ${LIBRO} AND m.clase IN ('capital', 'interes')) AS hallado FROM prestamos p`,
  },
  {
    donde: prestamo,
    que: 'su libro no baja lo que se retuvo',
    sql: `SELECT p.id, -COALESCE((SELECT SUM(r.retenido_centavos) FROM retenciones r WHERE r.prestamo_id = p.id), 0) AS esperado,
            ${LIBRO} AND m.clase = 'retenido') AS hallado FROM prestamos p`,
  },
  {
    donde: prestamo,
    que: 'está liquidado y su saldo no es cero',
    sql: `SELECT p.id, 0 AS esperado, ${LIBRO}) AS hallado FROM prestamos p WHERE p.estado = 'liquidado'`,
  },
  {
    donde: cargo,
    que: 'no es la suma de sus aportaciones y retenciones',
    sql: `SELECT c.id, c.principal_centavos AS hallado,
            COALESCE((SELECT SUM(l.importe_centavos) FROM aportaciones l WHERE l.cierre_id = c.cierre_id
              AND l.obligado = c.obligado AND (c.afiliado_id IS NULL OR l.afiliado_id = c.afiliado_id)), 0)
            + COALESCE((SELECT SUM(x.importe_centavos) FROM cargo_retenciones x WHERE x.cargo_id = c.id), 0) AS esperado
          FROM cargos c WHERE c.anulado_at IS NULL`,
  },
  {
    donde: cargo,
    que: 'sus pagos no suman lo que se repartió de ellos',
    sql: `SELECT c.id, COALESCE(SUM(g.importe_centavos), 0) AS esperado,
            COALESCE(SUM(g.interes_centavos + g.capital_centavos + g.excedente_centavos), 0) AS hallado
          FROM cargos c JOIN pagos g ON g.cargo_id = c.id WHERE c.anulado_at IS NULL GROUP BY c.id`,
  },
]

/** Whether the ledgers of loans and the charges of closes agree with what they are made of. Reads only. */
export async function revisarCuadre(): Promise<Cuadre> {
  const cuenta = await selectRow<{ prestamos: number; cargos: number }>(
    `SELECT (SELECT CAST(COUNT(*) AS INTEGER) FROM prestamos) AS prestamos,
            (SELECT CAST(COUNT(*) AS INTEGER) FROM cargos WHERE anulado_at IS NULL) AS cargos`,
  )
  const descuadres: Descuadre[] = []
  let total = 0
  for (const { donde, que, sql } of REVISIONES) {
    const wrong = `FROM (${sql}) x WHERE x.esperado <> x.hallado`
    const count = await selectRow<{ n: number }>(`SELECT CAST(COUNT(*) AS INTEGER) AS n ${wrong}`)
    total += count?.n ?? 0
    const rows = await selectRows<Row>(
      `SELECT x.id, CAST(x.esperado AS BIGINT) AS esperado, CAST(x.hallado AS BIGINT) AS hallado ${wrong}
       ORDER BY x.id LIMIT ${MUESTRA}`,
    )
    for (const { id, esperado, hallado } of rows)
      descuadres.push({ donde: donde(id), que, esperadoCentavos: esperado, halladoCentavos: hallado })
  }
  return { prestamos: cuenta?.prestamos ?? 0, cargos: cuenta?.cargos ?? 0, total, descuadres }
}
