import type { TipoCatalogo, UsoCatalogo } from '#domain/organica/puestos/catalogo-puestos.ts'
import { TEXTOS_CATALOGO } from '#domain/organica/puestos/catalogo-puestos.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { USOS_UNIDAD } from '#domain/organica/uso-unidad.ts'
import { selectRow } from '#api/db/sql.ts'
import { countNombran } from '#api/organica/edicion/nombran-unidad.ts'

/** Ids of a unit and of all under it, as a list of SQL; `$1` is the unit. */
export const BAJO_UNIDAD_SQL = `(WITH RECURSIVE bajo(id) AS (
  SELECT id FROM unidades WHERE id = $1 UNION SELECT u.id FROM unidades u JOIN bajo ON u.parent_id = bajo.id
) SELECT id FROM bajo)`

interface Lugar {
  readonly tabla: string
  readonly donde: string
  readonly uno: string
  readonly varios: string
}

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
  if (TEXTOS_CATALOGO[tipo].nivel !== null) return [...(await usosDeRama(id)), ...(await usosEn(PUESTOS_DE_UNIDAD, id))]
  return usosEn(tipo === 'puesto' ? deColumna('puesto_id') : CATEGORIA, id)
}

/** Everything that names a unit or one under it. */
async function usosDeRama(id: number): Promise<UsoCatalogo[]> {
  const usos = await countNombran(BAJO_UNIDAD_SQL, id, true)
  return usos.map(({ uso, cuantos }) => ({
    cuantos,
    texto: cuentaTexto(cuantos, USOS_UNIDAD[uso][0], USOS_UNIDAD[uso][1]),
  }))
}

async function usosEn(lugares: readonly Lugar[], id: number): Promise<UsoCatalogo[]> {
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
