import type { CambiosLaborales } from '#domain/afiliacion/tramites/tramite.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { asBoolean, selectRow } from '#api/db/sql.ts'
import type { AfiliadoOrgModel } from '#api/afiliacion/models/AfiliadoOrgModel.ts'
import type { AfiliadoRow } from '#api/afiliacion/padron/afiliado-row.ts'

type LigaRow = Pick<
  RowOf<AfiliadoOrgModel>,
  'nivel0_id' | 'nivel1_id' | 'nivel2_id' | 'nivel3_id' | 'sueldo_centavos'
> & {
  readonly categoria: string | null
  readonly pedida: unknown
}

/**
 * The place and category that a link asks for; null when it asks for nothing: it is the person's own place, or a movement
 * took it already. `entero` tells it in any case, for an alta.
 */
export async function lugarPropuesto(
  row: AfiliadoRow,
  orgId: number,
  entero: boolean,
): Promise<CambiosLaborales | null> {
  const liga = await selectRow<LigaRow>(
    `SELECT o.nivel0_id, o.nivel1_id, o.nivel2_id, o.nivel3_id, o.sueldo_centavos, c.clave AS categoria,
       EXISTS (SELECT 1 FROM movimientos m WHERE m.afiliado_org_id = o.id) AS pedida
     FROM afiliado_org o LEFT JOIN categorias c ON c.id = o.categoria_id WHERE o.id = $1`,
    [orgId],
  )
  if (!liga || (!entero && (asBoolean(liga.pedida) || isPropio(row, liga)))) return null
  return {
    entidad: liga.nivel0_id,
    adscripcion: liga.nivel1_id,
    dependencia: liga.nivel2_id,
    area: liga.nivel3_id,
    ...(liga.categoria !== null && { categoria: liga.categoria }),
  }
}

const COLUMNAS = ['nivel0_id', 'nivel1_id', 'nivel2_id', 'nivel3_id', 'categoria', 'sueldo_centavos'] as const

const isPropio = (row: AfiliadoRow, liga: LigaRow): boolean =>
  COLUMNAS.every((columna) => row[columna] === liga[columna])
