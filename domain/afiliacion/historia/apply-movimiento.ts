import type { PlainDate } from '#domain/plain-date.ts'
import { asOf } from './as-of.ts'
import type { EfectoMovimiento, EntradaHistoria, ValoresPersona } from './entrada-historia.ts'

/** A person as the engine sees it: every entry there is, the origin among them. */
export interface PersonaConHistoria {
  readonly entradas: readonly EntradaHistoria[]
}

/** What applying gives: the person with one more entry, and its values as known now. */
export interface PersonaAplicada extends PersonaConHistoria {
  readonly entrada: EntradaHistoria
  readonly actual: ValoresPersona
}

/**
 * `apply(person, movement) → person'`: adds what the movement brings on its effective date, recorded on
 * `registrado`. A retroactive one takes its place in the past: what came into force after it stays. An alta from a leave
 * ends the leave by its own date (decisions §10.3). It changes none of its arguments.
 */
export function applyMovimiento(
  persona: PersonaConHistoria,
  efecto: EfectoMovimiento,
  registrado: PlainDate,
): PersonaAplicada {
  const entrada: EntradaHistoria = {
    id: Math.max(0, ...persona.entradas.map(({ id }) => id)) + 1,
    desde: efecto.fecha,
    registrado,
    campos: {
      ...efecto.columnas,
      ...(efecto.hacia !== null && { situacion: efecto.hacia }),
      ...(efecto.ingresa && { fecha_alta: efecto.fecha }),
    },
  }
  const entradas = [...persona.entradas, entrada]
  return { entradas, entrada, actual: asOf(entradas, { al: null, conocido: null }) ?? {} }
}
