import { choqueDePapel, type Choque } from '#domain/afiliacion/actos/choques.ts'
import type { PapelDeMovimiento } from '#domain/afiliacion/documento-expediente.ts'
import { isDeOtraPersona } from '#domain/afiliacion/tipos/papel-equivocado.ts'
import { NOMBRE_PAPEL } from '#domain/afiliacion/tipos/papel.ts'
import { loadPapelesMovimiento } from '#api/afiliacion/expediente/papeles-movimiento.ts'
import type { MovimientoRow } from '#api/afiliacion/movimientos/movimiento-row.ts'
import { datosOf } from '#api/afiliacion/tramites/datos/datos-movimiento.ts'
import { papelesDeLaPersona } from './papeles-faltantes.ts'

/** Papers in force of each movement, by its id, in one query. */
export function loadPapelesDe(rows: readonly MovimientoRow[]): Promise<ReadonlyMap<number, PapelDeMovimiento[]>> {
  return loadPapelesMovimiento(
    rows.map((row) => ({ id: row.id, afiliadoId: row.afiliado_id, propios: papelesDeLaPersona(row) })),
  )
}

/** The papers of a movement whose own text names another person, with the desk's reason. Who they name is not said here. */
export function choquesDePapeles(row: MovimientoRow, papeles: readonly PapelDeMovimiento[]): Choque[] {
  const { ajenos = {} } = datosOf(row).aclaraciones
  return papeles
    .filter(({ tipo, archivo }) => isDeOtraPersona(tipo, archivo.reconocido, row.curp))
    .map(({ tipo }) => choqueDePapel(NOMBRE_PAPEL[tipo], ajenos[tipo] ?? ''))
}

/** The same of one movement, read now. */
export async function loadPapelesAjenos(row: MovimientoRow): Promise<Choque[]> {
  return choquesDePapeles(row, (await loadPapelesDe([row])).get(row.id) ?? [])
}
