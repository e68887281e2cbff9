import { quincenaOf, quincenaRange } from '#domain/calendario/quincena.ts'
import { cambioSueldo, type PlazoSueldo, type SueldoVigente } from '#domain/organica/puestos/sueldos.ts'
import { plainDate, dateParts, type PlainDate } from '#domain/plain-date.ts'
import { today } from '#api/clock.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { FOR_UPDATE, selectRows } from '#api/db/sql.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'
import { SueldoModel } from '#api/organica/models/SueldoModel.ts'

const SQL = `SELECT id, monto_centavos AS "montoCentavos", vigente_desde AS desde, vigente_hasta AS hasta FROM sueldos`

/** The salaries of a category in order of their days. */
export function selectSueldos(categoriaId: number): Promise<SueldoVigente[]> {
  return selectRows<SueldoVigente>(`${SQL} WHERE categoria_id = $1 ORDER BY vigente_desde`, [categoriaId])
}

/** From when to when a salary may be set by hand: from the quincena of today to the end of next year. */
export function plazoSueldo(): PlazoSueldo {
  const day = today()
  return { desde: quincenaRange(quincenaOf(day)).inicio, hasta: plainDate(dateParts(day).year + 1, 12, 31) }
}

/** Sets the salary of a category from a day on, in the caller's transaction: nothing of before changes but where it ends. Gives the row's id. */
export async function setSueldo(categoriaId: number, montoCentavos: number, desde: PlainDate): Promise<number> {
  await selectRows(`SELECT id FROM categorias WHERE id = $1${FOR_UPDATE}`, [categoriaId])
  const { termina, corrige, hasta } = cambioSueldo(await selectSueldos(categoriaId), desde)
  if (corrige) {
    await updateVersioned(SueldoModel, corrige.id, null, { monto_centavos: montoCentavos })
    return corrige.id
  }
  if (termina) await updateVersioned(SueldoModel, termina.id, null, { vigente_hasta: termina.hasta })
  const values = {
    categoria_id: categoriaId,
    monto_centavos: montoCentavos,
    vigente_desde: desde,
    vigente_hasta: hasta,
  }
  return insertRow(SueldoModel, values)
}
