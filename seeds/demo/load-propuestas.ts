import { addDays, type PlainDate } from '#domain/plain-date.ts'
import { quincenaOf, quincenaRange } from '#domain/calendario/quincena.ts'
import { proponer } from '#api/autorizaciones/proponer.ts'
import { selectRow } from '#api/db/sql.ts'
import { guardarConstante } from '#api/fondos/constantes/guardar-constante.ts'
import { CAMBIAR_PRESTAMO } from '#api/fondos/prestamos/acciones-prestamo.ts'
import { loadActores } from './load-actores.ts'

/** Adds a proposal of the auxiliar and one of the administrator, if there are none. */
export async function loadPropuestas(today: PlainDate): Promise<void> {
  if (await selectRow('SELECT id FROM propuestas LIMIT 1')) return
  const actores = await loadActores()
  const [auxiliar, admin] = [actores.get('auxiliar'), actores.get('admin')]
  const prestamo = await selectRow<{ id: number; version: number }>(
    `SELECT id, version FROM prestamos WHERE estado = 'activo' ORDER BY id LIMIT 1`,
  )
  if (!auxiliar || !admin || !prestamo) return
  const motivo = 'La persona pidió revisar el plan con su entidad.'
  await proponer(auxiliar, CAMBIAR_PRESTAMO, { ...prestamo, acto: 'suspender', motivo })
  const desde = addDays(quincenaRange(quincenaOf(today)).fin, 1)
  await guardarConstante(admin, { nombre: 'INTERES_ANUAL_CORTO', valor: '6.5', desde })
}
