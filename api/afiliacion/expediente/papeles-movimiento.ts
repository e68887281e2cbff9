import type { LeftJoined, RowAs, RowOf } from '#api/db/row-of.ts'
import { Binds, selectRows, SQL_TRUE } from '#api/db/sql.ts'
import { conReconocido } from '#api/documentos/con-reconocido.ts'
import type { ClavePapel } from '#domain/afiliacion/tipos/papel.ts'
import type { CampoCorregido, PapelDeMovimiento } from '#domain/afiliacion/documento-expediente.ts'
import type { ExpedienteModel } from '#api/afiliacion/models/ExpedienteModel.ts'
import type { CorreccionLecturaModel } from '#api/documentos/models/CorreccionLecturaModel.ts'
import type { ArchivoModel } from '#api/documentos/models/ArchivoModel.ts'
import type { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'

type PapelRow = Pick<
  RowOf<ExpedienteModel>,
  'id' | 'movimiento_id' | 'afiliado_id' | 'tipo' | 'archivo_id' | 'por' | 'agregado_at'
> &
  Pick<RowOf<ArchivoModel>, 'nombre' | 'bytes' | 'paginas' | 'reconocido'> &
  LeftJoined<
    RowAs<UsuarioModel, { agregado_por: 'nombre' }> &
      Pick<RowOf<CorreccionLecturaModel>, 'campo' | 'leido' | 'guardado'>
  >

/** A movement, and the person's own papers that its approval counts with. */
export interface ConPapeles {
  readonly id: number
  readonly afiliadoId: number
  readonly propios: readonly ClavePapel[]
}

/**
 * Papers in force of each movement, by its id, in one query: those that came with it, and those of the person that it counts with. The
 * caller checked the scope.
 */
export async function loadPapelesMovimiento(
  movimientos: readonly ConPapeles[],
): Promise<ReadonlyMap<number, PapelDeMovimiento[]>> {
  if (movimientos.length === 0) return new Map()
  const binds = new Binds()
  const people = new Set(movimientos.filter(({ propios }) => propios.length > 0).map(({ afiliadoId }) => afiliadoId))
  const ofPeople =
    people.size === 0 ? '' : `OR (e.movimiento_id IS NULL AND e.afiliado_id IN (${binds.addAll([...people])}))`
  const rows = await selectRows<PapelRow>(
    `SELECT e.id, e.movimiento_id, e.afiliado_id, e.tipo, e.archivo_id, f.nombre, f.bytes, f.paginas, f.reconocido, e.por, e.agregado_at, u.nombre AS agregado_por,
       c.campo, c.leido, c.guardado
     FROM expediente e JOIN archivos f ON f.id = e.archivo_id LEFT JOIN usuarios u ON u.id = e.agregado_por
       LEFT JOIN correcciones_lectura c ON c.archivo_id = e.archivo_id AND c.resultado = 'corregido'
     WHERE e.vigente = ${SQL_TRUE} AND (e.movimiento_id IN (${binds.addAll(movimientos.map(({ id }) => id))}) ${ofPeople})
     ORDER BY e.id, c.id`,
    binds.values,
  )
  const isOf = (row: PapelRow, { id, afiliadoId, propios }: ConPapeles): boolean =>
    row.movimiento_id === id ||
    (row.movimiento_id === null && row.afiliado_id === afiliadoId && propios.some((clave) => clave === row.tipo))
  return new Map(movimientos.map((one) => [one.id, papelesDe(rows.filter((row) => isOf(row, one)))]))
}

/** A row to each field that was written otherwise than its paper was read; one to a paper without any. */
function papelesDe(rows: readonly PapelRow[]): PapelDeMovimiento[] {
  const byId = new Map<number, PapelRow[]>()
  for (const row of rows) byId.set(row.id, [...(byId.get(row.id) ?? []), row])
  return [...byId.values()].flatMap((same) => {
    const [row] = same
    return row ? [{ ...papelDe(row), corregidos: same.flatMap(corregidoDe) }] : []
  })
}

function corregidoDe({ campo, leido, guardado }: PapelRow): CampoCorregido[] {
  return campo === null ? [] : [{ campo, leido: leido ?? '', guardado: guardado ?? '' }]
}

function papelDe(row: PapelRow): Omit<PapelDeMovimiento, 'corregidos'> {
  const { tipo, archivo_id, nombre, bytes, paginas, reconocido, por, agregado_at, agregado_por } = row
  return {
    tipo,
    archivo: conReconocido({ id: archivo_id, nombre, bytes, paginas }, reconocido),
    por,
    agregadoAt: agregado_at,
    agregadoPor: agregado_por ?? 'Sistema',
  }
}
