import { agruparConstantes } from '#domain/fondos/constantes/constante.ts'
import { CONSTANTES_CARGA, type ConstanteCarga } from '#domain/fondos/constantes/rango-constante.ts'
import { today } from '#api/clock.ts'
import { selectConstantes } from '#api/fondos/constantes/list-constantes.ts'

/** The constants that loads read, with their values in force today. */
export async function loadConstantesCarga(): Promise<(nombre: ConstanteCarga) => number> {
  const vigentes = new Map(
    agruparConstantes(await selectConstantes(), today()).map(
      ({ nombre, vigente }) => [nombre, vigente?.VALOR] as const,
    ),
  )
  return (nombre) => vigentes.get(nombre) ?? Number(CONSTANTES_CARGA[nombre])
}
