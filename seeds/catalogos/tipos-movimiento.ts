import { TIPOS_MOVIMIENTO_SEMILLA } from '#domain/afiliacion/tipo-movimiento.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { sembrarUnaVez } from './sembrar-una-vez.ts'

/** The situation in which an applied movement leaves the person (decisions §4); "" leaves it as it was. */
const SITUACION: Readonly<Record<number, string>> = { 1: 'A', 2: '', 3: 'B', 6: 'E', 8: 'L', 9: 'P', 10: 'A' }

/** The movement types. Source: design/decisiones §4; 3, 6, 8 and 10 are inferred there. */
export async function loadTiposMovimiento(): Promise<void> {
  const fresh = await sembrarUnaVez('tipos_movimiento', TIPOS_MOVIMIENTO_SEMILLA, ({ id }) => String(id))
  await insertRows(
    'tipos_movimiento',
    ['id', 'nombre', 'abreviatura', 'situacion'],
    fresh.map(({ id, nombre, letra }) => [id, nombre, letra, SITUACION[id] ?? '']),
  )
}
