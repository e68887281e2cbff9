import { dialect } from './database.ts'
import { execute } from './sql.ts'

/** First number of each lock, so that none is another lock of the portal. */
const CLASE = 7_204_220

/** What is checked and then written by one transaction at a time. The number is the lock's: never give it to another. */
const TURNOS = {
  cuentas: 1,
  organica: 2,
  direcciones: 3,
  modulos: 4,
  perfiles: 5,
  firmas: 6,
  tipos: 7,
  habilitaciones: 8,
  constantes: 9,
  aumentos: 10,
  pagos: 11,
  propuestas: 12,
  derechos: 13,
  cargas: 14,
  exportes: 15,
  planos: 16,
} as const satisfies Record<string, number>

export type Turno = keyof typeof TURNOS

/**
 * Waits until no other transaction has this turn, and keeps it to the end of the caller's. For a rule that no unique index can
 * say: a name compared without accents, dates that overlap. Take it before the SELECT that decides. SQLite has one writer anyway.
 */
export async function holdTurno(turno: Turno): Promise<void> {
  if (dialect === 'postgres') await execute('SELECT pg_advisory_xact_lock($1, $2)', [CLASE, TURNOS[turno]])
}
