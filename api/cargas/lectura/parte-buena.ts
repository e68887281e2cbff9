import type { Falta } from '#domain/cargas/falta.ts'
import { ArchivoRechazado } from './archivo-rechazado.ts'
import type { ArchivoVisto } from './examinar.ts'
import { recorrer, type PedidoLectura } from './recorrer.ts'

/** The fictional row of a template fits its layout. */
const isDelEjemplo = ({ codigo }: Falta): boolean => codigo === 'C213'

/** Part of the first rows of a file that a layout reads without a fault, from 0 to 1; 0 if it cannot read the file. */
export async function parteBuena(pedido: PedidoLectura, visto: ArchivoVisto): Promise<number> {
  try {
    for await (const renglones of recorrer({ ...pedido, sinLimite: true }, visto)) {
      const buenos = renglones.filter(({ faltas }) => faltas.every(isDelEjemplo)).length
      return renglones.length === 0 ? 0 : buenos / renglones.length
    }
    return 0
  } catch (error) {
    if (error instanceof ArchivoRechazado) return 0
    throw error
  }
}
