import type { Actor } from '#domain/acceso/actor.ts'
import { quincenaOf, quincenaRange } from '#domain/calendario/quincena.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { cierreDesde } from '#domain/calendario/dia-de-aplicacion.ts'
import { FIRMAS_CIERRE } from '#domain/quincenas/tabla-cierre.ts'
import { listEventosFrom } from '#api/calendario/list-eventos-from.ts'
import { nowAt, onDay } from '#api/clock.ts'
import { dialect, inTransaction } from '#api/db/database.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { correrTrabajo } from '#api/jobs/correr-trabajo.ts'
import { tomarTrabajo } from '#api/jobs/cola-trabajos.ts'
import { defineTrabajoAplicar } from '#api/quincenas/aplicar/trabajo-aplicar.ts'
import { firmarCierre, SIN_CONFIRMAR } from '#api/quincenas/cierres/firmar-cierre.ts'
import { solicitarCierre } from '#api/quincenas/cierres/solicitar-cierre.ts'
import { loadActores } from './load-actores.ts'
import { loadRespuestas } from './load-prestamos.ts'
import { FIRMANTES_DEMO } from './usuarios.ts'

/** A quincena of everybody is more than SQLite keeps of a file by itself: it would read its own pages over and over. */
const CACHE_AMPLIA = 'PRAGMA cache_size = -131072'

/** The entity with a validator requests its own close. */
const CON_VALIDADOR = { entidad: 'Secretaría de Salud', firmantes: { ...FIRMANTES_DEMO, solicitar: 'validador1' } }

/**
 * Closes the last `cuantas` quincenas before today's for every entity with people, through the services, with the five
 * signatures of the demo's accounts, requested on its ARCHIVO_APLICACION day
 * and signed on its last day, so that its line can be paid in time and its seal is of then; what the one before ordered of loans is
 * answered then. Once: where there are closes it does nothing. Each quincena is one transaction: a year is some thousands of acts, and the disk is waited for once. Gives how
 * many it closed.
 */
export async function loadCierres(today: PlainDate, cuantas: number): Promise<number> {
  if (await selectRow('SELECT id FROM cierres LIMIT 1')) return 0
  defineTrabajoAplicar()
  const actores = await loadActores()
  const entidades = await selectRows<{ id: number; nombre: string }>(
    `SELECT u.id, u.nombre FROM unidades u WHERE u.nivel = 1 AND EXISTS
       (SELECT 1 FROM afiliados a WHERE a.nivel1_id = u.id AND a.situacion IN ('A', 'L')) ORDER BY u.nombre`,
  )
  const open = quincenaOf(today)
  const eventos = await listEventosFrom(quincenaRange(open - cuantas).inicio)
  for (let quincena = open - cuantas; quincena < open; quincena += 1) {
    const solicitud = cierreDesde(eventos, quincena)
    await onDay(quincenaRange(quincena).fin, () =>
      inTransaction(async () => {
        if (dialect === 'sqlite') await execute(CACHE_AMPLIA)
        for (const { id, nombre } of entidades) await close(id, quincena, firmantesDe(nombre, actores), solicitud)
        await loadRespuestas(quincena - 1, quincena === open - 1)
      }),
    )
  }
  await markRead()
  return cuantas * entidades.length
}

function firmantesDe(entidad: string, actores: ReadonlyMap<string, Actor>): Actor[] {
  const firmantes = entidad === CON_VALIDADOR.entidad ? CON_VALIDADOR.firmantes : FIRMANTES_DEMO
  return FIRMAS_CIERRE.map((firma) => actores.get(firmantes[firma])).filter((actor) => actor !== undefined)
}

async function close(
  entidadId: number,
  quincena: number,
  [solicita, ...firman]: readonly Actor[],
  solicitud: PlainDate,
): Promise<void> {
  if (!solicita) throw new Error('Nobody of the demo requests a close')
  const { id } = await onDay(solicitud, () => solicitarCierre(solicita, entidadId, quincena))
  for (const actor of firman) await firmarCierre(actor, id, await versionOf(id), SIN_CONFIRMAR)
  const row = await selectRow<{ trabajo: number }>('SELECT trabajo_id AS trabajo FROM cierres WHERE id = $1', [id])
  const trabajo = await tomarTrabajo(row?.trabajo ?? 0)
  if (!trabajo) throw new Error(`The close ${id} left no job`)
  await correrTrabajo(trabajo, new AbortController())
}

async function versionOf(id: number): Promise<number> {
  return (await selectRow<{ version: number }>('SELECT version FROM cierres WHERE id = $1', [id]))?.version ?? 0
}

/** What the signers were told is done: nobody opens the demo to a full inbox. */
function markRead(): Promise<void> {
  return inTransaction(() => execute(`UPDATE avisos SET leido_at = $1 WHERE leido_at IS NULL`, [nowAt()]))
}
