import type { Actor } from '#domain/acceso/actor.ts'
import { cambiosDe } from '#domain/acceso/cambios-perfil.ts'
import { rutaPerfil } from '#domain/acceso/ruta-perfil.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import type { PropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
import type { PerfilDetalle } from '#domain/acceso/perfil.ts'
import type { Accion } from '#api/autorizaciones/accion.ts'
import { proponer } from '#api/autorizaciones/proponer.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { conGanancias, sinDarMas } from './ganancias.ts'
import { listMenusConcedibles, listProcesosConcedibles } from './load-derechos.ts'
import { findPerfil, permisosOf } from './perfil-row.ts'
import { countPersonas } from './preview-perfil.ts'
import { savePerfil, type CambioPerfil } from './save-perfil.ts'

/** A change that gives a profile more: capabilities, acts or the whole institute. */
export const CAMBIAR_PERFIL: Accion<CambioPerfil & { readonly id: number }> = {
  id: 'perfil.cambiar',
  aplicar: async (actor, { id, ...cambio }) => {
    const antes = await findPerfil(id)
    const { hecho: despues, cambios } = await conGanancias(() => savePerfil(actor, id, cambio))
    const concedibles = { menus: await listMenusConcedibles(), procesos: await listProcesosConcedibles() }
    const { total } = await countPersonas(id)
    const escritos = cambiosDe(permisosOf(antes), permisosOf(despues), concedibles).map(({ label, names }) => ({
      campo: label,
      antes: '',
      despues: names.join('; '),
    }))
    return {
      sujeto: `Perfil ${antes.nombre}, de ${cuentaTexto(total, 'usuario activo', 'usuarios activos')}`,
      // With the capabilities: a menu keeps its name when somebody makes it open another view.
      cambios: [...escritos, ...cambios],
      importeCentavos: null,
      enlace: rutaPerfil(antes),
      registro: id,
    }
  },
}

/** Saves a profile. A change that gives it more waits for a second person (decisions §11.7). Throws as `savePerfil`. */
export async function guardarPerfil(
  actor: Actor,
  id: number,
  cambio: CambioPerfil,
): Promise<PerfilDetalle | PropuestaHecha> {
  authorizeInstituto(actor, 'perfiles.administrar')
  const saved = await sinDarMas(() => savePerfil(actor, id, cambio))
  return saved ?? proponer(actor, CAMBIAR_PERFIL, { ...cambio, id })
}
