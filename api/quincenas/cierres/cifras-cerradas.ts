import type { CierreDetalle } from '#domain/quincenas/cierre.ts'
import type { CifrasCierre, LineaDeCierre, VersionCierre } from '#domain/quincenas/pagina-cierre.ts'
import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { selectRow } from '#api/db/sql.ts'
import type { CargoModel } from '#api/fondos/models/CargoModel.ts'
import type { LineaPagoModel } from '#api/fondos/models/LineaPagoModel.ts'
import { listCambiosHechos } from '#api/quincenas/cambios-previstos.ts'
import { CAMBIOS_MOSTRADOS } from '#api/quincenas/simulate-cierre.ts'
import { resumenOf, type CierreRow } from './cierre-row.ts'
import type { ActoRow } from './contexto-cadena.ts'

/** What the page of a closed close shows beside its history. */
export async function cifrasCerradas(row: CierreRow): Promise<Pick<CierreDetalle, 'cifras' | 'linea'>> {
  if (row.estado !== 'cerrado') return { cifras: null, linea: null }
  return { cifras: await cifrasDe(row), linea: await lineaDe(row.id) }
}

async function cifrasDe(row: CierreRow): Promise<CifrasCierre> {
  const { comparacion, movimientos, fondos, totalEntidadCentavos, totalLicenciaCentavos } = resumenOf(row)
  const folios = movimientos.slice(0, CAMBIOS_MOSTRADOS).map(({ folio }) => folio)
  return {
    entidad: { id: row.entidadId, nombre: row.entidad },
    personas: row.personas,
    parametros: comparacion?.parametros ?? null,
    anterior: comparacion?.anterior ?? null,
    causas: comparacion?.causas ?? [],
    revisiones: comparacion?.avisos ?? [],
    ...{ fondos, totalEntidadCentavos, totalLicenciaCentavos },
    cambios: await listCambiosHechos(folios),
    totalCambios: movimientos.length,
  }
}

type LineaRow = Pick<RowOf<LineaPagoModel>, 'referencia' | 'limite'> &
  RowAs<CargoModel, { principal: 'principal_centavos' }> & { readonly importe: number; readonly saldo: number }

/** The newest payment line of the entity; null where it owes nothing. */
async function lineaDe(cierreId: number): Promise<LineaDeCierre | null> {
  const row = await selectRow<LineaRow>(
    `SELECT l.referencia, l.limite, l.capital_centavos + l.interes_centavos AS importe,
            c.principal_centavos - c.credito_centavos
              - CAST(COALESCE((SELECT SUM(p.capital_centavos) FROM pagos p WHERE p.cargo_id = c.id), 0) AS BIGINT) AS saldo
     FROM lineas_pago l JOIN cargos c ON c.id = l.cargo_id
     WHERE c.cierre_id = $1 AND c.afiliado_id IS NULL AND c.extemporanea_id IS NULL ORDER BY l.id DESC LIMIT 1`,
    [cierreId],
  )
  return (
    row && {
      referencia: row.referencia,
      importeCentavos: row.importe,
      limite: row.limite,
      saldoCentavos: Math.max(0, row.saldo),
    }
  )
}

/** The reopened versions that a close replaces, the newest first. */
export function versionesDe(
  anteriores: readonly CierreRow[],
  cadenas: ReadonlyMap<number, { readonly actos: readonly ActoRow[] }>,
): VersionCierre[] {
  return anteriores.toReversed().flatMap((row) => {
    const reapertura = cadenas.get(row.id)?.actos.findLast(({ acto }) => acto === 'reabrir')
    if (!reapertura) return []
    const { por, at, nota } = reapertura
    const { totalEntidadCentavos } = resumenOf(row)
    return [{ id: row.id, cerradoAt: row.cerradoAt ?? '', reabiertoAt: at, por, nota, totalEntidadCentavos }]
  })
}
