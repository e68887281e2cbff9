import { agruparConstantes } from '#domain/fondos/constantes/constante.ts'
import { EDAD_MINIMA_RETIRO } from '#domain/fondos/cair/retiro.ts'
import { today } from '#api/clock.ts'
import { selectConstantes } from '#api/fondos/constantes/list-constantes.ts'

/** From which age capital is withdrawn, in whole years, today. */
export async function loadEdadMinima(): Promise<number> {
  const found = agruparConstantes(await selectConstantes(), today()).find(
    ({ nombre }) => nombre === EDAD_MINIMA_RETIRO.nombre,
  )
  return found?.vigente?.VALOR ?? Number(EDAD_MINIMA_RETIRO.valor)
}
