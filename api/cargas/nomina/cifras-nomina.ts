import type { TotalNomina } from '#domain/cargas/carga.ts'
import { TIPOS_CARGA } from '#domain/cargas/tipos-carga.ts'
import { selectRow } from '#api/db/sql.ts'
import { resumenDeLectura, type CargaDeEntidad } from '#api/cargas/carga-row.ts'
import type { CifrasCarga } from '#api/cargas/tipos/servidor-de-carga.ts'

/** Totals of a payroll beside those of the entity's previous one, and active people without a row. */
export async function cifrasDeNomina(carga: CargaDeEntidad, anterior: CargaDeEntidad | null): Promise<CifrasCarga> {
  return { totales: totalesDe(carga, anterior), sinRenglon: await countSinRenglon(carga) }
}

function totalesDe(carga: CargaDeEntidad, anterior: CargaDeEntidad | null): TotalNomina[] {
  const { campos } = TIPOS_CARGA.nomina
  const now = resumenDeLectura(carga)
  const before = anterior ? resumenDeLectura(anterior) : {}
  const importes = Object.entries(campos).filter(([, { clase }]) => clase === 'importe')
  return [
    ...importes.flatMap(([campo, { titulo }]) => total(titulo, now.sumas?.[campo], before.sumas?.[campo])),
    ...Object.keys(now.conceptos ?? {})
      .sort()
      .flatMap((clave) => total(`Concepto ${clave}`, now.conceptos?.[clave], before.conceptos?.[clave])),
  ]
}

const total = (titulo: string, centavos: number | undefined, antes: number | undefined): TotalNomina[] =>
  centavos === undefined ? [] : [{ titulo, centavos, antesCentavos: antes ?? null }]

async function countSinRenglon({ id, entidadId }: CargaDeEntidad): Promise<number> {
  const row = await selectRow<{ personas: number }>(
    `SELECT COUNT(*) AS personas FROM afiliados a WHERE a.nivel1_id = $1 AND a.situacion = 'A'
       AND a.id NOT IN (SELECT r.afiliado_id FROM carga_renglones r WHERE r.carga_id = $2 AND r.afiliado_id IS NOT NULL)`,
    [entidadId, id],
  )
  return row?.personas ?? 0
}
