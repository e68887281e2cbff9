import type { Actor } from '#domain/acceso/actor.ts'
import { cambiosDe } from '#domain/acceso/cambios-perfil.ts'
import { pideClave } from '#domain/acceso/dar-perfil.ts'
import { compareDerechos, type PerfilDerechos } from '#domain/acceso/derecho.ts'
import type { CambioPerfilPrevisto } from '#domain/usuarios/usuario.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { assertPuedeDar } from '#api/acceso/perfiles/assert-puede-dar.ts'
import { loadDerechos } from '#api/acceso/perfiles/load-derechos.ts'
import { findPerfil as findPermisos } from '#api/acceso/perfiles/perfil-row.ts'
import { broken } from '#api/errors.ts'
import { assertClavePropia } from '#api/usuarios/clave/clave-propia.ts'
import { perfilesDeDos } from './firmante.ts'
import { findUsuario } from './usuario-row.ts'

/** What giving another profile takes from the account and gives. Changes nothing. Throws 404, 403, 422 at `perfilId`. */
export async function previewCambioPerfil(actor: Actor, id: number, perfilId: number): Promise<CambioPerfilPrevisto> {
  authorizeInstituto(actor, 'usuarios.administrar')
  const actual = await findUsuario(actor, id)
  await assertPuedeDar(actor, actual.perfilId, perfilId)
  const { perfiles, ...concedibles } = await loadDerechos()
  const [antes, despues] = [findPerfil(perfiles, actual.perfilId), findPerfil(perfiles, perfilId)]
  const [tiene, tendra] = [await findPermisos(antes.id), await findPermisos(despues.id)]
  // The two have names of their own: that is no change of the person.
  const cambios = cambiosDe(tiene, { ...tendra, nombre: tiene.nombre }, concedibles)
  const dosManos = antes.id !== despues.id && (await perfilesDeDos(actor, 'usuario.perfil')).has(despues.id)
  return { ...compareDerechos(antes, despues), cambios, pideClave: pideClave(despues), dosManos }
}

function findPerfil(perfiles: readonly PerfilDerechos[], id: number): PerfilDerechos {
  const perfil = perfiles.find((one) => one.id === id)
  if (!perfil) throw broken([{ path: 'perfilId', code: 'inexistente', message: 'Ese perfil no existe. Elige otro.' }])
  return perfil
}

/** That who gives a profile that administers knows their own password. Before the transaction: a wrong one counts as an attempt. */
export async function assertConfirmado(actor: Actor, id: number, perfilId: number, clave: string): Promise<void> {
  const actual = await findUsuario(actor, id)
  if (actual.perfilId === perfilId) return
  await assertPuedeDar(actor, actual.perfilId, perfilId)
  const { perfiles } = await loadDerechos()
  if (!pideClave(findPerfil(perfiles, perfilId))) return
  if (clave === '')
    throw broken([
      { path: 'clave', code: 'requerida', message: 'Escribe tu contraseña: el perfil elegido administra el portal.' },
    ])
  await assertClavePropia(actor, clave)
}
