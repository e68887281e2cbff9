import { TEXTO_AMBITO } from '#domain/acceso/acto.ts'
import { actosTexto, dosPasosTexto, rutaConcedible } from '#domain/acceso/cambios-perfil.ts'
import { without } from '#domain/acceso/derecho.ts'
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

/** How many things of `draft` are not as in `base`. */
export function countCambios(base: PermisosPerfil, draft: PermisosPerfil): number {
  const fields = CAMPOS.filter((campo) => base[campo] !== draft[campo]).length
  const items = LISTAS.map((lista) => {
    const [before, after]: [readonly unknown[], readonly unknown[]] = [base[lista], draft[lista]]
    return without(before, after).length + without(after, before).length
  })
  return fields + items.reduce((sum, n) => sum + n, 0)
}

/** What I changed of `base`, done to what somebody else saved meanwhile. */
export function mergePermisos(base: PermisosPerfil, mine: PermisosPerfil, saved: PermisosPerfil): PermisosPerfil {
  const field = <K extends (typeof CAMPOS)[number]>(campo: K): PermisosPerfil[K] =>
    mine[campo] === base[campo] ? saved[campo] : mine[campo]
  const list = <T>(before: readonly T[], own: readonly T[], other: readonly T[]): readonly T[] => {
    const removed = without(before, own)
    return [...without(other, removed), ...without(without(own, before), other)]
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

/** Where two versions of a profile differ, in words; of a list, what only one of them has. */
export function diferencias(mine: PermisosPerfil, saved: PermisosPerfil, derechos: RespuestaDerechos): Difference[] {
  const named = (all: readonly Concedible[], ids: readonly number[]) =>
    all.filter(({ id }) => ids.includes(id)).map(rutaConcedible)
  const rows: (readonly [string, string, string])[] = [
    ['Nombre', mine.nombre, saved.nombre],
    ['Ámbito', TEXTO_AMBITO[mine.ambito].titulo, TEXTO_AMBITO[saved.ambito].titulo],
    ['Dos pasos', dosPasosTexto(mine), dosPasosTexto(saved)],
    only('Actos', actosTexto(mine), actosTexto(saved)),
    only('Menús', named(derechos.menus, mine.menus), named(derechos.menus, saved.menus)),
    only('Procesos', named(derechos.procesos, mine.procesos), named(derechos.procesos, saved.procesos)),
  ]
  return rows
    .filter(([, own, other]) => own !== other)
    .map(([label, own, other]) => ({ label, mine: own, theirs: other }))
}

function only(label: string, mine: readonly string[], saved: readonly string[]): readonly [string, string, string] {
  const told = (names: readonly string[]): string => (names.length === 0 ? '' : `Además: ${names.join(', ')}`)
  return [label, told(without(mine, saved)), told(without(saved, mine))]
}
