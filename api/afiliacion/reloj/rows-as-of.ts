import { asOf } from '#domain/afiliacion/historia/as-of.ts'
import type { EntradaHistoria, ValoresPersona } from '#domain/afiliacion/historia/entrada-historia.ts'
import type { Organizacion } from '#domain/organica/arbol.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { entradaDe, type HistoriaRow } from '#api/afiliacion/aplicar/historia-row.ts'
import type { AfiliadoRow } from '#api/afiliacion/padron/afiliado-row.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { nombresAl, type Lugar as LugarDePersona } from './nombres-al.ts'

type Lugar = LugarDePersona & Pick<AfiliadoRow, 'id'>

/**
 * Many people as they were on a day, by all that is known today, in a fixed number of queries. Whoever has no history was
 * always as on file; units are called as they were then, or (`hoy`) as what became of them.
 */
export async function rowsAsOf<Row extends Lugar>(
  rows: readonly Row[],
  al: PlainDate,
  organizacion: Organizacion = 'entonces',
): Promise<Row[]> {
  const entradas = await loadEntradasDe(rows.map(({ id }) => id))
  const valores = new Map(rows.map(({ id }) => [id, asOf(entradas.get(id) ?? [], { al, conocido: null })]))
  const nombres = await loadNombres([...valores.values()].filter((one) => one !== null))
  const then = rows.map((row) => {
    const was = valores.get(row.id)
    return was ? { ...row, ...(was as Partial<AfiliadoRow>), ...nombres(was) } : row
  })
  return nombresAl(then, al, organizacion)
}

async function loadEntradasDe(ids: readonly number[]): Promise<Map<number, EntradaHistoria[]>> {
  const byPersona = new Map<number, EntradaHistoria[]>()
  if (ids.length === 0) return byPersona
  const binds = new Binds()
  const kept = await selectRows<HistoriaRow & { readonly afiliado_id: number }>(
    `SELECT id, afiliado_id, desde, registrado_at, campos FROM historia_afiliado
     WHERE afiliado_id IN (${binds.addAll(ids)}) ORDER BY id`,
    binds.values,
  )
  for (const row of kept) byPersona.set(row.afiliado_id, [...(byPersona.get(row.afiliado_id) ?? []), entradaDe(row)])
  return byPersona
}

const UNIDADES = [
  ['nivel0_id', 'entidad'],
  ['nivel1_id', 'adscripcion'],
  ['nivel2_id', 'dependencia'],
  ['nivel3_id', 'area'],
] as const

/** Names of the units, posts and categories of those days. */
async function loadNombres(
  valores: readonly ValoresPersona[],
): Promise<(valores: ValoresPersona) => Partial<AfiliadoRow>> {
  const ids = (campo: keyof ValoresPersona) => valores.map((one) => one[campo]).filter((id) => typeof id === 'number')
  const unidades = await loadPorId(
    'unidades',
    'nombre',
    UNIDADES.flatMap(([campo]) => ids(campo)),
  )
  const puestos = await loadPorId('puestos', 'nombre', ids('puesto_id'))
  const categorias = await loadPorId('categorias', 'clave', ids('categoria_id'))
  const nombre = (en: ReadonlyMap<number, string>, id: unknown) =>
    typeof id === 'number' ? (en.get(id) ?? null) : null
  return (was) => ({
    ...Object.fromEntries(UNIDADES.map(([campo, key]) => [key, nombre(unidades, was[campo])])),
    puesto: nombre(puestos, was.puesto_id),
    categoria: nombre(categorias, was.categoria_id),
  })
}

async function loadPorId(tabla: string, columna: string, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const binds = new Binds()
  const rows = await selectRows<{ id: number; texto: string }>(
    `SELECT id, ${columna} AS texto FROM ${tabla} WHERE id IN (${binds.addAll([...new Set(ids)])})`,
    binds.values,
  )
  return new Map(rows.map(({ id, texto }) => [id, texto]))
}
