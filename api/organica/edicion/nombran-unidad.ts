import type { ConteoUso, UsoUnidad } from '#domain/organica/uso-unidad.ts'
import { dialect } from '#api/db/database.ts'
import { selectRow } from '#api/db/sql.ts'

interface LugarUnidad {
  readonly uso: UsoUnidad
  readonly tabla: string
  readonly columnas: readonly string[]
  /** It hangs from the unit: it goes with a whole branch that goes. */
  readonly cuelga?: true
}

const NIVELES = ['nivel0_id', 'nivel1_id', 'nivel2_id', 'nivel3_id'] as const

/**
 * Every column of the database that names a unit, in the order in which its uses are told: the one list of what keeps a unit from
 * being deleted. A new column joins it, which a test holds against the schema.
 */
export const NOMBRAN_UNIDAD: readonly LugarUnidad[] = [
  { uso: 'personas', tabla: 'afiliados', columnas: NIVELES },
  { uso: 'unidades', tabla: 'unidades', columnas: ['parent_id'], cuelga: true },
  { uso: 'puestos', tabla: 'puestos', columnas: ['unidad_id'], cuelga: true },
  { uso: 'usuarios', tabla: 'usuarios', columnas: ['entidad_id', 'adscripcion_id', 'dependencia_id'] },
  { uso: 'sesiones', tabla: 'sesiones', columnas: ['ver_como_unidad_id'] },
  { uso: 'movimientos', tabla: 'afiliado_org', columnas: NIVELES },
  { uso: 'borradores', tabla: 'borradores', columnas: ['adscripcion_id', 'dependencia_id'] },
  { uso: 'casos', tabla: 'casos', columnas: ['nivel0_id', 'nivel1_id', 'nivel2_id'] },
  { uso: 'cierres', tabla: 'cierres', columnas: ['entidad_id'] },
  { uso: 'cierres', tabla: 'cierres_anticipados', columnas: ['entidad_id'] },
  { uso: 'renglones', tabla: 'cierre_personas', columnas: ['nivel2_id', 'nivel3_id'] },
  { uso: 'dinero', tabla: 'cargos', columnas: ['entidad_id'] },
  { uso: 'dinero', tabla: 'retenciones', columnas: ['entidad_id'] },
  { uso: 'dinero', tabla: 'aportaciones', columnas: ['de_entidad_id'] },
  { uso: 'dinero', tabla: 'extemporaneas', columnas: ['entidad_id'] },
  { uso: 'nominas', tabla: 'cargas', columnas: ['entidad_id'] },
  { uso: 'nominas', tabla: 'nomina_pagos', columnas: ['entidad_id'] },
  { uso: 'nominas', tabla: 'nomina_ausentes', columnas: ['entidad_id'] },
  { uso: 'nominas', tabla: 'nomina_excedentes', columnas: ['entidad_id'] },
  { uso: 'nominas', tabla: 'nomina_emisores', columnas: ['entidad_id'] },
  { uso: 'nominas', tabla: 'conceptos_nomina', columnas: ['entidad_id'] },
  { uso: 'nominas', tabla: 'carga_cercanas', columnas: ['entidad_id'] },
  { uso: 'aumentos', tabla: 'aumento_entidades', columnas: ['entidad_id'] },
  { uso: 'firmas', tabla: 'firmas', columnas: ['unidad_id'] },
  { uso: 'habilitaciones', tabla: 'habilitaciones', columnas: ['unidad_id'] },
  { uso: 'cargos', tabla: 'unidad_cargos', columnas: ['unidad_id'] },
  { uso: 'historia', tabla: 'historia_afiliado', columnas: ['nivel1_id', 'nivel2_id'] },
  { uso: 'actos', tabla: 'organica_actos', columnas: ['unidad_id'] },
  { uso: 'actos', tabla: 'organica_programados', columnas: ['unidad_id'] },
  { uso: 'actos', tabla: 'unidades', columnas: ['sucesora_id'] },
  { uso: 'actos', tabla: 'tramites_reorganizados', columnas: ['de_entidad_id', 'a_entidad_id'] },
]

/** The entries of people keep the ids of levels 0 and 3 in their text alone. */
const idDelTexto = (key: string): string =>
  dialect === 'postgres' ? `CAST(CAST(campos AS json) ->> '${key}' AS BIGINT)` : `json_extract(campos, '$.${key}')`

/** Versions that hung from a unit of `ids` and were moved elsewhere since; those of `ids` themselves go with them. */
const vigenciasSql = (ids: string): string =>
  `SELECT COUNT(*) FROM unidad_vigencias WHERE parent_id IN ${ids} AND unidad_id NOT IN ${ids}
     AND unidad_id NOT IN (SELECT id FROM unidades WHERE parent_id IN ${ids})`

const historiaSql = (ids: string): string =>
  `SELECT COUNT(*) FROM historia_afiliado WHERE nivel1_id IN ${ids} OR nivel2_id IN ${ids}
     OR ${idDelTexto('nivel0_id')} IN ${ids} OR ${idDelTexto('nivel3_id')} IN ${ids}`

/** What names the units of `ids`, a list of SQL over `$1`; of a whole `rama`, what hangs from it goes with it and does not count. */
export async function countNombran(ids: string, id: number, rama: boolean): Promise<ConteoUso[]> {
  const sums = new Map<UsoUnidad, string[]>()
  for (const { uso, tabla, columnas, cuelga } of NOMBRAN_UNIDAD) {
    if (rama && cuelga) continue
    const where = columnas.map((columna) => `${columna} IN ${ids}`).join(' OR ')
    const sql = tabla === 'historia_afiliado' ? historiaSql(ids) : `SELECT COUNT(*) FROM ${tabla} WHERE ${where}`
    sums.set(uso, [...(sums.get(uso) ?? []), `(${sql})`])
  }
  sums.set('actos', [...(sums.get('actos') ?? []), `(${vigenciasSql(ids)})`])
  const columns = [...sums].map(([uso, parts]) => `${parts.join(' + ')} AS "${uso}"`).join(', ')
  const row = await selectRow<Record<string, number>>(`SELECT ${columns}`, [id])
  return [...sums.keys()].map((uso) => ({ uso, cuantos: row?.[uso] ?? 0 })).filter(({ cuantos }) => cuantos > 0)
}
