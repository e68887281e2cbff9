import { ACTOS, TEXTO_ACTO, TEXTO_AMBITO } from '#domain/acceso/acto.ts'
import type { Concedible, PerfilDetalle, PermisosPerfil, RespuestaDerechos } from '#domain/acceso/perfil.ts'
import type { Difference } from '#admin/shared/ui/capas/ConflictDialog.tsx'

/** What an administrator may change of a profile. */
export function permisosOf(perfil: PerfilDetalle): PermisosPerfil {
  const { nombre, ambito, actos, menus, procesos, exigeDosPasos } = perfil
  return { nombre, ambito, actos, menus, procesos, exigeDosPasos }
}

const LISTAS = ['actos', 'menus', 'procesos'] as const
const CAMPOS = ['nombre', 'ambito', 'exigeDosPasos'] as const

/** With `value` when it was not there, without it when it was. */
export function toggled<T>(values: readonly T[], value: T): readonly T[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
}

function difference<T>(all: readonly T[], those: readonly T[]): T[] {
  return all.filter((one) => !those.includes(one))
}

/** How many things of `draft` are not as in `base`. */
export function countCambios(base: PermisosPerfil, draft: PermisosPerfil): number {
  const fields = CAMPOS.filter((campo) => base[campo] !== draft[campo]).length
  const items = LISTAS.map((lista) => {
    const [before, after]: [readonly unknown[], readonly unknown[]] = [base[lista], draft[lista]]
    return difference(before, after).length + difference(after, before).length
  })
  return fields + items.reduce((sum, n) => sum + n, 0)
}

/** What I changed of `base`, done to what somebody else saved meanwhile. */
export function mergePermisos(base: PermisosPerfil, mine: PermisosPerfil, saved: PermisosPerfil): PermisosPerfil {
  const field = <K extends (typeof CAMPOS)[number]>(campo: K): PermisosPerfil[K] =>
    mine[campo] === base[campo] ? saved[campo] : mine[campo]
  const list = <T>(before: readonly T[], own: readonly T[], other: readonly T[]): readonly T[] => {
    const removed = difference(before, own)
    return [...difference(other, removed), ...difference(difference(own, before), other)]
  }
  return {
    nombre: field('nombre'),
    ambito: field('ambito'),
    exigeDosPasos: field('exigeDosPasos'),
    actos: list(base.actos, mine.actos, saved.actos),
    menus: list(base.menus, mine.menus, saved.menus),
    procesos: list(base.procesos, mine.procesos, saved.procesos),
  }
}

/** "Afiliación › Padrón". */
export function rutaConcedible({ grupo, nombre }: Concedible): string {
  return grupo === '' ? nombre : `${grupo} › ${nombre}`
}

/** Where two versions of a profile differ, in words; of a list, what only one of them has. */
export function diferencias(mine: PermisosPerfil, saved: PermisosPerfil, derechos: RespuestaDerechos): Difference[] {
  const named = (all: readonly Concedible[], ids: readonly number[]) =>
    all.filter(({ id }) => ids.includes(id)).map(rutaConcedible)
  const rows: (readonly [string, string, string])[] = [
    ['Nombre', mine.nombre, saved.nombre],
    ['Ámbito', TEXTO_AMBITO[mine.ambito].titulo, TEXTO_AMBITO[saved.ambito].titulo],
    ['Dos pasos', exige(mine), exige(saved)],
    only('Actos', actos(mine), actos(saved)),
    only('Menús', named(derechos.menus, mine.menus), named(derechos.menus, saved.menus)),
    only('Procesos', named(derechos.procesos, mine.procesos), named(derechos.procesos, saved.procesos)),
  ]
  return rows
    .filter(([, own, other]) => own !== other)
    .map(([label, own, other]) => ({ label, mine: own, theirs: other }))
}

/** One kind of thing that a change gives or takes away, each by the name that its box has. */
export interface GrupoCambios {
  readonly label: string
  readonly quita: boolean
  readonly names: readonly string[]
}

/** What the administrator changed, in the order of the page: its name, scope and second step; acts, menus and processes given and taken away. */
export function cambiosDe(base: PermisosPerfil, draft: PermisosPerfil, derechos: RespuestaDerechos): GrupoCambios[] {
  const paths = (all: readonly Concedible[], ids: readonly number[]) =>
    all.filter(({ id }) => ids.includes(id)).map(rutaConcedible)
  const both = (label: string, before: readonly string[], after: readonly string[]): GrupoCambios[] => [
    { label: `${label} que se dan`, quita: false, names: difference(after, before) },
    { label: `${label} que se quitan`, quita: true, names: difference(before, after) },
  ]
  const now = (label: string, before: string, after: string): GrupoCambios => ({
    label,
    quita: false,
    names: before === after ? [] : [`Antes: ${before}. Ahora: ${after}.`],
  })
  return [
    now('Nombre', base.nombre, draft.nombre),
    now('Ámbito', TEXTO_AMBITO[base.ambito].titulo, TEXTO_AMBITO[draft.ambito].titulo),
    now('Dos pasos', exige(base), exige(draft)),
    ...both('Actos', actos(base), actos(draft)),
    ...both('Menús', paths(derechos.menus, base.menus), paths(derechos.menus, draft.menus)),
    ...both('Procesos', paths(derechos.procesos, base.procesos), paths(derechos.procesos, draft.procesos)),
  ].filter(({ names }) => names.length > 0)
}

const exige = ({ exigeDosPasos }: PermisosPerfil): string => (exigeDosPasos ? 'Exigidos' : 'No se exigen')
const actos = (permisos: PermisosPerfil): string[] =>
  ACTOS.filter((acto) => permisos.actos.includes(acto)).map((acto) => TEXTO_ACTO[acto].titulo)

function only(label: string, mine: readonly string[], saved: readonly string[]): readonly [string, string, string] {
  const told = (names: readonly string[]): string => (names.length === 0 ? '' : `Además: ${names.join(', ')}`)
  return [label, told(difference(mine, saved)), told(difference(saved, mine))]
}
