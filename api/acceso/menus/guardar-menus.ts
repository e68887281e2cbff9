import type { Actor } from '#domain/acceso/actor.ts'
import { etiquetaCampo } from '#domain/acceso/bitacora/etiquetas-campo.ts'
import type { MenuRegistro } from '#domain/acceso/menu/menu.ts'
import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import type { CambioPropuesto, PropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { conGanancias, sinDarMas } from '#api/acceso/perfiles/ganancias.ts'
import type { Accion } from '#api/autorizaciones/accion.ts'
import { proponer } from '#api/autorizaciones/proponer.ts'
import { selectMenus } from './menu-row.ts'
import { CAMPOS_MENU, saveMenus, type CambioMenu } from './save-menus.ts'

/** A change of menus that gives profiles more, because they would open other views. */
export const CAMBIAR_MENUS: Accion<{ readonly menus: readonly CambioMenu[] }> = {
  id: 'menu.cambiar',
  aplicar: async (actor, { menus }) => {
    const antes = await selectMenus()
    const { hecho, cambios } = await conGanancias(() => saveMenus(actor, menus))
    const changed = antes.filter((menu) => cambiosDe(menu, hecho, antes).length > 0)
    const one = changed.length === 1 ? changed[0] : undefined
    const escritos = changed.flatMap((menu) =>
      cambiosDe(menu, hecho, antes).map((cambio) =>
        one ? cambio : { ...cambio, campo: `${menu.nombre}: ${cambio.campo.toLowerCase()}` },
      ),
    )
    return {
      sujeto: one ? `Menú ${one.nombre}` : `${changed.length} menús`,
      cambios: [...escritos, ...cambios],
      importeCentavos: null,
      enlace: rutaVista('menu'),
      registro: one?.id ?? 'varios',
    }
  },
}

/**
 * Saves menus together. A change that gives a profile more, because one of its menus would open another view, waits for a second
 * person (decisions §11.7). Throws as `saveMenus`.
 */
export async function guardarMenus(
  actor: Actor,
  menus: readonly CambioMenu[],
): Promise<MenuRegistro[] | PropuestaHecha> {
  authorizeInstituto(actor, 'menus.administrar')
  return (await sinDarMas(() => saveMenus(actor, menus))) ?? proponer(actor, CAMBIAR_MENUS, { menus })
}

function cambiosDe(
  antes: MenuRegistro,
  saved: readonly MenuRegistro[],
  before: readonly MenuRegistro[],
): CambioPropuesto[] {
  const despues = saved.find(({ id }) => id === antes.id) ?? antes
  const nombreDe = (menus: readonly MenuRegistro[], id: number | null) => menus.find((menu) => menu.id === id)?.nombre
  const textOf = (menu: MenuRegistro, campo: (typeof CAMPOS_MENU)[number], menus: readonly MenuRegistro[]): string =>
    String((campo === 'parent_id' ? nombreDe(menus, menu.parent_id) : menu[campo]) ?? '')
  return CAMPOS_MENU.filter((campo) => antes[campo] !== despues[campo]).map((campo) => ({
    campo: etiquetaCampo(campo),
    antes: textOf(antes, campo, before),
    despues: textOf(despues, campo, saved),
  }))
}
