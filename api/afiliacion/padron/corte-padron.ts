import type { Actor } from '#domain/acceso/actor.ts'
import { deepestAlcance } from '#domain/acceso/alcance.ts'
import type { LetraSituacion } from '#domain/afiliacion/situacion.ts'
import type { Corte } from '#api/afiliacion/busqueda/corte.ts'
import { dialect } from '#api/db/database.ts'
import type { Bind, Binds } from '#api/db/sql.ts'
import { inSql, type Filtros } from '#api/http/listas/list-filter.ts'
import type { Condicion } from '#api/http/listas/camino.ts'

type Valor = Exclude<Bind, null>

interface Limite {
  readonly columna: 'nivel0_id' | 'nivel1_id' | 'nivel2_id' | 'situacion'
  readonly valores: readonly Valor[]
}

export interface CortePadron extends Corte {
  /** Everybody, or one place: the index of names has those people together. */
  readonly seguido: boolean
}

const NIVELES = ['nivel0_id', 'nivel1_id', 'nivel2_id'] as const

/** What each filter of today cuts; the others say a day, or whom. */
const CORTAN: ReadonlyMap<string, Limite['columna'] | null> = new Map([
  ['situacion', 'situacion'],
  ['entidadId', 'nivel0_id'],
  ['adscripcionId', 'nivel1_id'],
  ['dependenciaId', 'nivel2_id'],
  // It cuts nobody.
  ['organizacion', null],
] as const)

/** The cut that the actor's scope and a list's filters make together; null where they ask for more than places and situations. */
export function cortePadron(actor: Actor, filtro: Filtros): CortePadron | null {
  const limites: Limite[] = [...alcanceDe(actor)]
  for (const [name, value] of Object.entries(filtro)) {
    const columna = CORTAN.get(name)
    if (value === undefined || columna === null) continue
    if (columna === undefined) return null
    // The list's own schema checked it.
    limites.push({ columna, valores: [value].flat() as Valor[] })
  }
  return corteDe(limites)
}

/** The cut of the actor's scope, or of everybody where it is null, and of those situations alone where some are given. */
export function corteDeAlcance(actor: Actor | null, situaciones: readonly LetraSituacion[] | null): CortePadron {
  return corteDe([
    ...(actor ? alcanceDe(actor) : []),
    ...(situaciones ? [{ columna: 'situacion', valores: situaciones } as const] : []),
  ])
}

function alcanceDe(actor: Actor): readonly Limite[] {
  if (actor.ambito === 'instituto') return []
  const deepest = deepestAlcance(actor)
  return [{ columna: NIVELES[deepest?.nivel ?? 0], valores: deepest ? [deepest.unidadId] : [] }]
}

/** The orders that each place has an index of: by name, by number, and by situation, where several are walked one after another. */
const CON_LUGAR: Readonly<Record<string, (limite: Limite, guia: Limite | null) => boolean>> = {
  'a.nombre_orden': esUno,
  'a.interno': esUno,
  'a.situacion': (limite, guia) => limite.columna === 'situacion' || esUno(limite, guia),
}
const NADIE = () => false

function esUno(limite: Limite, guia: Limite | null): boolean {
  return limite === guia && limite.valores.length === 1
}

function corteDe(limites: readonly Limite[]): CortePadron {
  const lugares = limites.filter(({ columna }) => columna !== 'situacion')
  // The deepest place, and of those the fewest: of which there are the fewest people.
  const [guia = null] = lugares.toSorted(
    (a, b) => b.columna.localeCompare(a.columna) || a.valores.length - b.valores.length,
  )
  const sql =
    (conIndice: (limite: Limite) => boolean): Condicion =>
    (binds) =>
      limites.length === 0 ? '1 = 1' : limites.map((each) => limiteSql(each, conIndice(each), binds)).join(' AND ')
  return {
    seguido: limites.length === lugares.length && limites.length <= 1 && (guia?.valores.length ?? 1) === 1,
    estrecha: sql((limite) => limite === guia || limite.columna === 'situacion'),
    enOrden: (columna) => sql((limite) => (CON_LUGAR[columna] ?? NADIE)(limite, guia)),
    suelta: sql(() => false),
  }
}

/** SQLite takes no index of a column with a sign before it; PostgreSQL knows how many people there are of each value. */
function limiteSql({ columna, valores }: Limite, conIndice: boolean, binds: Binds): string {
  const column = conIndice || dialect === 'postgres' ? `a.${columna}` : `+a.${columna}`
  const [one] = valores
  return valores.length === 1 && one !== undefined ? `${column} = ${binds.add(one)}` : inSql(column, valores, binds)
}
