import { ACTOS, TEXTO_ACTO, TEXTO_AMBITO } from './acto.ts'
import { without } from './derecho.ts'
import type { Concedible, PermisosPerfil, RespuestaDerechos } from './perfil.ts'

type Concedibles = Pick<RespuestaDerechos, 'menus' | 'procesos'>

/** "Afiliación › Padrón". */
export function rutaConcedible({ grupo, nombre }: Concedible): string {
  return grupo === '' ? nombre : `${grupo} › ${nombre}`
}

/** One kind of thing that a change gives or takes away, each by the name that its box has. */
export interface GrupoCambios {
  readonly label: string
  readonly quita: boolean
  readonly names: readonly string[]
}

/** What changes from `base` to `draft`, in the order of the page: its name, scope and second step; acts, menus and processes given and taken away. */
export function cambiosDe(base: PermisosPerfil, draft: PermisosPerfil, concedibles: Concedibles): GrupoCambios[] {
  const paths = (all: readonly Concedible[], ids: readonly number[]) =>
    all.filter(({ id }) => ids.includes(id)).map(rutaConcedible)
  const both = (label: string, before: readonly string[], after: readonly string[]): GrupoCambios[] => [
    { label: `${label} que se dan`, quita: false, names: without(after, before) },
    { label: `${label} que se quitan`, quita: true, names: without(before, after) },
  ]
  const now = (label: string, before: string, after: string): GrupoCambios => ({
    label,
    quita: false,
    names: before === after ? [] : [`Antes: ${before}. Ahora: ${after}.`],
  })
  return [
    now('Nombre', base.nombre, draft.nombre),
    now('Ámbito', TEXTO_AMBITO[base.ambito].titulo, TEXTO_AMBITO[draft.ambito].titulo),
    now('Dos pasos', dosPasosTexto(base), dosPasosTexto(draft)),
    ...both('Actos', actosTexto(base), actosTexto(draft)),
    ...both('Menús', paths(concedibles.menus, base.menus), paths(concedibles.menus, draft.menus)),
    ...both('Procesos', paths(concedibles.procesos, base.procesos), paths(concedibles.procesos, draft.procesos)),
  ].filter(({ names }) => names.length > 0)
}

/** Whether the profile asks for codes when entering, in words. */
export const dosPasosTexto = ({ exigeDosPasos }: PermisosPerfil): string =>
  exigeDosPasos ? 'Exigidos' : 'No se exigen'
/** The acts of a profile by their names, in their order. */
export const actosTexto = (permisos: PermisosPerfil): string[] =>
  ACTOS.filter((acto) => permisos.actos.includes(acto)).map((acto) => TEXTO_ACTO[acto].titulo)
