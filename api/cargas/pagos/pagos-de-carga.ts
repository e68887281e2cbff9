import type { RespuestaCargada } from '#domain/fondos/pagos/panel-pagos.ts'
import { pagoDeValores } from '#domain/cargas/pagos/juzgar-pago.ts'
import type { RenglonBanco } from '#api/fondos/pagos/registro/tomar-respuesta.ts'
import type { CargaRow } from '#api/cargas/carga-row.ts'
import { renglonesEscenificados } from '#api/cargas/tipos/de-renglones.ts'

/** What the payments of a load would do, or did; null while nobody knows. */
export const pagosDe = ({ tipo, efecto }: Pick<CargaRow, 'tipo' | 'efecto'>): RespuestaCargada | null =>
  tipo !== 'pagos' || efecto === '' ? null : (JSON.parse(efecto) as RespuestaCargada)

/** The payments of the staged rows of a load, by line. A file has at most 10,000. */
export async function renglonesDePagos(cargaId: number): Promise<RenglonBanco[]> {
  return (await renglonesEscenificados(cargaId)).map(({ linea, leida }) => {
    const pago = pagoDeValores(leida.valores)
    if (!pago) throw new Error(`Row ${linea} of load ${cargaId} entered without a payment`)
    return { ...pago, renglon: linea }
  })
}
