import { quincenaOf, quincenaYear } from '#domain/calendario/quincena.ts'
import type { ClaveParametro } from '#domain/fondos/clave-parametro.ts'
import type { TasasConocidas } from '#domain/fondos/parametro-issues.ts'
import { parametrosDe } from '#domain/fondos/parametro.ts'
import { plainDate } from '#domain/plain-date.ts'
import { selectRows } from '#api/db/sql.ts'
import { selectQuincenaDePrevia } from './quincena-de-previa.ts'
import type { ParametroRow } from './parametro-row.ts'

/** What the rates of a record that holds from `desde` (ordinal) are compared with: earlier records, and what the last close took. */
export async function loadTasasConocidas(rows: readonly ParametroRow[], desde: number): Promise<TasasConocidas> {
  const enero = quincenaOf(plainDate(quincenaYear(desde), 1, 1))
  return {
    anteriores: parametrosDe(rows, desde)?.valores ?? null,
    enero: parametrosDe(rows, enero)?.valores ?? null,
    cierre: await loadUltimoCierre(),
  }
}

/** What each rate charged in the last close, and the sum, in centavos; zeros before the first close. */
export async function loadUltimoCierre(): Promise<TasasConocidas['cierre']> {
  const cerrada = await selectQuincenaDePrevia()
  if (!cerrada) return { porClave: {}, totalCentavos: 0 }
  const rows = await selectRows<{ clave: ClaveParametro; centavos: number }>(
    `SELECT a.clave, CAST(SUM(a.importe_centavos) AS BIGINT) AS centavos
     FROM aportaciones a JOIN cierres c ON c.id = a.cierre_id
     WHERE c.quincena = $1 AND c.estado = 'cerrado' GROUP BY a.clave`,
    [cerrada.quincena],
  )
  return {
    porClave: Object.fromEntries(rows.map(({ clave, centavos }) => [clave, centavos])),
    totalCentavos: rows.reduce((sum, { centavos }) => sum + centavos, 0),
  }
}
