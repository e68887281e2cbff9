import type { Nivel } from '#domain/organica/niveles.ts'
import type { ConteoUso, UsoUnidad } from '#domain/organica/uso-unidad.ts'
import { selectRow } from '#api/db/sql.ts'

/** Columns of accounts, drafts and cases that name a unit of each level. */
const LUGAR_USUARIO = { 0: 'entidad_id', 1: 'adscripcion_id', 2: 'dependencia_id', 3: null } as const
const LUGAR_BORRADOR = { 0: null, 1: 'adscripcion_id', 2: 'dependencia_id', 3: null } as const

interface Unidad {
  readonly id: number
  readonly nivel: Nivel
}

/** What the day's work has in a unit: it is neither switched off nor ended while there is any. */
export async function countUsosVivos(unidad: Unidad): Promise<ConteoUso[]> {
  return count(unidad, {
    personas: `SELECT COUNT(*) FROM afiliados WHERE nivel${unidad.nivel}_id = $1 AND situacion IN ('A', 'L', 'T')`,
    unidades: 'SELECT COUNT(*) FROM unidades WHERE parent_id = $1 AND activo',
    usuarios: usuariosSql(unidad.nivel, ' AND activo'),
  })
}

/** Everything that names a unit, now or in what is kept of the past: it is not deleted while there is any. */
export async function countUsos(unidad: Unidad): Promise<ConteoUso[]> {
  const { nivel } = unidad
  const borrador = LUGAR_BORRADOR[nivel]
  return count(unidad, {
    personas: `SELECT COUNT(*) FROM afiliados WHERE nivel${nivel}_id = $1`,
    unidades: 'SELECT COUNT(*) FROM unidades WHERE parent_id = $1',
    puestos: 'SELECT COUNT(*) FROM puestos WHERE unidad_id = $1',
    usuarios: usuariosSql(nivel),
    movimientos: `SELECT COUNT(*) FROM afiliado_org WHERE nivel${nivel}_id = $1`,
    ...(borrador && { borradores: `SELECT COUNT(*) FROM borradores WHERE ${borrador} = $1` }),
    ...(nivel < 3 && { casos: `SELECT COUNT(*) FROM casos WHERE nivel${nivel}_id = $1` }),
    cierres: 'SELECT COUNT(*) FROM cierres WHERE entidad_id = $1',
    firmas: 'SELECT COUNT(*) FROM firmas WHERE unidad_id = $1',
    habilitaciones: 'SELECT COUNT(*) FROM habilitaciones WHERE unidad_id = $1',
    cargos: 'SELECT COUNT(*) FROM unidad_cargos WHERE unidad_id = $1',
    historia: historiaSql(unidad),
    actos: `SELECT (SELECT COUNT(*) FROM organica_actos WHERE unidad_id = $1)
      + (SELECT COUNT(*) FROM unidades WHERE sucesora_id = $1)
      + (SELECT COUNT(*) FROM unidad_vigencias WHERE parent_id = $1 AND unidad_id NOT IN
          (SELECT id FROM unidades WHERE parent_id = $1))`,
  })
}

function usuariosSql(nivel: Nivel, more = ''): string {
  const column = LUGAR_USUARIO[nivel]
  return column === null ? 'SELECT 0' : `SELECT COUNT(*) FROM usuarios WHERE ${column} = $1${more}`
}

/** The entries of people keep the ids of levels 0 and 3 as text. */
function historiaSql({ id, nivel }: Unidad): string {
  const key = `"nivel${nivel}_id":${id}`
  return `SELECT COUNT(*) FROM historia_afiliado WHERE campos LIKE '%${key},%' OR campos LIKE '%${key}}%'`
}

async function count({ id }: Unidad, sqls: Readonly<Partial<Record<UsoUnidad, string>>>): Promise<ConteoUso[]> {
  const entries = Object.entries(sqls) as [UsoUnidad, string][]
  const columns = entries.map(([uso, sql]) => `(${sql}) AS "${uso}"`).join(', ')
  const row = await selectRow<Record<string, number>>(`SELECT ${columns}`, [id])
  return entries.map(([uso]) => ({ uso, cuantos: row?.[uso] ?? 0 })).filter(({ cuantos }) => cuantos > 0)
}
