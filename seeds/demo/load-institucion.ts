import type { Actor } from '#domain/acceso/actor.ts'
import { addDays, dateParts, type PlainDate } from '#domain/plain-date.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { SISTEMA } from '#api/acceso/sistema.ts'
import { createHabilitacion } from '#api/calendario/create-habilitacion.ts'
import { sembrarCalendario } from '#api/calendario/sembrar-calendario.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertKeyed } from '#api/db/insert-row.ts'
import { selectRow } from '#api/db/sql.ts'
import { AjusteModel } from '#api/instituto/models/AjusteModel.ts'
import { loadDireccionesDemo } from './direcciones.ts'
import { loadOrganicaDemo } from './organica.ts'
import { loadUsuariosDemo } from './usuarios.ts'

const DIAS_HABILITADOS = 60
const MOTIVO = 'Demostración: la captura queda abierta para poder probar el portal cualquier día.'

/** Who loads the demo, as the bitácora tells it. */
export const ACTOR_DEMO: Actor = { ...SISTEMA, origen: { medio: 'semilla', direccion: SISTEMA.origen.direccion } }

/**
 * Loads the fictional institute, once: tree, posts, addresses, the accounts and the mark that this database is a
 * demo. Catalogues must be loaded. `today` places the calendar; on a later day it is only brought up to date.
 */
export async function loadInstitucion(today: PlainDate): Promise<void> {
  await inTransaction(async () => {
    if (!(await selectRow(`SELECT clave FROM ajustes WHERE clave = 'demo'`))) await loadFirstTime()
    await refreshCalendario(today)
  })
}

async function loadFirstTime(): Promise<void> {
  await insertKeyed(AjusteModel, { clave: 'demo', valor: '1' })
  await loadOrganicaDemo()
  await loadDireccionesDemo()
  await loadUsuariosDemo()
  await logActo(ACTOR_DEMO, { acto: 'demo.cargar', objeto: 'institucion', objetoId: 'demo' })
}

/** The last year, this one and the next in the calendar, and an enabling that covers today: the demo works on a Saturday too. */
async function refreshCalendario(today: PlainDate): Promise<void> {
  const { year } = dateParts(today)
  for (const anio of [year - 1, year, year + 1]) await sembrarCalendario(ACTOR_DEMO, anio)
  const current = await selectRow(
    'SELECT id FROM habilitaciones WHERE revocada_at IS NULL AND unidad_id IS NULL AND desde <= $1 AND hasta >= $1',
    [today],
  )
  if (current) return
  await createHabilitacion(ACTOR_DEMO, {
    tipo: 'ALTA_BAJA_CAMBIO',
    unidadId: null,
    desde: today,
    hasta: addDays(today, DIAS_HABILITADOS),
    motivo: MOTIVO,
  })
}
