import type { Actor } from '#domain/acceso/actor.ts'
import type { DiaEnConflicto } from '#domain/calendario/calendario-anio.ts'
import { staleVersion } from '#api/acceso/bitacora/stale-version.ts'
import type { AppError } from '#api/errors.ts'
import { getCalendario } from './get-calendario.ts'

/** 409 of a year that somebody saved first, with it as it is now and the days that differ. */
export async function staleCalendario(actor: Actor, anio: number, dias: readonly DiaEnConflicto[]): Promise<AppError> {
  const actual = await getCalendario(actor, anio)
  const hecho = `cambió el calendario de ${anio} mientras lo editabas.`
  return staleVersion({ objeto: 'calendario', objetoId: anio }, hecho, { actual, dias })
}
