import { segmentoAlCierre, type Segmento } from '#domain/fondos/segmentos.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { FOR_UPDATE, selectRows } from '#api/db/sql.ts'
import type { PrestamoModel } from '#api/fondos/models/PrestamoModel.ts'
import { directoSql } from './directo-sql.ts'
import { ORDENADO_SQL, SALDO_SQL } from './saldo-sql.ts'

/** A loan of somebody whom a close sealed, or who left its entity. */
export interface PrestamoDelCierre {
  readonly id: number
  readonly estado: 'activo' | 'suspendido' | 'por_cobrar'
  /** What it was before it became `por_cobrar`. */
  readonly previo: 'activo' | 'suspendido'
  readonly afiliadoId: number
  readonly tipo: string
  readonly entidadId: number
  /** Ordinal of the close's quincena. */
  readonly quincena: number
  readonly isEmpezado: boolean
  readonly abonoCentavos: number
  /** What no order that stands, and nobody directly, is to pay already. */
  readonly porOrdenarCentavos: number
  /** Orders of valid closes without an answer. */
  readonly ordenadoCentavos: number
  /** What errors of the entity left out and no order took since. */
  readonly porReordenarCentavos: number
  /** Monthly salary of its person, and the abonos of all the person's active loans. */
  readonly sueldoCentavos: number
  readonly comprometidoCentavos: number
  /** A close that stands ordered it in this quincena, whichever entity's. */
  readonly isOrdenado: boolean
  /** Situation by which this close orders it, by the days that it sealed; null where another entity's does, or none. */
  readonly situacion: string | null
  /** Close of the entity that has had the person since before the first day sealed here, and that ordered nothing; else null. */
  readonly debioOrdenar: { readonly cierreId: number; readonly entidadId: number } | null
  /** What the roster says today: in A or L in this entity, gone from it, or neither. */
  readonly hoy: 'presente' | 'ausente' | null
}

type Row = Pick<RowOf<PrestamoModel>, 'id' | 'afiliado_id' | 'tipo' | 'primera' | 'abono_centavos'> &
  Pick<
    PrestamoDelCierre,
    | 'estado'
    | 'previo'
    | 'entidadId'
    | 'quincena'
    | 'porOrdenarCentavos'
    | 'ordenadoCentavos'
    | 'porReordenarCentavos'
    | 'sueldoCentavos'
    | 'comprometidoCentavos'
    | 'hoy'
  > & {
    readonly ordenadas: number
    readonly otroCierreId: number | null
    readonly otraEntidadId: number | null
    readonly hechos: string | null
  }

/** Whether the unit of level 1 in which the roster had `a` before the movement of its history that `h` is was that of close `k`. */
const VIENE_DE_AQUI_SQL = `k.entidad_id = (SELECT e.nivel1_id FROM historia_afiliado e
  WHERE e.afiliado_id = a.id AND e.id < h.id AND e.nivel1_id IS NOT NULL ORDER BY e.id DESC LIMIT 1)`

/**
 * `o`: the close of this same quincena that stands of the entity that `a` is of today, where that is another one. `k` has `a` where
 * it sealed days of `a` in this quincena or the one before, or where `a` left for `o` since `o` closed: of the first quincena that
 * the portal closes there is nothing sealed.
 */
const DEL_CIERRE_SQL = `FROM prestamos p JOIN cierres k ON k.id = $1 JOIN afiliados a ON a.id = p.afiliado_id
  LEFT JOIN cierre_personas s ON s.cierre_id = k.id AND s.afiliado_id = a.id
  LEFT JOIN cierres o ON o.entidad_id = a.nivel1_id AND o.entidad_id <> k.entidad_id AND o.quincena = k.quincena
    AND o.estado = 'cerrado' AND a.situacion IN ('A', 'L')
  WHERE p.estado <> 'liquidado' AND (s.id IS NOT NULL OR a.nivel1_id = k.entidad_id OR (o.id IS NOT NULL AND (EXISTS (
    SELECT 1 FROM cierre_personas v JOIN cierres c ON c.id = v.cierre_id WHERE v.afiliado_id = a.id
      AND c.entidad_id = k.entidad_id AND c.quincena IN (k.quincena, k.quincena - 1))
    OR EXISTS (SELECT 1 FROM historia_afiliado h WHERE h.afiliado_id = a.id AND h.movimiento_id IS NOT NULL
      AND h.nivel1_id = o.entidad_id AND h.registrado_at >= o.cerrado_at AND ${VIENE_DE_AQUI_SQL}))))`

