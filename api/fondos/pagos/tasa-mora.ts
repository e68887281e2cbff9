import { DIEZMILESIMOS } from '#domain/fondos/clave-parametro.ts'
import { isEnRango } from '#domain/fondos/constantes/rango-constante.ts'
import { foldText } from '#domain/identidad/normalize-text.ts'
import { addDays, type PlainDate } from '#domain/plain-date.ts'
import { selectRows } from '#api/db/sql.ts'

/** Yearly rate of late interest by the limit that was missed, in ten-thousandths of a percent. */
export type TasaMora = (limite: PlainDate) => number

const TASA_MORA = 'TASA_MORA_ANUAL'

/** The constant TASA_MORA_ANUAL: of a debt, the value in force on the first day after its limit; 0 before the first one. */
export async function loadTasaMora(): Promise<TasaMora> {
  const rows = await selectRows<{ valor: string; desde: string }>(
    'SELECT valor, desde FROM constantes WHERE nombre_plegado = $1 ORDER BY desde DESC, id DESC',
    [foldText(TASA_MORA)],
  )
  return (limite) => {
    const first = addDays(limite, 1)
    const row = rows.find(({ valor, desde }) => desde <= first && isEnRango(TASA_MORA, Number(valor)))
    return row ? Math.round(Number(row.valor) * DIEZMILESIMOS) : 0
  }
}
