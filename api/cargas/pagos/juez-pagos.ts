import type { LineaLeida } from '#domain/cargas/lectura/compilar-plano.ts'
import { juzgarPago, pagoDeValores } from '#domain/cargas/pagos/juzgar-pago.ts'
import { today } from '#api/clock.ts'
import { verLineasDeReferencias } from '#api/fondos/pagos/lineas/lineas-de-referencias.ts'
import { pagosConocidos } from '#api/fondos/pagos/registro/pagos-conocidos.ts'
import type { CargaRow } from '#api/cargas/carga-row.ts'
import { lineasDeLlaves } from '#api/cargas/juicio/lineas-de-llaves.ts'
import type { Juez, Juicio } from '#api/cargas/tipos/servidor-de-carga.ts'

/** Judges the rows of a file of payments. */
export const juezDePagos = ({ id }: CargaRow): Juez => ({
  juzgar: (lineas) => juzgar(lineas, id),
  ocupadas: (juicios) =>
    lineasDeLlaves(
      id,
      juicios.flatMap(({ ocupa }) => ocupa),
    ),
  repetido: (linea) => ({
    codigo: 'C426',
    campo: 'Operación',
    columna: '',
    hallado: `ya está en el renglón ${linea}`,
    esperado: 'una operación por renglón',
  }),
})

async function juzgar(lineas: readonly LineaLeida[], cargaId: number): Promise<Juicio[]> {
  const pagos = lineas.map(({ valores }) => pagoDeValores(valores))
  const vivos = pagos.filter((pago) => pago !== null)
  const enLinea = await verLineasDeReferencias(vivos.map(({ referencia }) => referencia))
  const conocidos = await pagosConocidos(vivos.map(({ operacion }) => operacion))
  const hoy = today()
  return lineas.map(({ valores, faltas }, i): Juicio => {
    const pago = pagos[i] ?? null
    const operacion = String(valores['operacion'] ?? '').toLowerCase()
    const linea = (pago && enLinea.get(pago.referencia)) ?? null
    const conocido = (pago && conocidos.get(operacion)) ?? null
    return {
      afiliadoId: null,
      llave: operacion === '' ? null : operacion,
      ocupa: operacion === '' ? [] : [operacion],
      faltas: [...faltas, ...juzgarPago(valores, { hoy, linea, conocido })],
      filas: (enRenglon) =>
        pago ? [[cargaId, enRenglon, pago.operacion, pago.referencia, pago.importeCentavos, pago.fecha]] : [],
    }
  })
}
