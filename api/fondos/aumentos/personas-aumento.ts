import { fechaDeAumento } from '#domain/fondos/aumentos/aumento.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { isOpenSql } from '#api/afiliacion/padron/estatus-sql.ts'
import type { NotNull, RowAs, RowOf } from '#api/db/row-of.ts'
import { asBoolean, Binds, selectRows } from '#api/db/sql.ts'
import type { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'

/** Somebody whose salary a rise changes. */
export interface PersonaAumento {
  readonly id: number
  readonly entidadId: number
  readonly situacion: string
  readonly categoriaId: number
  readonly antesCentavos: number
  readonly despuesCentavos: number
  /** From when: the rise's first day, or when the person took the salary, if that was later. */
  readonly desde: PlainDate
  readonly conMovimiento: boolean
}

export interface PersonasDeAumento {
  readonly personas: readonly PersonaAumento[]
  /** Of the same categories, but who earn as much or more already. */
  readonly sinCambio: number
}

type Row = Pick<RowOf<AfiliadoModel>, 'id' | 'situacion'> &
  NotNull<RowAs<AfiliadoModel, { entidadId: 'nivel1_id'; categoriaId: 'categoria_id' }>> &
  RowAs<AfiliadoModel, { sueldo: 'sueldo_centavos'; conSueldoDesde: 'fecha_alta' }> & {
    readonly abierto: boolean | number
  }

/**
 * Who has a category of the rise today, in A or L: of one entity (level 1), or of all without it. Somebody who earns as much or
 * more is only counted: a rise never lowers.
 */
export async function personasDeAumento(
  montos: ReadonlyMap<number, number>,
  desde: PlainDate,
  entidadId: number | null,
): Promise<PersonasDeAumento> {
  if (montos.size === 0) return { personas: [], sinCambio: 0 }
  const binds = new Binds()
  const categorias = binds.addAll([...montos.keys()])
  const entidad = entidadId === null ? '' : `AND a.nivel1_id = ${binds.add(entidadId)}`
  const rows = await selectRows<Row>(
    `SELECT a.id, a.nivel1_id AS "entidadId", a.situacion, a.categoria_id AS "categoriaId", a.sueldo_centavos AS sueldo,
       COALESCE(h.desde, a.fecha_alta) AS "conSueldoDesde",
       EXISTS (SELECT 1 FROM movimientos m WHERE m.afiliado_id = a.id AND ${isOpenSql('m')}) AS abierto
     FROM afiliados a LEFT JOIN (
       SELECT afiliado_id, MAX(desde) AS desde FROM historia_afiliado WHERE campos LIKE '%"sueldo_centavos"%'
       GROUP BY afiliado_id) h ON h.afiliado_id = a.id
     WHERE a.categoria_id IN (${categorias}) ${entidad} AND a.situacion IN ('A', 'L') AND a.nivel1_id IS NOT NULL
     ORDER BY a.id`,
    binds.values,
  )
  const all = rows.map(({ sueldo, conSueldoDesde, abierto, ...row }) => ({
    ...row,
    antesCentavos: sueldo,
    despuesCentavos: montos.get(row.categoriaId) ?? sueldo,
    desde: fechaDeAumento(desde, conSueldoDesde),
    conMovimiento: asBoolean(abierto),
  }))
  const personas = all.filter(({ antesCentavos, despuesCentavos }) => despuesCentavos > antesCentavos)
  return { personas, sinCambio: all.length - personas.length }
}
