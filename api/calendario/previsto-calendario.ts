import type { Actor } from '#domain/acceso/actor.ts'
import { aplicarCambios, cambiosEntre, type CambioDia } from '#domain/calendario/cambios-calendario.ts'
import { cambiosDeVentana, type PrevistoCalendario } from '#domain/calendario/calendario-anio.ts'
import type { Evento } from '#domain/calendario/evento.ts'
import type { PlainDate } from '#domain/calendario/plain-date.ts'
import { quincenaOf } from '#domain/calendario/quincena.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { nowAt, today } from '#api/clock.ts'
import { Binds, selectRow, selectRows } from '#api/db/sql.ts'
import { diasImpresos } from './dias-impresos.ts'
import { listEventosOfYear } from './list-eventos-from.ts'

/** What saving these changes would do, and to whom. Writes nothing. */
export async function preverCalendario(
  actor: Actor,
  anio: number,
  cambios: readonly CambioDia[],
): Promise<PrevistoCalendario> {
  authorizeInstituto(actor, 'calendario.administrar')
  const antes = await listEventosOfYear(anio)
  return efectoDe(antes, aplicarCambios(antes, cambios))
}

/** The effect of one calendar in another's place: windows, and the work that they leave outside. */
async function efectoDe(antes: readonly Evento[], despues: readonly Evento[]): Promise<PrevistoCalendario> {
  const day = today()
  const cambios = cambiosEntre(antes, despues)
  const ventanas = cambiosDeVentana(antes, despues)
  const cierran =
    ventanas.find(({ tipo }) => tipo === 'ALTA_BAJA_CAMBIO')?.cierran.filter((fecha) => fecha >= day) ?? []
  const shorter = new Set(
    cierran.map(quincenaOf).filter((quincena) => lastOf(quincena, despues) < lastOf(quincena, antes)),
  )
  const gone = [...shorter].filter((quincena) => lastOf(quincena, despues) < day)
  return {
    borrados: cambios.filter(({ tipo }) => tipo === null).length,
    guardados: cambios.filter(({ tipo }) => tipo !== null).length,
    ventanas,
    entidades: ventanas.length === 0 ? 0 : await countEntidades(),
    habilitadas: cierran.length === 0 ? 0 : await countHabilitadas(cierran),
    borradores: shorter.size === 0 ? 0 : await countBorradores(),
    solicitudes: gone.length === 0 ? 0 : await countSolicitudes(gone),
    pasados: cambios.map(({ fecha }) => fecha).filter((fecha) => fecha < day),
    impresos: await diasImpresos(antes, despues),
  }
}

/** Last day of a quincena's window of movements; "" without one, before any day. */
function lastOf(quincena: number, eventos: readonly Evento[]): string {
  const days = eventos.filter(({ fecha, tipo }) => tipo === 'ALTA_BAJA_CAMBIO' && quincenaOf(fecha) === quincena)
  return (
    days
      .map(({ fecha }) => fecha as string)
      .sort()
      .at(-1) ?? ''
  )
}

async function countEntidades(): Promise<number> {
  return countOf('SELECT COUNT(*) AS n FROM unidades WHERE nivel = 1 AND activo')
}

/** Entities that an enabling of movements covers on each of the days. */
async function countHabilitadas(days: readonly PlainDate[]): Promise<number> {
  const [first, last] = [days[0] ?? '', days.at(-1) ?? '']
  const rows = await selectRows<{ unidad_id: number | null }>(
    `SELECT DISTINCT unidad_id FROM habilitaciones
     WHERE tipo = 'ALTA_BAJA_CAMBIO' AND revocada_at IS NULL AND desde <= $1 AND hasta >= $2`,
    [first, last],
  )
  return rows.some(({ unidad_id: id }) => id === null) ? countEntidades() : rows.length
}

function countBorradores(): Promise<number> {
  return countOf('SELECT COUNT(*) AS n FROM borradores WHERE vence_at > $1', [nowAt()])
}

/** Requests of these quincenas that nobody validated yet. */
function countSolicitudes(quincenas: readonly number[]): Promise<number> {
  const binds = new Binds()
  return countOf(
    `SELECT COUNT(*) AS n FROM movimientos WHERE quincena IN (${binds.addAll(quincenas)})
       AND activo AND NOT aplicado AND NOT aplicar AND movimiento_fecha IS NULL`,
    binds.values,
  )
}

async function countOf(sql: string, bind: Binds['values'] = []): Promise<number> {
  return (await selectRow<{ n: number }>(sql, bind))?.n ?? 0
}
