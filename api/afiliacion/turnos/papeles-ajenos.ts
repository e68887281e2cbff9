import { choqueDePapel, type Choque } from '#domain/afiliacion/actos/choques.ts'
import { isDeOtraPersona } from '#domain/afiliacion/tipos/papel-equivocado.ts'
import { NOMBRE_PAPEL } from '#domain/afiliacion/tipos/papel.ts'
import { registraPersona } from '#domain/afiliacion/tipos/reglas-de.ts'
import type { PapelReconocido } from '#domain/documentos/lectura.ts'
import type { MovimientoRow } from '#api/afiliacion/movimientos/movimiento-row.ts'
import { reglasOf } from '#api/afiliacion/tipos/reglas-row.ts'
import { datosOf } from '#api/afiliacion/tramites/datos/datos-movimiento.ts'
import type { ExpedienteModel } from '#api/afiliacion/models/ExpedienteModel.ts'
import type { NotNull, RowOf } from '#api/db/row-of.ts'
import { Binds, selectRows, SQL_TRUE } from '#api/db/sql.ts'
import type { ArchivoModel } from '#api/documentos/models/ArchivoModel.ts'

/** `movimiento_id` is null of what an alta filed: it is the person's own. */
type ReconocidoRow = Pick<RowOf<ExpedienteModel>, 'movimiento_id' | 'afiliado_id' | 'tipo'> &
  NotNull<Pick<RowOf<ArchivoModel>, 'reconocido'>>

/** Papers of each movement whose own text names another person, by the movement's id, in one query. Who they name is not said here. */
export async function loadPapelesAjenos(rows: readonly MovimientoRow[]): Promise<Map<number, Choque[]>> {
  const binds = new Binds()
  const altas = rows.filter((row) => registraPersona(reglasOf(row)))
  const ofAltas =
    altas.length === 0
      ? ''
      : `OR (e.movimiento_id IS NULL AND e.afiliado_id IN (${binds.addAll(altas.map(({ afiliado_id }) => afiliado_id))}))`
  const found = await selectRows<ReconocidoRow>(
    `SELECT e.movimiento_id, e.afiliado_id, e.tipo, f.reconocido FROM expediente e JOIN archivos f ON f.id = e.archivo_id
     WHERE e.vigente = ${SQL_TRUE} AND f.reconocido IS NOT NULL
       AND (e.movimiento_id IN (${binds.addAll(rows.map(({ id }) => id))}) ${ofAltas})
     ORDER BY e.id`,
    binds.values,
  )
  return new Map(
    rows.map((row) => {
      const { aclaraciones } = datosOf(row)
      const own = found.filter(({ movimiento_id, afiliado_id }) =>
        movimiento_id === null ? altas.includes(row) && afiliado_id === row.afiliado_id : movimiento_id === row.id,
      )
      const ajenos = own.filter(({ tipo, reconocido }) =>
        isDeOtraPersona(tipo, JSON.parse(reconocido) as PapelReconocido, row.curp),
      )
      return [row.id, ajenos.map(({ tipo }) => choqueDePapel(NOMBRE_PAPEL[tipo], aclaraciones.ajenos?.[tipo] ?? ''))]
    }),
  )
}
