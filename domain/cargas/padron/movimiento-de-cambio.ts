import type { LetraSituacion } from '#domain/afiliacion/situacion.ts'
import { CAUSA_SIN_ESPECIFICAR, causaDe, registraPersona } from '#domain/afiliacion/tipos/reglas-de.ts'
import type { CausaTipo, ReglasTipo } from '#domain/afiliacion/tipos/reglas-tipo.ts'
import { foldText } from '#domain/identidad/normalize-text.ts'

/** A type of movement with its rules, as the catalogue holds it. */
export interface TipoConReglas {
  readonly id: number
  readonly nombre: string
  /** Letter of its folios. */
  readonly abreviatura: string
  readonly reglas: ReglasTipo
}

/** The movement that takes somebody from one situation to another. */
export interface MovimientoDeCambio {
  readonly tipo: TipoConReglas
  /** Key of the cause; "" for a type that asks none. */
  readonly causa: string
}

/**
 * The movement by which a person of a file went from `antes` to `despues`, by the rules of the types: `contradice` if no movement does, `causa`
 * if none does with that cause. Null: no type leads to that situation at all, and it is stored without a movement. An alta is the last resort: a
 * return from a leave is a reingreso.
 */
export function movimientoDeCambio(
  tipos: readonly TipoConReglas[],
  antes: LetraSituacion,
  despues: LetraSituacion,
  causaEscrita: string | null,
): MovimientoDeCambio | 'contradice' | 'causa' | null {
  const posibles = [...tipos]
    .sort((a, b) => Number(registraPersona(a.reglas)) - Number(registraPersona(b.reglas)) || a.id - b.id)
    .flatMap((tipo) => tipo.reglas.causas.map((causa) => ({ tipo, causa })))
    // Somebody who stays where they were had data changed, whatever else leads to that situation.
    .filter(({ causa }) => admite(causa, antes) && causa.hacia === (antes === despues ? null : despues))
  if (posibles.length === 0)
    return tipos.some(({ reglas }) => reglas.causas.some(({ hacia }) => hacia === despues)) ? 'contradice' : null
  if (causaEscrita !== null) {
    const escrita = posibles.find(({ causa }) => isLlamada(causa, causaEscrita))
    return escrita ? { tipo: escrita.tipo, causa: escrita.causa.clave } : 'causa'
  }
  const [first] = posibles
  if (!first) return 'contradice'
  const { tipo, causa } = first
  const propias = posibles.filter((posible) => posible.tipo.id === tipo.id)
  // Several causes lead there: which one it was is not known.
  if (propias.length > 1 && causaDe(tipo.reglas, CAUSA_SIN_ESPECIFICAR)?.hacia === despues)
    return { tipo, causa: CAUSA_SIN_ESPECIFICAR }
  return { tipo, causa: causa.clave }
}

const admite = ({ desde, soloInstituto }: CausaTipo, antes: LetraSituacion): boolean =>
  desde.includes(antes) || soloInstituto.includes(antes)

const isLlamada = ({ clave, etiqueta }: CausaTipo, escrita: string): boolean =>
  [clave, etiqueta].some((nombre) => nombre !== '' && foldText(nombre) === foldText(escrita))
