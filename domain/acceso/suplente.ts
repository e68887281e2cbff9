import { TEXTO_ACTO, type Acto, type Ambito } from './acto.ts'
import { DELEGABLES, type Delegable } from './delegacion.ts'
import { parTexto, paresNuevos } from './pares-incompatibles.ts'

/**
 * The act just below each one that can be lent, in the chains of a movement (capturar, validar, revisar, aprobar) and of a close
 * (revisar, aprobar, firmar, autorizar). Source: decisions §11.9. Whoever requests is never a delegate: `solicita / aprueba` is an
 * incompatible pair, so that a validator's delegate is another validator.
 */
export const ACTO_ANTERIOR = {
  validar: 'capturar',
  aprobar: 'revisar',
  firmar: 'aprobar',
  autorizar: 'firmar',
} as const satisfies Record<Delegable, Acto>

/** A profile as far as signing for somebody asks. */
export interface PerfilSuplente {
  readonly ambito: Ambito
  readonly actos: ReadonlySet<Acto>
}

/** The acts of a profile that can be lent, in the order of the chain. */
export function delegablesDe(actos: ReadonlySet<Acto>): Delegable[] {
  return DELEGABLES.filter((acto) => actos.has(acto))
}

/** A profile of the institute that only looks: an auditor's. */
export function isAuditor({ ambito, actos }: PerfilSuplente): boolean {
  return ambito === 'instituto' && [...actos].every((acto) => acto === 'ver')
}

/** Whether a profile with these acts may do `acto` for somebody: it holds that act or the one just below. */
export function isSuplenteDe(acto: Delegable, actos: ReadonlySet<Acto>): boolean {
  return !actos.has('administrar') && (actos.has(acto) || actos.has(ACTO_ANTERIOR[acto]))
}

/** Who would sign for somebody. */
export interface Suplente {
  readonly nombre: string
  readonly perfil: PerfilSuplente
  /** Profiles of the other accounts of the same person, and acts lent to them by others. */
  readonly otros: readonly PerfilSuplente[]
  readonly actosAjenos: ReadonlySet<Acto>
}

/** Why a person may not sign with the acts `prestados`, in Spanish; null when they may (decisions §11.9). */
export function impedimentoDeSuplente(
  prestados: readonly Delegable[],
  { nombre, perfil, otros, actosAjenos }: Suplente,
): string | null {
  const cuentas = [perfil, ...otros]
  if (cuentas.some(({ actos }) => actos.has('administrar')))
    return `${nombre} administra el portal: quien administra no firma por otra persona.`
  if (cuentas.some(isAuditor)) return `${nombre} audita: quien audita no firma por otra persona.`
  const lejos = prestados.find((acto) => !isSuplenteDe(acto, perfil.actos))
  if (lejos !== undefined)
    return `El perfil de ${nombre} no tiene el acto ${TEXTO_ACTO[lejos].titulo} ni el anterior, ${TEXTO_ACTO[ACTO_ANTERIOR[lejos]].titulo}: elige a otra persona.`
  const propios = new Set([...cuentas.flatMap(({ actos }) => [...actos]), ...actosAjenos])
  const [par] = paresNuevos(propios, [...propios, ...prestados])
  return par ? `Con tu firma, ${nombre} juntaría el par incompatible ${parTexto(par)}: elige a otra persona.` : null
}
