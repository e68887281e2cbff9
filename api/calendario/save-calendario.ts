import type { Actor } from '#domain/acceso/actor.ts'
import type { CalendarioGuardado, DiaEnConflicto } from '#domain/calendario/calendario-anio.ts'
import {
  aplicarCambios,
  cambiosEntre,
  cambiosIssues,
  reglasQueImpiden,
  type CambioDia,
} from '#domain/calendario/cambios-calendario.ts'
import type { Evento } from '#domain/calendario/evento.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { today } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { Binds, execute } from '#api/db/sql.ts'
import { broken } from '#api/errors.ts'
import { holdAnio, listInhabiles, raiseVersion } from './calendario-row.ts'
import { diasImpresos } from './dias-impresos.ts'
import { getCalendario } from './get-calendario.ts'
import { listEventosOfYear } from './list-eventos-from.ts'
import { staleCalendario } from './stale-calendario.ts'

export interface GuardarCalendario {
  /** Of the year as it was read; null takes any (the CLI, which reads and writes at once). */
  readonly version: number | null
  readonly cambios: readonly CambioDia[]
  /** Why; needed where a day is already past, or printed on lines of payment. */
  readonly motivo: string
}

/**
 * Saves one year's changes, whole or not at all. Throws 403, 409 `version` with `actual` and each day that differs (`dias`),
 * 422 with the day of each broken rule, a past or printed day without a reason, or a day of another year.
 */
export async function saveCalendario(
  actor: Actor,
  anio: number,
  input: GuardarCalendario,
): Promise<CalendarioGuardado> {
  authorizeInstituto(actor, 'calendario.administrar')
  const done = await inTransaction(async () => {
    const version = await holdAnio(anio)
    const antes = await listEventosOfYear(anio)
    if (input.version !== null && input.version !== version) throw await stale(actor, anio, antes, input.cambios)
    const despues = aplicarCambios(antes, input.cambios)
    const impresos = (await diasImpresos(antes, despues)).map(({ fecha }) => fecha)
    const issues = cambiosIssues(anio, input.cambios, input.motivo, today(), impresos)
    if (issues.length > 0) throw broken(issues, issues[0]?.message)
    const cambios = cambiosEntre(antes, despues)
    const rotas = reglasQueImpiden(anio, despues, cambios, await listInhabiles(anio))
    if (rotas.length > 0) throw broken(rotas, rotas[0]?.message)
    if (cambios.length > 0) await write(actor, anio, antes, cambios, input.motivo.trim())
    return cambios
  })
  return {
    ...(await getCalendario(actor, anio)),
    borrados: done.filter(({ tipo }) => tipo === null).length,
    guardados: done.filter(({ tipo }) => tipo !== null).length,
  }
}

async function stale(actor: Actor, anio: number, actuales: readonly Evento[], cambios: readonly CambioDia[]) {
  const now = new Map(actuales.map(({ fecha, tipo }) => [fecha, tipo]))
  const dias: DiaEnConflicto[] = cambios
    .map(({ fecha, tipo }) => ({ fecha, mio: tipo, actual: now.get(fecha) ?? null }))
    .filter(({ mio, actual }) => mio !== actual)
  return staleCalendario(actor, anio, dias)
}

async function write(
  actor: Actor,
  anio: number,
  antes: readonly Evento[],
  cambios: readonly CambioDia[],
  motivo: string,
): Promise<void> {
  const was = new Map(antes.map(({ fecha, tipo }) => [fecha, tipo]))
  const gone = cambios.filter(({ tipo }) => tipo === null).map(({ fecha }) => fecha)
  const binds = new Binds()
  if (gone.length > 0) await execute(`DELETE FROM eventos WHERE fecha IN (${binds.addAll(gone)})`, binds.values)
  await insertRows(
    'eventos',
    ['fecha', 'tipo', 'origen', 'motivo'],
    cambios.filter(({ tipo }) => tipo !== null).map(({ fecha, tipo }) => [fecha, tipo, 'manual', motivo]),
    `ON CONFLICT (fecha) DO UPDATE SET tipo = excluded.tipo, origen = excluded.origen, motivo = excluded.motivo`,
  )
  await raiseVersion(anio)
  await logActo(actor, {
    acto: 'calendario.guardar',
    objeto: 'calendario',
    objetoId: anio,
    antes: Object.fromEntries(cambios.map(({ fecha }) => [fecha, was.get(fecha) ?? null])),
    despues: {
      ...Object.fromEntries(cambios.map(({ fecha, tipo }) => [fecha, tipo])),
      ...(motivo === '' ? {} : { motivo }),
    },
  })
}
