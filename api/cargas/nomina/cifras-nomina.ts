import { importeDeBases, sumasQueEntran, totalesDeNomina, type TotalCarga } from '#domain/cargas/totales-carga.ts'
import { selectRow } from '#api/db/sql.ts'
import { sumasDeCarga, type CargaDeEntidad } from '#api/cargas/carga-row.ts'
import type { CifrasCarga } from '#api/cargas/tipos/servidor-de-carga.ts'
import { conceptosDe } from './conceptos-de-nomina.ts'

/** Totals of a payroll beside those of the entity's previous one, and active people without a row. */
export async function cifrasDeNomina(carga: CargaDeEntidad, anterior: CargaDeEntidad | null): Promise<CifrasCarga> {
  return { totales: await totalesDe(carga, anterior), sinRenglon: await countSinRenglon(carga) }
}

/** Totals of a payroll by meaning and by concept, beside those of an earlier one. */
export async function totalesDe(carga: CargaDeEntidad, anterior: CargaDeEntidad | null): Promise<TotalCarga[]> {
  const conceptos = await conceptosDe(carga.entidadId, carga.quincena)
  return totalesDeNomina(sumasDeCarga(carga), anterior && sumasDeCarga(anterior), conceptos)
}

/** Centavos of the bases that the rows that enter pay. */
export async function importeDeNomina(carga: CargaDeEntidad): Promise<number> {
  const conceptos = await conceptosDe(carga.entidadId, carga.quincena)
  return importeDeBases(sumasQueEntran(sumasDeCarga(carga)), conceptos)
}

async function countSinRenglon({ id, entidadId }: CargaDeEntidad): Promise<number> {
  const row = await selectRow<{ personas: number }>(
    `SELECT COUNT(*) AS personas FROM afiliados a WHERE a.nivel1_id = $1 AND a.situacion = 'A'
       AND a.id NOT IN (SELECT r.afiliado_id FROM carga_renglones r WHERE r.carga_id = $2 AND r.afiliado_id IS NOT NULL)`,
    [entidadId, id],
  )
  return row?.personas ?? 0
}