/** What errors of the entity left out of a loan `p`, less what was ordered again since. */
const POR_REORDENAR_SQL = `CAST(COALESCE((SELECT SUM(CASE WHEN r.decision = 'reordenar'
    THEN r.ordenado_centavos - r.retenido_centavos ELSE 0 END - r.reordenado_centavos)
  FROM retenciones r JOIN cierres c ON c.id = r.cierre_id WHERE r.prestamo_id = p.id AND c.estado = 'cerrado'), 0) AS BIGINT)`

/** What each close orders of the active loans of the person of `p`. */
const COMPROMETIDO_SQL = `CAST(COALESCE((SELECT SUM(x.abono_centavos) FROM prestamos x
  WHERE x.afiliado_id = p.afiliado_id AND x.estado = 'activo'), 0) AS BIGINT)`

/** Orders of a loan `p` in the quincena of close `k`: of `k` itself, or of a close that stands. */
const ORDENADAS_SQL = `(SELECT CAST(COUNT(*) AS INTEGER) FROM retenciones r JOIN cierres c ON c.id = r.cierre_id
  WHERE r.prestamo_id = p.id AND r.quincena = k.quincena AND (c.id = k.id OR c.estado = 'cerrado'))`

/**
 * The loans that a close looks at, none of which another close orders nor anybody changes until the transaction ends. Who was
 * there at the quincena's end is what this close sealed, never the roster of today: entities close the same quincena on
 * different days, with a transfer between. Of who is of an entity that closed it already and ordered nothing, this close is the last
 * that can: it orders by the last day that it sealed, or tells whose the order should have been where it sealed none.
 */
export async function prestamosDelCierre(cierreId: number): Promise<PrestamoDelCierre[]> {
  // Read again once they are held: a close that was ahead has written its orders by then.
  await selectRows(`SELECT id FROM prestamos WHERE id IN (SELECT p.id ${DEL_CIERRE_SQL}) ORDER BY id${FOR_UPDATE}`, [
    cierreId,
  ])
  const rows = await selectRows<Row>(
    `SELECT p.id, p.estado, COALESCE(p.estado_previo, 'activo') AS previo, p.afiliado_id, p.tipo, k.entidad_id AS "entidadId", k.quincena, p.primera,
            p.abono_centavos, ${SALDO_SQL} - ${ORDENADO_SQL} - ${directoSql()} AS "porOrdenarCentavos",
            ${ORDENADO_SQL} AS "ordenadoCentavos", ${POR_REORDENAR_SQL} AS "porReordenarCentavos",
            a.sueldo_centavos AS "sueldoCentavos", ${COMPROMETIDO_SQL} AS "comprometidoCentavos",
            ${ORDENADAS_SQL} AS ordenadas, o.id AS "otroCierreId", o.entidad_id AS "otraEntidadId", s.hechos,
            CASE WHEN a.nivel1_id <> k.entidad_id OR a.situacion = 'T' THEN NULL
                 WHEN a.situacion IN ('A', 'L') THEN 'presente' ELSE 'ausente' END AS hoy
     ${DEL_CIERRE_SQL} ORDER BY p.id`,
    [cierreId],
  )
  return rows.map(
    ({ afiliado_id, primera, abono_centavos, ordenadas, otroCierreId, otraEntidadId, hechos, ...row }) => {
      const segmentos = JSON.parse(hechos ?? '[]') as Segmento[]
      const rige = otroCierreId === null ? segmentoAlCierre(segmentos, row.quincena) : segmentos.at(-1)
      return {
        ...row,
        afiliadoId: afiliado_id,
        abonoCentavos: abono_centavos,
        isEmpezado: primera <= row.quincena,
        isOrdenado: ordenadas > 0,
        situacion: rige?.situacion ?? null,
        debioOrdenar:
          otroCierreId === null || otraEntidadId === null || segmentos.length > 0
            ? null
            : { cierreId: otroCierreId, entidadId: otraEntidadId },
      }
    },
  )
}
