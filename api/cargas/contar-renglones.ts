import { faltaTexto, type Falta } from '#domain/cargas/falta.ts'
import type { CuentaFalta } from '#domain/cargas/carga.ts'
import type { Veredicto } from '#domain/cargas/estado-carga.ts'
import type { LineaLeida } from '#domain/cargas/lectura/compilar-plano.ts'
import { SumaRenglones, type SumasCarga } from '#domain/cargas/totales-carga.ts'
import { execute, selectRows } from '#api/db/sql.ts'

/**
 * Stores the counts of a load, in the caller's transaction: rows, people, refused rows and their sums, rows with warnings, and faults by code.
 */
export async function contarRenglones(cargaId: number): Promise<void> {
  const { faltas, rechazadas } = await recorrerFaltas(cargaId)
  await execute(
    `UPDATE cargas SET renglones = t.renglones, rechazados = t.rechazados, avisados = t.avisados, personas = t.personas, faltas = $2,
       sumas_rechazadas = $3
     FROM (SELECT COUNT(*) AS renglones, COALESCE(SUM(CASE WHEN veredicto = 'rechazado' THEN 1 ELSE 0 END), 0) AS rechazados,
             COALESCE(SUM(CASE WHEN veredicto = 'aviso' THEN 1 ELSE 0 END), 0) AS avisados,
             COUNT(DISTINCT CASE WHEN veredicto <> 'rechazado' THEN afiliado_id END) AS personas
           FROM carga_renglones WHERE carga_id = $1) t
     WHERE cargas.id = $1`,
    [cargaId, JSON.stringify(faltas), JSON.stringify(rechazadas)],
  )
}

/** Rows with faults of one read. */
const PAGINA = 5_000

interface ConFaltas {
  readonly linea: number
  readonly veredicto: Veredicto
  readonly datos: string
  readonly faltas: string
}

/** Faults by code, those of most rows first; and what the refused rows add up to. */
async function recorrerFaltas(
  cargaId: number,
): Promise<{ readonly faltas: CuentaFalta[]; readonly rechazadas: SumasCarga }> {
  const cuentas = new Map<string, CuentaFalta>()
  const suma = new SumaRenglones()
  for (let after: number | undefined = -1; after !== undefined;) {
    const rows: ConFaltas[] = await selectRows(
      `SELECT linea, veredicto, datos, faltas FROM carga_renglones
       WHERE carga_id = $1 AND veredicto <> 'entra' AND linea > $2 ORDER BY linea LIMIT ${PAGINA}`,
      [cargaId, after],
    )
    for (const { linea, veredicto, datos, faltas } of rows) {
      if (veredicto === 'rechazado') suma.add(JSON.parse(datos) as Pick<LineaLeida, 'valores' | 'conceptos'>)
      for (const falta of JSON.parse(faltas) as Falta[]) {
        const { codigo } = falta
        const before = cuentas.get(codigo)
        cuentas.set(codigo, {
          ...(before ?? { codigo, linea, texto: faltaTexto(falta) }),
          renglones: (before?.renglones ?? 0) + 1,
        })
      }
    }
    after = rows.at(-1)?.linea
  }
  return { faltas: [...cuentas.values()].sort((a, b) => b.renglones - a.renglones), rechazadas: suma.sumas() }
}
