import { addDays, type PlainDate } from '#domain/plain-date.ts'
import { findRow } from '#api/db/find-row.ts'
import { AjusteModel } from '#api/instituto/models/AjusteModel.ts'
import { selectRows } from '#api/db/sql.ts'
import { LIMITE_RETROACTIVO } from '#domain/instituto/campos-info.ts'

/** Days around today that a procedure may ask for: two years back, two ahead. */
const ALCANCE_DIAS = 750

/** The calendar's ARCHIVO_APLICACION days around `today`, in order. */
export async function listDiasAplicacion(today: PlainDate): Promise<PlainDate[]> {
  const rows = await selectRows<{ fecha: PlainDate }>(
    `SELECT fecha FROM eventos WHERE tipo = 'ARCHIVO_APLICACION' AND fecha BETWEEN $1 AND $2 ORDER BY fecha`,
    [addDays(today, -ALCANCE_DIAS), addDays(today, ALCANCE_DIAS)],
  )
  return rows.map((row) => row.fecha)
}

/** Quincenas back that the administrator admits (`ajustes`, `limite_retroactivo`). */
export async function limiteRetroactivo(): Promise<number> {
  const row = await findRow(AjusteModel, { clave: 'limite_retroactivo' }, ['valor'])
  const valor = Number(row?.valor)
  return row && Number.isInteger(valor) && valor >= 0 ? valor : LIMITE_RETROACTIVO
}
