import { quincenaCode, quincenaOf, quincenaOrdinal, quincenaYear } from '#domain/calendario/quincena.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { autorizarPropuesta } from '#api/autorizaciones/decidir-propuesta.ts'
import { proponer } from '#api/autorizaciones/proponer.ts'
import { selectRow } from '#api/db/sql.ts'
import { GUARDAR_PARAMETROS } from '#api/fondos/parametros/guardar-parametros.ts'
import { loadActores } from './load-actores.ts'

/** Adds a second record of the funds, in force from next year: one rate rises by an invented decree. Nothing if there is one. */
export async function loadParametros(today: PlainDate): Promise<void> {
  if (await selectRow('SELECT id FROM fondos_parametros WHERE clave > 1 LIMIT 1')) return
  const actores = await loadActores()
  const [admin, titular] = [actores.get('admin'), actores.get('titular')]
  if (!admin || !titular) return
  const { propuesta } = await proponer(admin, GUARDAR_PARAMETROS, {
    ...{ clave: null, version: null },
    desde: quincenaCode(quincenaOrdinal(quincenaYear(quincenaOf(today)) + 1, 1)),
    valores: { FVE: 1.5 },
    fundamento: 'Ley del Instituto de Pensiones, artículos 31 a 38; decreto ficticio 112, artículo segundo',
    motivo: 'La reforma anual sube el fondo de vivienda',
  })
  await autorizarPropuesta(titular, { id: propuesta.id, version: 1 })
}
