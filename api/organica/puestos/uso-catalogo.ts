import type { TipoCatalogo, UsoCatalogo } from '#domain/organica/puestos/catalogo-puestos.ts'
import { TEXTOS_CATALOGO } from '#domain/organica/puestos/catalogo-puestos.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { selectRow } from '#api/db/sql.ts'

/** Ids of a unit and of all under it, as a list of SQL; `$1` is the unit. */
export const BAJO_UNIDAD_SQL = `(WITH RECURSIVE bajo(id) AS (
  SELECT id FROM unidades WHERE id = $1 UNION ALL SELECT u.id FROM unidades u JOIN bajo ON u.parent_id = bajo.id
) SELECT id FROM bajo)`

interface Lugar {
  readonly tabla: string
  readonly donde: string
  readonly uno: string
  readonly varios: string
}

const anyOf = (columns: readonly string[], ids: string): string =>
  `(${columns.map((column) => `${column} IN ${ids}`).join(' OR ')})`

/** Everything that names a unit. */
const UNIDADES: readonly Lugar[] = [
  {
    tabla: 'afiliados',
    donde: anyOf(['nivel0_id', 'nivel1_id', 'nivel2_id', 'nivel3_id'], BAJO_UNIDAD_SQL),
    uno: 'persona del padrón',
    varios: 'personas del padrón',
  },
  {
    tabla: 'afiliado_org',
    donde: anyOf(['nivel0_id', 'nivel1_id', 'nivel2_id', 'nivel3_id'], BAJO_UNIDAD_SQL),
    uno: 'adscripción de una persona, de ahora o de antes',
    varios: 'adscripciones de personas, de ahora o de antes',
  },
  {
    tabla: 'usuarios',
    donde: anyOf(['entidad_id', 'adscripcion_id', 'dependencia_id'], BAJO_UNIDAD_SQL),
    uno: 'usuario',
    varios: 'usuarios',
  },
  {
    tabla: 'borradores',
    donde: anyOf(['adscripcion_id', 'dependencia_id'], BAJO_UNIDAD_SQL),
    uno: 'borrador',
    varios: 'borradores',
  },
  {
    tabla: 'habilitaciones',
    donde: anyOf(['unidad_id'], BAJO_UNIDAD_SQL),
    uno: 'habilitación extraordinaria',
    varios: 'habilitaciones extraordinarias',
  },
  {
    tabla: 'casos',
    donde: anyOf(['nivel0_id', 'nivel1_id', 'nivel2_id'], BAJO_UNIDAD_SQL),
    uno: 'caso',
    varios: 'casos',
  },
  {
    tabla: 'historia_afiliado',
    donde: anyOf(['nivel1_id', 'nivel2_id'], BAJO_UNIDAD_SQL),
    uno: 'renglón de la historia de una persona',
    varios: 'renglones de la historia de personas',
  },
  { tabla: 'firmas', donde: anyOf(['unidad_id'], BAJO_UNIDAD_SQL), uno: 'firma', varios: 'firmas' },
  {
    tabla: 'unidad_cargos',
    donde: anyOf(['unidad_id'], BAJO_UNIDAD_SQL),
    uno: 'nombramiento de titular o responsable',
    varios: 'nombramientos de titulares o responsables',
  },
  {
    tabla: 'cierres',
    donde: anyOf(['entidad_id'], BAJO_UNIDAD_SQL),
    uno: 'cierre de quincena',
    varios: 'cierres de quincena',
  },
  {
    tabla: 'cierre_personas',
    donde: anyOf(['nivel2_id', 'nivel3_id'], BAJO_UNIDAD_SQL),
    uno: 'persona de un cierre de quincena',
    varios: 'personas de cierres de quincena',
  },
  {
    tabla: 'aumento_entidades',
    donde: anyOf(['entidad_id'], BAJO_UNIDAD_SQL),
    uno: 'aumento aplicado',
    varios: 'aumentos aplicados',
  },
  {
    tabla: 'organica_actos',
    donde: anyOf(['unidad_id'], BAJO_UNIDAD_SQL),
    uno: 'acto sobre la estructura',
    varios: 'actos sobre la estructura',
  },
  {
    tabla: 'unidades',
    donde: anyOf(['sucesora_id'], BAJO_UNIDAD_SQL),
    uno: 'unidad que se fusionó en ella',
    varios: 'unidades que se fusionaron en ella',
  },
]

const named = (column: string): string =>
  `(campos LIKE '%"${column}":' || $1 || ',%' OR campos LIKE '%"${column}":' || $1 || '}%')`

/** Everything that names a post or a category, by its column; history and requests keep it in their text. */
function deColumna(column: 'puesto_id' | 'categoria_id'): Lugar[] {
  return [
    { tabla: 'afiliados', donde: `${column} = $1`, uno: 'persona del padrón', varios: 'personas del padrón' },
    {
      tabla: 'historia_afiliado',
      donde: named(column),
      uno: 'renglón de la historia de una persona',
      varios: 'renglones de la historia de personas',
    },
    {
      tabla: 'movimientos',
      donde: named(column).replaceAll('campos', 'datos'),
      uno: 'movimiento',
      varios: 'movimientos',
    },
  ]
}

const CATEGORIA: readonly Lugar[] = [
  ...deColumna('categoria_id'),
  {
    tabla: 'afiliado_org',
    donde: 'categoria_id = $1',
    uno: 'adscripción de una persona, de ahora o de antes',
    varios: 'adscripciones de personas, de ahora o de antes',
  },
  { tabla: 'aumento_categorias', donde: 'categoria_id = $1', uno: 'aumento', varios: 'aumentos' },
]

/** Posts that hang from a unit go with it, unless somebody has one. */
const PUESTOS_DE_UNIDAD: readonly Lugar[] = [
  {
    tabla: 'afiliados',
    donde: `puesto_id IN (SELECT id FROM puestos WHERE unidad_id IN ${BAJO_UNIDAD_SQL})`,
    uno: 'persona con uno de sus puestos',
    varios: 'personas con uno de sus puestos',
  },
]

/** What uses a row, or something that would go with it; a salary is used by who has its category. One count after the other. */
export async function usosDe(tipo: Exclude<TipoCatalogo, 'sueldo'>, id: number): Promise<UsoCatalogo[]> {
  const isUnidad = TEXTOS_CATALOGO[tipo].nivel !== null
  const lugares = isUnidad
    ? [...UNIDADES, ...PUESTOS_DE_UNIDAD]
    : tipo === 'puesto'
      ? deColumna('puesto_id')
      : CATEGORIA
  const usos: UsoCatalogo[] = []
  for (const { tabla, donde, uno, varios } of lugares) {
    // In the texts of history an id stands as text: it is compared as such.
    const bind = donde.includes('LIKE') ? String(id) : id
    const row = await selectRow<{ n: number }>(`SELECT COUNT(*) AS n FROM ${tabla} WHERE ${donde}`, [bind])
    const cuantos = row?.n ?? 0
    if (cuantos > 0) usos.push({ cuantos, texto: cuentaTexto(cuantos, uno, varios) })
  }
  return usos
}
