import { insertRows } from '#api/db/insert-rows.ts'
import { Binds, execute, selectRows } from '#api/db/sql.ts'
import { broken } from '#api/errors.ts'

/** Names of modules by id, in the order given; 422 `modulos` for one that does not exist. */
export async function findModulos(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const unique = [...new Set(ids)]
  if (unique.length === 0) return new Map()
  const binds = new Binds()
  const rows = await selectRows<{ id: number; nombre: string }>(
    `SELECT id, nombre FROM modulos WHERE id IN (${binds.addAll(unique)})`,
    binds.values,
  )
  const names = new Map(rows.map(({ id, nombre }) => [id, nombre]))
  if (names.size < unique.length)
    throw broken([
      { path: 'modulos', code: 'no_existe', message: 'Uno de los módulos ya no existe: elígelos de nuevo.' },
    ])
  return new Map(unique.map((id) => [id, names.get(id) ?? '']))
}

/** Sets the modules of a case, in that order. */
export async function saveModulos(casoId: number, ids: readonly number[]): Promise<void> {
  await execute('DELETE FROM caso_modulos WHERE caso_id = $1', [casoId])
  await insertRows(
    'caso_modulos',
    ['caso_id', 'modulo_id', 'orden'],
    [...new Set(ids)].map((id, orden) => [casoId, id, orden]),
  )
}
