import { CONCEPTOS, type ConceptoDeFondo } from '#domain/fondos/fondo.ts'
import type { HechoDePersona } from '#domain/fondos/hechos.ts'
import type { Segmento } from '#domain/fondos/segmentos.ts'
import type { LineaCierre } from '#domain/quincenas/linea-cierre.ts'
import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import type { AportacionModel } from '#api/fondos/models/AportacionModel.ts'

/** Days of a person as a close kept them. */
export type SegmentoGuardado = Segmento<HechoDePersona>

export type LineaRow = Pick<
  RowOf<AportacionModel>,
  'corrige' | 'origen' | 'clave' | 'fondo' | 'parte' | 'obligado' | 'tasa'
> &
  RowAs<
    AportacionModel,
    {
      afiliadoId: 'afiliado_id'
      baseCentavos: 'base_centavos'
      importeCentavos: 'importe_centavos'
      deEntidadId: 'de_entidad_id'
    }
  >

/** Columns of `aportaciones` as `LineaRow` names them. */
export const LINEA_SQL = `afiliado_id AS "afiliadoId", corrige, origen, clave, fondo, parte, obligado,
  base_centavos AS "baseCentavos", tasa, importe_centavos AS "importeCentavos", de_entidad_id AS "deEntidadId"`

const CONCEPTO: ReadonlyMap<string, ConceptoDeFondo> = new Map(CONCEPTOS.map((concepto) => [concepto.clave, concepto]))

/** A stored line of `entidadId`, with what its key says. Throws on a key that feeds no fund: a fault of ours. */
export function lineaOf(row: LineaRow, entidadId: number): LineaCierre {
  const concepto = CONCEPTO.get(row.clave)
  if (!concepto) throw new Error(`No fund is fed by ${row.clave}`)
  // Field by field: hundreds of thousands are read, and a spread of each costs several times as much.
  return {
    clave: concepto.clave,
    fondo: row.fondo,
    parte: row.parte,
    base: concepto.base,
    entidadId,
    obligado: row.obligado,
    corrige: row.corrige,
    origen: row.origen,
    baseCentavos: row.baseCentavos,
    tasa: row.tasa,
    importeCentavos: row.importeCentavos,
    deEntidadId: row.deEntidadId,
  }
}

/**
 * Everything that is stored of some people for the days of some entities, by person: ordinary lines of closes, what corrects them
 * in closes of the entity or of its successor, late contributions. `entidadId` of each is the entity of its days.
 */
export async function selectGuardado(
  entidadIds: readonly number[],
  afiliadoIds: readonly number[],
  [desde, hasta]: readonly [number, number],
): Promise<ReadonlyMap<number, LineaCierre[]>> {
  const binds = new Binds()
  const entidades = binds.addAll(entidadIds)
  const ids = binds.addAll(afiliadoIds)
  const between = `BETWEEN ${binds.add(desde)} AND ${binds.add(hasta)}`
  const rows = await selectRows<LineaRow & { readonly entidadId: number }>(
    `SELECT a.afiliado_id AS "afiliadoId", a.corrige, a.origen, a.clave, a.fondo, a.parte, a.obligado,
            a.base_centavos AS "baseCentavos", a.tasa, a.importe_centavos AS "importeCentavos",
            COALESCE(a.de_entidad_id, c.entidad_id) AS "entidadId", CAST(NULL AS BIGINT) AS "deEntidadId",
            0 AS tabla, a.id AS fila
     FROM aportaciones a JOIN cierres c ON c.id = a.cierre_id
     WHERE a.afiliado_id IN (${ids}) AND COALESCE(a.de_entidad_id, c.entidad_id) IN (${entidades})
       AND c.estado = 'cerrado' AND a.corrige ${between}
     UNION ALL
     SELECT e.afiliado_id, l.corrige, 'extemporanea', l.clave, l.fondo, l.parte, l.obligado, l.base_centavos, l.tasa,
            l.importe_centavos, e.entidad_id, CAST(NULL AS BIGINT), 1, l.id
     FROM extemporanea_lineas l JOIN extemporaneas e ON e.id = l.extemporanea_id
     WHERE e.afiliado_id IN (${ids}) AND e.entidad_id IN (${entidades}) AND l.corrige ${between}
     ORDER BY tabla, fila`,
    binds.values,
  )
  const byPerson = new Map<number, LineaCierre[]>()
  for (const row of rows) {
    const linea = lineaOf(row, row.entidadId)
    const own = byPerson.get(row.afiliadoId)
    if (own) own.push(linea)
    else byPerson.set(row.afiliadoId, [linea])
  }
  return byPerson
}

/** Days that some closes keep of some people, by `cierreId afiliadoId`. */
export async function selectSegmentos(
  cierreIds: readonly number[],
  afiliadoIds: readonly number[],
): Promise<ReadonlyMap<string, SegmentoGuardado[]>> {
  if (cierreIds.length === 0 || afiliadoIds.length === 0) return new Map()
  const binds = new Binds()
  const rows = await selectRows<{ cierreId: number; afiliadoId: number; hechos: string }>(
    `SELECT cierre_id AS "cierreId", afiliado_id AS "afiliadoId", hechos FROM cierre_personas
     WHERE cierre_id IN (${binds.addAll(cierreIds)}) AND afiliado_id IN (${binds.addAll(afiliadoIds)})`,
    binds.values,
  )
  return new Map(
    rows.map(({ cierreId, afiliadoId, hechos }) => [
      `${cierreId} ${afiliadoId}`,
      JSON.parse(hechos) as SegmentoGuardado[],
    ]),
  )
}
