import { SITUACIONES_EN_PLANTILLA } from '#domain/afiliacion/situacion.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { columnaAlSql } from './al-sql.ts'

interface Cuenta {
  readonly id: number | null
  readonly n: number
}

/**
 * How many people each entity had on a day, in Activo or Licencia: the rows that the lists of people give for that entity and
 * day. Whoever has no history is counted by what is on file, the others one by one.
 */
export async function countPersonasAl(al: PlainDate): Promise<Map<number, number>> {
  const counts = new Map<number, number>()
  for (const { id, n } of [...(await countSinHistoria(al)), ...(await countConHistoria(al))])
    if (id !== null) counts.set(id, (counts.get(id) ?? 0) + n)
  return counts
}

function countSinHistoria(al: PlainDate): Promise<Cuenta[]> {
  const binds = new Binds()
  return selectRows<Cuenta>(
    `SELECT a.nivel1_id AS id, CAST(COUNT(*) AS INTEGER) AS n FROM afiliados a
     WHERE a.situacion IN (${binds.addAll(SITUACIONES_EN_PLANTILLA)}) AND a.fecha_alta <= ${binds.add(al)}
       AND NOT EXISTS (SELECT 1 FROM historia_afiliado h WHERE h.afiliado_id = a.id) GROUP BY a.nivel1_id`,
    binds.values,
  )
}

function countConHistoria(al: PlainDate): Promise<Cuenta[]> {
  const binds = new Binds()
  return selectRows<Cuenta>(
    `SELECT p.id, CAST(COUNT(*) AS INTEGER) AS n FROM (
       SELECT ${columnaAlSql('nivel1_id', al, binds)} AS id, ${columnaAlSql('situacion', al, binds)} AS situacion
       FROM afiliados a
       WHERE a.id IN (SELECT h.afiliado_id FROM historia_afiliado h WHERE h.desde <= ${binds.add(al)})) p
     WHERE p.situacion IN (${binds.addAll(SITUACIONES_EN_PLANTILLA)}) GROUP BY p.id`,
    binds.values,
  )
}
