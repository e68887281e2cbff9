import { percepcionesDe, type PercepcionesDeLiga } from '#domain/afiliacion/percepciones.ts'
import { AfiliadoOrgModel } from '#api/afiliacion/models/AfiliadoOrgModel.ts'
import { nowAt } from '#api/clock.ts'
import { insertRow } from '#api/db/insert-row.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { selectRow, SQL_FALSE } from '#api/db/sql.ts'
import type { ValoresOrg } from './afiliado-values.ts'

/** SQL over `afiliados a`: id of the person's newest applied link. */
export const LIGA_SQL = `(SELECT MAX(g.id) FROM afiliado_org g WHERE g.afiliado_id = a.id AND g.propuesta = ${SQL_FALSE})`

interface Liga {
  /** Entity (level 1) of the person before it; that of the previous link by default. */
  readonly entidadAnterior?: number | null
  /** Whether a movement has to apply it first. */
  readonly propuesta?: boolean
  /** Amounts of the post that the movement sets. */
  readonly percepciones?: PercepcionesDeLiga
}

/** A person's newest applied link: its entity (level 1) and the amounts of the post; null for somebody without one. */
export function findLiga(
  afiliadoId: number,
): Promise<(PercepcionesDeLiga & Pick<RowOf<AfiliadoOrgModel>, 'nivel1_id'>) | null> {
  return selectRow(
    `SELECT o.nivel1_id, o.otros_prestaciones_centavos, o.quinquenios_centavos, o.porcentaje
     FROM afiliados a JOIN afiliado_org o ON o.id = ${LIGA_SQL} WHERE a.id = $1`,
    [afiliadoId],
  )
}

/**
 * Writes a person's new link, in the caller's transaction, with `percepciones` if a movement sets them, else with what the previous one had
 * (decisions §11.16). Returns its id.
 */
export async function insertLiga(
  afiliadoId: number,
  org: ValoresOrg,
  { entidadAnterior, propuesta = false, percepciones }: Liga = {},
): Promise<number> {
  const anterior = await findLiga(afiliadoId)
  const mismaEntidad = (entidadAnterior ?? anterior?.nivel1_id) === org.nivel1_id
  return insertRow(AfiliadoOrgModel, {
    afiliado_id: afiliadoId,
    ...org,
    ...(percepciones ?? percepcionesDe(anterior, mismaEntidad)),
    propuesta,
    creado_at: nowAt(),
  })
}
