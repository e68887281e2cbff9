import { parametrosDe } from '#domain/fondos/parametro.ts'
import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { selectRows } from '#api/db/sql.ts'
import { selectParametros, type ParametroRow } from '#api/fondos/parametros/parametro-row.ts'
import type { CierreModel } from '#api/quincenas/models/CierreModel.ts'

/** A quincena that the entity closed before, as far as later ones ask. */
export interface QuincenaCerrada {
  readonly cierreId: number
  readonly quincena: number
  /** The record that its close sealed. */
  readonly parametros: ParametroRow
  /** SHA-256 that it was closed with. */
  readonly sello: string
  /** JSON of `ResumenCierre`. */
  readonly resumen: string
}

/** What computing the close of an entity's quincena needs besides its people. */
export interface ContextoCierre {
  readonly entidadId: number
  readonly quincena: number
  readonly parametros: ParametroRow | null
  /** Closed quincenas before this one, by ordinal. */
  readonly cerradas: ReadonlyMap<number, QuincenaCerrada>
  /** The last of them. */
  readonly anterior: QuincenaCerrada | null
  /** Instant of the last close: what was recorded later may correct closed quincenas. */
  readonly conocidoDesde: string | null
}

type CerradaRow = Pick<RowOf<CierreModel>, 'id' | 'quincena' | 'sello' | 'resumen'> &
  RowAs<CierreModel, { parametroId: 'parametro_id'; cerradoAt: 'cerrado_at' }>

export async function loadContextoCierre(entidadId: number, quincena: number): Promise<ContextoCierre> {
  const registros = await selectParametros()
  const rows = await selectRows<CerradaRow>(
    `SELECT id, quincena, parametro_id AS "parametroId", cerrado_at AS "cerradoAt", sello, resumen FROM cierres
     WHERE entidad_id = $1 AND estado = 'cerrado' AND quincena < $2 ORDER BY quincena`,
    [entidadId, quincena],
  )
  const cerradas = rows.flatMap(({ id, quincena: ordinal, parametroId, sello, resumen }) => {
    const parametros = registros.find((registro) => registro.id === parametroId)
    return parametros ? [{ cierreId: id, quincena: ordinal, parametros, sello, resumen }] : []
  })
  return {
    entidadId,
    quincena,
    parametros: parametrosDe(registros, quincena),
    cerradas: new Map(cerradas.map((cerrada) => [cerrada.quincena, cerrada])),
    anterior: cerradas.at(-1) ?? null,
    conocidoDesde: rows.at(-1)?.cerradoAt ?? null,
  }
}
