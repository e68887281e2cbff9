import { periodosDe, type PeriodoVisto } from '#domain/afiliacion/historia/periodos.ts'
import { findPersonaRow, loadEntradas } from '#api/afiliacion/aplicar/historia-row.ts'
import { Binds, selectRows } from '#api/db/sql.ts'

/** The earlier periods of a person, newest first, by what is recorded today, each with the name its entity has now. */
export async function loadPeriodos(afiliadoId: number): Promise<PeriodoVisto[]> {
  const periodos = periodosDe(await loadEntradas(await findPersonaRow(afiliadoId)))
  const nombres = await namesOf(periodos.flatMap(({ adscripcion }) => adscripcion ?? []))
  return periodos.map(({ adscripcion, ...periodo }) => ({
    ...periodo,
    entidad: adscripcion === null ? '' : (nombres.get(adscripcion) ?? ''),
  }))
}

async function namesOf(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const binds = new Binds()
  const rows = await selectRows<{ id: number; nombre: string }>(
    `SELECT id, nombre FROM unidades WHERE id IN (${binds.addAll([...new Set(ids)])})`,
    binds.values,
  )
  return new Map(rows.map(({ id, nombre }) => [id, nombre]))
}
