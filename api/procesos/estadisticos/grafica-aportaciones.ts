import type { Actor } from '#domain/acceso/actor.ts'
import { quincenaCode } from '#domain/calendario/quincena.ts'
import { FONDO_IDS, FONDOS } from '#domain/fondos/fondo.ts'
import type { Grafica } from '#domain/procesos/estadisticos.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { entidadVisibleSql } from '#api/fondos/entidades-visibles.ts'
import type { CierreModel } from '#api/quincenas/models/CierreModel.ts'
import type { CierreTotalModel } from '#api/quincenas/models/CierreTotalModel.ts'
import { nombreQuincena } from './graficas-movimientos.ts'
import { rutaQuincena } from './rutas.ts'

const QUINCENAS = 12

type Row = Pick<RowOf<CierreModel>, 'quincena'> & Pick<RowOf<CierreTotalModel>, 'fondo'> & { readonly importe: number }

/** What closes stored, of the entities that the actor sees whole: sums of what is kept, never computed again. */
export async function graficaAportaciones(actor: Actor): Promise<Grafica> {
  const binds = new Binds()
  const visible = `k.estado = 'cerrado' AND ${entidadVisibleSql(actor, binds)}`
  const rows = await selectRows<Row>(
    `SELECT k.quincena, t.fondo, CAST(SUM(t.importe_centavos) AS BIGINT) AS importe
     FROM cierres k JOIN unidades u ON u.id = k.entidad_id JOIN cierre_totales t ON t.cierre_id = k.id
     WHERE ${visible} AND k.quincena IN (SELECT DISTINCT c.quincena FROM cierres c WHERE c.estado = 'cerrado'
       ORDER BY c.quincena DESC LIMIT ${QUINCENAS})
     GROUP BY k.quincena, t.fondo ORDER BY k.quincena`,
    binds.values,
  )
  const at = new Map(rows.map(({ quincena, fondo, importe }) => [`${quincena} ${fondo}`, importe]))
  return {
    forma: 'area',
    series: FONDO_IDS.map((clave) => ({ clave, nombre: FONDOS[clave].titulo, unidad: 'centavos' })),
    renglones: [...new Set(rows.map(({ quincena }) => quincena))].map((quincena) => ({
      clave: quincenaCode(quincena),
      nombre: nombreQuincena(quincena),
      cifras: FONDO_IDS.map((fondo) => at.get(`${quincena} ${fondo}`) ?? 0),
      rutas: FONDO_IDS.map(() => rutaQuincena(actor, 'aportacionesDetalle', quincenaCode(quincena))),
    })),
  }
}
