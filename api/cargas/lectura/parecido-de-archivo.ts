import { parecidoDePlano, type ParecidoPlano } from '#domain/cargas/planos/parecido-plano.ts'
import { TIPOS_CARGA } from '#domain/cargas/tipos-carga.ts'
import { ArchivoRechazado } from './archivo-rechazado.ts'
import type { ArchivoVisto } from './examinar.ts'
import { registrosDe, TITULOS_ENTRE, type PedidoLectura } from './recorrer.ts'

/** How near a file is to a layout, by the one of its first rows that is nearest to the titles; null if it cannot be read so. */
export async function parecidoDeArchivo(
  { ruta, tipo, definicion }: PedidoLectura,
  visto: ArchivoVisto,
): Promise<ParecidoPlano | null> {
  let mejor: ParecidoPlano | null = null
  let lineas = 0
  try {
    for await (const registros of registrosDe(ruta, visto, definicion, () => undefined))
      for (const { celdas } of registros) {
        const parecido = parecidoDePlano(definicion, TIPOS_CARGA[tipo], celdas)
        if (parecido && parecido.puntaje > (mejor?.puntaje ?? 0)) mejor = parecido
        lineas += 1
        if (parecido === null || lineas > TITULOS_ENTRE) return mejor
      }
  } catch (error) {
    if (!(error instanceof ArchivoRechazado)) throw error
  }
  return mejor
}
