import { cambiosDeVentana, type DiaImpreso } from '#domain/calendario/calendario-anio.ts'
import type { Evento } from '#domain/calendario/evento.ts'
import { Binds, selectRows } from '#api/db/sql.ts'

/** Days that would be no PAGO any more, and are the limit printed on lines that nobody validated: each with how many. */
export async function diasImpresos(antes: readonly Evento[], despues: readonly Evento[]): Promise<DiaImpreso[]> {
  const gone = cambiosDeVentana(antes, despues).find(({ tipo }) => tipo === 'PAGO')?.cierran ?? []
  if (gone.length === 0) return []
  const binds = new Binds()
  return selectRows<DiaImpreso>(
    `SELECT l.limite AS fecha, CAST(COUNT(*) AS INTEGER) AS lineas FROM lineas_pago l JOIN cargos c ON c.id = l.cargo_id
     WHERE l.limite IN (${binds.addAll(gone)}) AND l.validado_at IS NULL AND c.anulado_at IS NULL
       AND l.id = (SELECT MAX(x.id) FROM lineas_pago x WHERE x.cargo_id = l.cargo_id)
     GROUP BY l.limite ORDER BY l.limite`,
    binds.values,
  )
}
