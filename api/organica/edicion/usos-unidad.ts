import type { Nivel } from '#domain/organica/niveles.ts'
import type { ConteoUso } from '#domain/organica/uso-unidad.ts'
import { selectRow } from '#api/db/sql.ts'
import { countNombran } from './nombran-unidad.ts'

/** Column of accounts that names a unit of each level. */
const LUGAR_USUARIO = { 0: 'entidad_id', 1: 'adscripcion_id', 2: 'dependencia_id', 3: null } as const

interface Unidad {
  readonly id: number
  readonly nivel: Nivel
}

/** What the day's work has in a unit: it is neither switched off nor ended while there is any. */
export async function countUsosVivos({ id, nivel }: Unidad): Promise<ConteoUso[]> {
  const column = LUGAR_USUARIO[nivel]
  const usuarios = column === null ? 'SELECT 0' : `SELECT COUNT(*) FROM usuarios WHERE ${column} = $1 AND activo`
  const row = await selectRow<{ personas: number; unidades: number; usuarios: number }>(
    `SELECT (SELECT COUNT(*) FROM afiliados WHERE nivel${nivel}_id = $1 AND situacion IN ('A', 'L', 'T')) AS personas,
       (SELECT COUNT(*) FROM unidades WHERE parent_id = $1 AND activo) AS unidades, (${usuarios}) AS usuarios`,
    [id],
  )
  const usos = ['personas', 'unidades', 'usuarios'] as const
  return usos.map((uso) => ({ uso, cuantos: row?.[uso] ?? 0 })).filter(({ cuantos }) => cuantos > 0)
}

/** Everything that names a unit, now or in what is kept of the past: it is not deleted while there is any. */
export function countUsos({ id }: Unidad): Promise<ConteoUso[]> {
  return countNombran('($1)', id, false)
}
