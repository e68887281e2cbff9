import { CONCEPTOS } from '#domain/fondos/fondo.ts'
import type { HechoDePersona } from '#domain/fondos/hechos.ts'
import type { Obligado } from '#domain/fondos/lineas.ts'
import type { Segmento } from '#domain/fondos/segmentos.ts'
import type { LineaCierre, OrigenLinea } from '#domain/quincenas/linea-cierre.ts'
import { Binds, selectRows } from '#api/db/sql.ts'

/** Days of a person as a close kept them. */
export type SegmentoGuardado = Segmento<HechoDePersona>

export interface LineaRow {
  readonly afiliadoId: number
  readonly corrige: number
  readonly origen: string
  readonly clave: string
  readonly obligado: string
  readonly baseCentavos: number
  readonly tasa: number
  readonly importeCentavos: number
}

/** A stored line of `entidadId`, with what its key says. Throws on a key that feeds no fund: a fault of ours. */
export function lineaOf(row: LineaRow, entidadId: number): LineaCierre {
  const concepto = CONCEPTOS.find(({ clave }) => clave === row.clave)
  if (!concepto) throw new Error(`No fund is fed by ${row.clave}`)
  const { corrige, baseCentavos, tasa, importeCentavos } = row
  const obligado = row.obligado as Obligado
  return {
    ...concepto,
    entidadId,
    obligado,
    corrige,
    origen: row.origen as OrigenLinea,
    baseCentavos,
    tasa,
    importeCentavos,
  }
}

/** Everything that the entity's closes keep of some people, by person: ordinary lines and those that correct them. */
export async function selectGuardado(
  entidadId: number,
  afiliadoIds: readonly number[],
  [desde, hasta]: readonly [number, number],
): Promise<ReadonlyMap<number, LineaCierre[]>> {
  const binds = new Binds()
  const entidad = binds.add(entidadId)
  const rows = await selectRows<LineaRow>(
    `SELECT a.afiliado_id AS "afiliadoId", a.corrige, a.origen, a.clave, a.obligado, a.base_centavos AS "baseCentavos",
            a.tasa, a.importe_centavos AS "importeCentavos"
     FROM aportaciones a JOIN cierres c ON c.id = a.cierre_id
     WHERE a.afiliado_id IN (${binds.addAll(afiliadoIds)}) AND c.entidad_id = ${entidad} AND c.estado = 'cerrado'
       AND a.corrige BETWEEN ${binds.add(desde)} AND ${binds.add(hasta)} ORDER BY a.id`,
    binds.values,
  )
  const byPerson = new Map<number, LineaCierre[]>()
  for (const row of rows) {
    const linea = lineaOf(row, entidadId)
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
