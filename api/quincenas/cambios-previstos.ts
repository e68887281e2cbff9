import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { displayName } from '#domain/identidad/nombre.ts'
import type { CambioPrevisto } from '#domain/quincenas/simulacion.ts'
import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { POR_APLICAR_SQL } from '#api/fondos/personas-sql.ts'
import type { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'
import type { MovimientoModel } from '#api/afiliacion/models/MovimientoModel.ts'
import type { TipoMovimientoModel } from '#api/afiliacion/models/TipoMovimientoModel.ts'
import type { NombreDeAfiliado } from '#api/afiliacion/padron/nombre-de-afiliado.ts'

type Row = Pick<RowOf<MovimientoModel>, 'folio' | 'fecha'> &
  RowAs<TipoMovimientoModel, { tipo: 'nombre' }> &
  Pick<RowOf<AfiliadoModel>, 'interno'> &
  NombreDeAfiliado

/** Movements that the entity's close would make facts, in the order of their days: those of the people on its roster. */
export async function listCambiosPrevistos(entidadId: number, quincena: number): Promise<CambioPrevisto[]> {
  const rows = await selectRows<Row>(
    `${CAMBIOS_SQL} WHERE ${POR_APLICAR_SQL} $1 AND a.nivel1_id = $2 ORDER BY m.fecha, m.id`,
    [quincena, entidadId],
  )
  return rows.map(present)
}

/** Movements that a close made facts, in the order of their days. */
export async function listCambiosHechos(folios: readonly string[]): Promise<CambioPrevisto[]> {
  const binds = new Binds()
  const rows = await selectRows<Row>(
    `${CAMBIOS_SQL} WHERE m.folio IN (${binds.addTexts(folios)}) ORDER BY m.fecha, m.id`,
    binds.values,
  )
  return rows.map(present)
}

const CAMBIOS_SQL = `SELECT m.folio, t.nombre AS tipo, m.fecha, a.interno, a.nombre AS nombres,
    a.apellido_paterno AS "apellidoPaterno", a.apellido_materno AS "apellidoMaterno"
  FROM movimientos m JOIN afiliados a ON a.id = m.afiliado_id JOIN tipos_movimiento t ON t.id = m.tipo_id`

const present = ({ folio, tipo, fecha, interno, ...nombre }: Row): CambioPrevisto => ({
  folio,
  tipo,
  fecha,
  interno: formatInterno(interno),
  nombre: displayName(nombre, 'lista'),
})
