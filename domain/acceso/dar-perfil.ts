import { TEXTO_ACTO } from './acto.ts'
import { isAdministrador, PERFIL_ADMINISTRADOR, type Actor } from './actor.ts'
import { isSoloInstituto } from './apertura.ts'
import type { PerfilDerechos } from './derecho.ts'
import { VISTAS } from './vistas/vistas.ts'

/**
 * Why `actor` may not give a profile, nor touch an account that has it; null when it may. Nobody hands on what they do not
 * have: who administers without profile 1 gives no profile that administers, no act that its own lacks, and no view of the whole
 * institute that its own does not open.
 */
export function impedimentoDePerfil(
  actor: Pick<Actor, 'perfilId' | 'actos' | 'vistas'>,
  perfil: PerfilDerechos & { readonly nombre: string },
): string | null {
  if (isAdministrador(actor)) return null
  const { id, nombre, actos, aperturas } = perfil
  if (id === PERFIL_ADMINISTRADOR || actos.includes('administrar'))
    return `El perfil ${nombre} administra: solo lo da o lo cambia quien tiene el perfil Administrador.`
  const acto = actos.find((one) => !actor.actos.has(one))
  if (acto !== undefined)
    return `El perfil ${nombre} tiene el acto ${TEXTO_ACTO[acto].titulo} y el tuyo no: pide a quien administra el portal que lo haga.`
  const vista = aperturas
    .map((apertura) => apertura.vista)
    .find((one) => isSoloInstituto(one) && !actor.vistas.has(one))
  if (vista !== undefined)
    return `El perfil ${nombre} abre ${VISTAS[vista].titulo} y el tuyo no: pide a quien administra el portal que lo haga.`
  return null
}

/** Whether who gives a profile says their password again: whoever administers can give everything else. */
export function pideClave({ id, actos }: Pick<PerfilDerechos, 'id' | 'actos'>): boolean {
  return id === PERFIL_ADMINISTRADOR || actos.includes('administrar')
}
