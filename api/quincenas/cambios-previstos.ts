import { formatInterno } from '#domain/afiliacion/tipo-movimiento.ts'
import { displayName } from '#domain/identidad/nombre.ts'
import type { CambioPrevisto } from '#domain/quincenas/simulacion.ts'
import { selectRows } from '#api/db/sql.ts'
import { POR_APLICAR_SQL } from '#api/fondos/personas-quincena.ts'

interface Row {
  readonly folio: string
  readonly tipo: string
  readonly fecha: string
  readonly interno: number
  readonly nombres: string
  readonly apellidoPaterno: string
  readonly apellidoMaterno: string
}

/** Movements that the entity's close would make facts, in the order of their days: those of the people on its roster. */
export async function listCambiosPrevistos(entidadId: number, quincena: number): Promise<CambioPrevisto[]> {
  const rows = await selectRows<Row>(
    `SELECT m.folio, t.nombre AS tipo, m.fecha, a.interno, a.nombre AS nombres,
            a.apellido_paterno AS "apellidoPaterno", a.apellido_materno AS "apellidoMaterno"
     FROM movimientos m JOIN afiliados a ON a.id = m.afiliado_id JOIN tipos_movimiento t ON t.id = m.tipo_id
     WHERE ${POR_APLICAR_SQL} $1 AND a.nivel1_id = $2
     ORDER BY m.fecha, m.id`,
    [quincena, entidadId],
  )
  return rows.map(({ folio, tipo, fecha, interno, ...nombre }) => ({
    folio,
    tipo,
    fecha,
    interno: formatInterno(interno),
    nombre: displayName(nombre, 'lista'),
  }))
}
