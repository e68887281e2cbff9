import { folioPrestamo } from '#domain/fondos/prestamos/retencion-panel.ts'
import type { Cuadre, Descuadre } from '#domain/fondos/cuadre.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'

/** Disagreements told of each check; how many there are is always told. */
const MUESTRA = 20

/** What does not agree: in centavos, of the loan, charge, account or procedure of that id. */
interface Diferencia {
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

const cuenta = (id: number): string => `Cuenta CAIR de la persona ${id}`

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
    que: 'su libro no baja el saldo a favor que se le aplicó',
    sql: `SELECT p.id, -COALESCE((SELECT SUM(f.aplicado_centavos) FROM saldos_favor f WHERE f.prestamo_id = p.id), 0) AS esperado,
            ${LIBRO} AND m.clase = 'a_favor') AS hallado FROM prestamos p`,
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
            CASE WHEN c.cobro_id IS NOT NULL THEN c.principal_centavos
              WHEN c.extemporanea_id IS NOT NULL
              THEN (SELECT COALESCE(SUM(e.importe_centavos), 0) FROM extemporanea_lineas e WHERE e.extemporanea_id = c.extemporanea_id)
              ELSE COALESCE((SELECT SUM(l.importe_centavos) FROM aportaciones l WHERE l.cierre_id = c.cierre_id
              AND l.obligado = c.obligado AND (c.afiliado_id IS NULL OR l.afiliado_id = c.afiliado_id)), 0) END
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
  {
    donde: cargo,
    que: 'lo abonado al CAIR no es lo que cobró del fondo de retiro',
    sql: `SELECT x.id, x.hallado, x.esperado FROM (SELECT c.id,
            (SELECT COALESCE(SUM(s.importe_centavos), 0) FROM cair_asientos s WHERE s.cargo_id = c.id
              AND s.clase IN ('aportacion', 'reversa')) AS hallado,
            CASE WHEN c.extemporanea_id IS NOT NULL
              THEN (SELECT COALESCE(SUM(e.importe_centavos), 0) FROM extemporanea_lineas e
                WHERE e.extemporanea_id = c.extemporanea_id AND e.fondo = 'fondo_retiro')
              ELSE (SELECT COALESCE(SUM(l.importe_centavos), 0) FROM aportaciones l WHERE l.cierre_id = c.cierre_id
                AND l.fondo = 'fondo_retiro' AND l.obligado = c.obligado
                AND (c.afiliado_id IS NULL OR l.afiliado_id = c.afiliado_id)) END AS esperado
          FROM cargos c WHERE EXISTS (SELECT 1 FROM cair_asientos s WHERE s.cargo_id = c.id)) x WHERE x.hallado <> 0`,
  },
  {
    donde: cuenta,
    que: 'su saldo es menor que cero',
    sql: `SELECT s.afiliado_id AS id, 0 AS esperado, SUM(s.importe_centavos) AS hallado FROM cair_asientos s
          GROUP BY s.afiliado_id, s.cuenta HAVING SUM(s.importe_centavos) < 0`,
  },
  {
    donde: cuenta,
    que: 'lo que queda por cobrar es menor que cero',
    sql: `SELECT s.afiliado_id AS id, 0 AS esperado, SUM(s.importe_centavos) AS hallado FROM cair_asientos s
          WHERE s.clase = 'por_cobrar' GROUP BY s.afiliado_id HAVING SUM(s.importe_centavos) < 0`,
  },
  {
    donde: (id) => `Trámite CAIR ${id}`,
    que: 'aprobado, no movió la cuenta por su importe',
    sql: `SELECT t.id, CASE WHEN t.estado <> 'aprobado' THEN 0 WHEN t.tipo = 'retiro' THEN -t.importe_centavos
              ELSE t.importe_centavos END AS esperado,
            (SELECT COALESCE(SUM(s.importe_centavos), 0) FROM cair_asientos s WHERE s.tramite_id = t.id) AS hallado
          FROM cair_tramites t`,
  },
  {
    donde: (id) => `Trámite CAIR ${id}`,
    que: 'descontó préstamos sin consentimiento o más de lo que se retiró',
    sql: `SELECT x.id, 0 AS esperado, x.descontado AS hallado FROM (SELECT t.id, t.importe_centavos AS importe,
            CASE WHEN t.estado = 'aprobado' AND t.consentimiento_id IS NOT NULL THEN 1 ELSE 0 END AS consentido,
            (SELECT COALESCE(-SUM(m.importe_centavos), 0) FROM prestamo_movimientos m
             WHERE m.tramite_id = t.id AND m.clase = 'pago') AS descontado
          FROM cair_tramites t) x WHERE x.consentido = 0 OR x.descontado > x.importe`,
  },
]

/** Whether the ledgers of loans and accounts and the charges agree with what they are made of. Reads only. */
export async function revisarCuadre(): Promise<Cuadre> {
  const hay = await selectRow<{ prestamos: number; cargos: number; cuentas: number }>(
    `SELECT (SELECT CAST(COUNT(*) AS INTEGER) FROM prestamos) AS prestamos,
            (SELECT CAST(COUNT(*) AS INTEGER) FROM cargos WHERE anulado_at IS NULL) AS cargos,
            (SELECT CAST(COUNT(DISTINCT afiliado_id) AS INTEGER) FROM cair_asientos) AS cuentas`,
  )
  const descuadres: Descuadre[] = []
  let total = 0
  for (const { donde, que, sql } of REVISIONES) {
    const wrong = `FROM (${sql}) x WHERE x.esperado <> x.hallado`
    const count = await selectRow<{ n: number }>(`SELECT CAST(COUNT(*) AS INTEGER) AS n ${wrong}`)
    total += count?.n ?? 0
    const rows = await selectRows<Diferencia>(
      `SELECT x.id, CAST(x.esperado AS BIGINT) AS esperado, CAST(x.hallado AS BIGINT) AS hallado ${wrong}
       ORDER BY x.id LIMIT ${MUESTRA}`,
    )
    for (const { id, esperado, hallado } of rows)
      descuadres.push({ donde: donde(id), que, esperadoCentavos: esperado, halladoCentavos: hallado })
  }
  return { prestamos: hay?.prestamos ?? 0, cargos: hay?.cargos ?? 0, cuentas: hay?.cuentas ?? 0, total, descuadres }
}
