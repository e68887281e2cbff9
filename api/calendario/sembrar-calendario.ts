import type { Actor } from '#domain/acceso/actor.ts'
import { sembrarAnio, type EventoConOrigen, type Siembra } from '#domain/calendario/plan/sembrar-anio.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { selectRows } from '#api/db/sql.ts'
import { listInhabiles, raiseVersion } from './calendario-row.ts'

/**
 * Lays out a whole year of the calendar (decisions §3) around the days set by hand, which it never touches. Gives what
 * it set and why; with `simular`, what it would set. A second run changes nothing.
 */
export async function sembrarCalendario(actor: Actor, anio: number, simular = false): Promise<Siembra> {
  authorizeInstituto(actor, 'calendario.administrar')
  if (simular) return planSiembra(anio)
  return inTransaction(async () => {
    const siembra = await planSiembra(anio)
    if (siembra.cambios.length > 0) await writeSiembra(actor, anio, siembra)
    return siembra
  })
}

async function planSiembra(anio: number): Promise<Siembra> {
  const existing = await selectRows<EventoConOrigen>(
    'SELECT fecha, tipo, origen FROM eventos WHERE fecha BETWEEN $1 AND $2',
    [`${anio}-01-01`, `${anio}-12-31`],
  )
  return sembrarAnio(anio, existing, await listInhabiles(anio))
}

async function writeSiembra(actor: Actor, anio: number, { cambios }: Siembra): Promise<void> {
  await insertRows(
    'eventos',
    ['fecha', 'tipo', 'origen', 'motivo'],
    cambios.map(({ fecha, tipo, motivo }) => [fecha, tipo, 'sembrado', motivo]),
    `ON CONFLICT (fecha) DO UPDATE SET tipo = excluded.tipo, motivo = excluded.motivo WHERE eventos.origen = 'sembrado'`,
  )
  await raiseVersion(anio)
  await logActo(actor, {
    acto: 'calendario.sembrar',
    objeto: 'calendario',
    objetoId: anio,
    despues: Object.fromEntries(cambios.map(({ fecha, tipo }) => [fecha, tipo])),
  })
}
