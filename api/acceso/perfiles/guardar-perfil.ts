import type { Actor } from '#domain/acceso/actor.ts'
import { cambiosDe } from '#domain/acceso/cambios-perfil.ts'
import { rutaPerfil } from '#domain/acceso/ruta-perfil.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import type { PropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
import type { PerfilDetalle } from '#domain/acceso/perfil.ts'
import type { Accion } from '#api/autorizaciones/accion.ts'
import { proponer } from '#api/autorizaciones/proponer.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { inTransaction } from '#api/db/database.ts'
import { listMenusConcedibles, listProcesosConcedibles } from './load-derechos.ts'
import { findPerfil, holdPerfil, permisosOf } from './perfil-row.ts'
import { countPersonas, previewPerfil } from './preview-perfil.ts'
import { savePerfil, type CambioPerfil } from './save-perfil.ts'

/** A change that gives a profile more capabilities. */
export const CAMBIAR_PERFIL: Accion<CambioPerfil & { readonly id: number }> = {
  id: 'perfil.cambiar',
  aplicar: async (actor, { id, ...cambio }) => {
    const antes = await findPerfil(id)
    const despues = await savePerfil(actor, id, cambio)
    const concedibles = { menus: await listMenusConcedibles(), procesos: await listProcesosConcedibles() }
    const { total } = await countPersonas(id)
    return {
      sujeto: `Perfil ${antes.nombre}, de ${cuentaTexto(total, 'usuario activo', 'usuarios activos')}`,
      cambios: cambiosDe(permisosOf(antes), permisosOf(despues), concedibles).map(({ label, names }) => ({
        campo: label,
        antes: '',
        despues: names.join('; '),
      })),
      importeCentavos: null,
      enlace: rutaPerfil(antes),
      registro: id,
    }
  },
}

/**
 * Saves a profile. A change that gives it a capability waits for a second person (decisions §11.7). Throws as
 * `savePerfil`.
 */
export async function guardarPerfil(
  actor: Actor,
  id: number,
  cambio: CambioPerfil,
): Promise<PerfilDetalle | PropuestaHecha> {
  authorizeInstituto(actor, 'perfiles.administrar')
  const saved = await inTransaction(async () => {
    // Locked while it is judged: two changes at once could give together a capability that neither gives alone.
    const actual = await holdPerfil(id)
    const { gana } = await previewPerfil(actor, id, permisosOf({ ...actual, ...cambio }))
    return gana.length > 0 ? null : savePerfil(actor, id, cambio)
  })
  return saved ?? proponer(actor, CAMBIAR_PERFIL, { ...cambio, id })
}
