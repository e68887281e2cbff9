import { isAdministrador, type Actor } from '#domain/acceso/actor.ts'
import { impedimentoDePerfil } from '#domain/acceso/dar-perfil.ts'
import type { PerfilDerechos } from '#domain/acceso/derecho.ts'
import { vistaOfComponente, VISTAS } from '#domain/acceso/vistas/vistas.ts'
import { AppError } from '#api/errors.ts'
import { loadDerechos } from './load-derechos.ts'

/** Why the actor may not give each profile, by id; empty for who holds profile 1: only they are spared the look. */
export async function loadImpedimentos(actor: Actor): Promise<ReadonlyMap<number, string>> {
  if (isAdministrador(actor)) return new Map()
  const { perfiles } = await loadDerechos()
  return new Map(
    perfiles.flatMap((perfil) => {
      const impedimento = impedimentoDePerfil(actor, perfil)
      return impedimento === null ? [] : [[perfil.id, impedimento] as const]
    }),
  )
}

/** Throws 403 with the reason when the actor may not give one of the profiles, nor touch an account that has it. */
export async function assertPuedeDar(actor: Actor, ...perfilIds: readonly number[]): Promise<void> {
  const impedimentos = await loadImpedimentos(actor)
  const impedimento = perfilIds.map((id) => impedimentos.get(id)).find((one) => one !== undefined)
  if (impedimento !== undefined) throw new AppError(403, 'permiso', impedimento)
}

/** Throws 403 with the reason when the actor may not leave a profile with those rights. */
export function assertPuedeDejar(actor: Actor, perfil: PerfilDerechos & { readonly nombre: string }): void {
  const impedimento = impedimentoDePerfil(actor, perfil)
  if (impedimento !== null) throw new AppError(403, 'permiso', impedimento)
}

/** Throws 403 when a menu or process would open a view that the actor does not: whoever has it would open it from then on. */
export function assertPuedeAbrir(actor: Actor, componente: string | null): void {
  const vista = componente === null ? null : vistaOfComponente(componente)
  if (vista === null || isAdministrador(actor) || actor.vistas.has(vista)) return
  const message = `Tu perfil no abre ${VISTAS[vista].titulo}: pide a quien administra el portal que lo haga.`
  throw new AppError(403, 'permiso', message)
}
