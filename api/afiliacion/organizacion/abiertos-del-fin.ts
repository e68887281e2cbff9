import { cuentaTexto } from '#domain/cuenta-texto.ts'
import type { SolicitudActo } from '#domain/organica/acto-organico.ts'
import { selectRows } from '#api/db/sql.ts'
import { isOpenSql } from '#api/afiliacion/padron/estatus-sql.ts'

/** Folios that the refusal names. */
const EJEMPLOS = 5

/**
 * Why an entity cannot end without a successor yet; "" if it can. No close would apply the open movements of the people who are still
 * on its books (decision 11.3).
 */
export async function abiertosDelFin({ unidadId, destinoId }: SolicitudActo, nombre: string): Promise<string> {
  if (destinoId !== null) return ''
  const rows = await selectRows<{ folio: string }>(
    `SELECT m.folio FROM movimientos m JOIN afiliados a ON a.id = m.afiliado_id
     WHERE a.nivel1_id = $1 AND ${isOpenSql('m')} ORDER BY m.id`,
    [unidadId],
  )
  if (rows.length === 0) return ''
  const cuantos = cuentaTexto(rows.length, 'movimiento abierto', 'movimientos abiertos')
  const folios = rows.slice(0, EJEMPLOS).map(({ folio }) => folio)
  const more = rows.length > EJEMPLOS ? ` y ${rows.length - EJEMPLOS} más` : ''
  const antes = rows.length === 1 ? 'cancélalo antes' : 'cancélalos antes'
  return `Nadie aplicaría ${cuantos} de quien sigue en ${nombre}: ${folios.join(', ')}${more}. Elige la entidad que toma a esas personas, o ${antes}.`
}
