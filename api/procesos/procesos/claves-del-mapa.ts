import { clavesDeProcesos } from '#domain/procesos/clave-proceso.ts'
import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { selectRows } from '#api/db/sql.ts'
import { ORDEN_MAPA_SQL } from '#api/procesos/modulos/modulo-row.ts'
import type { ModuloModel } from '#api/procesos/models/ModuloModel.ts'
import type { ProcesoModel } from '#api/procesos/models/ProcesoModel.ts'

type Row = Pick<RowOf<ProcesoModel>, 'id' | 'nombre' | 'parent_id'> & RowAs<ModuloModel, { modulo: 'nombre' }>

/** What names each process of the map in an address, by its id: of all of them, whoever asks. */
export async function clavesDelMapa(): Promise<ReadonlyMap<number, string>> {
  return clavesDeProcesos(
    await selectRows<Row>(
      `SELECT p.id, p.nombre, p.parent_id, m.nombre AS modulo FROM procesos p JOIN modulos m ON m.id = p.id_modulo
       ORDER BY ${ORDEN_MAPA_SQL}`,
    ),
  )
}
