import { faltaTexto, type Falta } from '#domain/cargas/falta.ts'
import type { CuentaFalta } from '#domain/cargas/carga.ts'
import { execute, selectRows } from '#api/db/sql.ts'

/**
 * Stores the counts of a load, in the caller's transaction: rows, people, refused rows, rows with warnings, and faults by code.
 */
export async function contarRenglones(cargaId: number): Promise<void> {
  const faltas = await contarFaltas(cargaId)
  await execute(
    `UPDATE cargas SET renglones = t.renglones, rechazados = t.rechazados, avisados = t.avisados, personas = t.personas, faltas = $2
     FROM (SELECT COUNT(*) AS renglones, COALESCE(SUM(CASE WHEN veredicto = 'rechazado' THEN 1 ELSE 0 END), 0) AS rechazados,
             COALESCE(SUM(CASE WHEN veredicto = 'aviso' THEN 1 ELSE 0 END), 0) AS avisados,
             COUNT(DISTINCT CASE WHEN veredicto <> 'rechazado' THEN afiliado_id END) AS personas
           FROM carga_renglones WHERE carga_id = $1) t
     WHERE cargas.id = $1`,
    [cargaId, JSON.stringify(faltas)],
  )
}

/** Rows with faults of one read. */
const PAGINA = 5_000

/** Faults by code, those of most rows first. */
async function contarFaltas(cargaId: number): Promise<CuentaFalta[]> {
  const cuentas = new Map<string, CuentaFalta>()
  for (let after: number | undefined = -1; after !== undefined;) {
    const rows: { linea: number; faltas: string }[] = await selectRows(
      `SELECT linea, faltas FROM carga_renglones
       WHERE carga_id = $1 AND veredicto <> 'entra' AND linea > $2 ORDER BY linea LIMIT ${PAGINA}`,
      [cargaId, after],
    )
    for (const { linea, faltas } of rows)
      for (const falta of JSON.parse(faltas) as Falta[]) {
        const { codigo } = falta
        const before = cuentas.get(codigo)
        cuentas.set(codigo, {
          ...(before ?? { codigo, linea, texto: faltaTexto(falta) }),
          renglones: (before?.renglones ?? 0) + 1,
        })
      }
    after = rows.at(-1)?.linea
  }
  return [...cuentas.values()].sort((a, b) => b.renglones - a.renglones)
}
