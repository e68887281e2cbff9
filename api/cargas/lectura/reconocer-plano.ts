import { CODIGOS_CARGA } from '#domain/cargas/codigos.ts'
import { PARECIDO_MIN, parecidoTexto } from '#domain/cargas/planos/parecido-plano.ts'
import { today } from '#api/clock.ts'
import { broken } from '#api/errors.ts'
import type { PlanoGuardado } from '#api/cargas/plano-row.ts'
import { ArchivoRechazado } from './archivo-rechazado.ts'
import { verInicio } from './examinar.ts'
import { leerParecidos, leerPartes, type PedidoParecidos, type PedidoPartes } from './proceso-lectura.ts'
import { assertLegible } from './recorrer.ts'

/** Rows of the first block that a layout must read without a fault. */
const PARTE_BUENA = 0.5
/** Two layouts that read almost as many rows are both possible. */
const DIFERENCIA = 0.1

/** The only layout of a kind that was named: what does not fit it, reading says. Null if none was named, or it has several. */
export const unicoPlano = (tipo: string | null, planos: readonly PlanoGuardado[]): PlanoGuardado | null =>
  tipo !== null && planos.length === 1 ? (planos[0] ?? null) : null

/**
 * The layout that fits a file: the one that reads most rows of its first block without a fault. The only one there is needs no trial: what the
 * file lacks is then said of it. `anio`: year near
 * those of the file. Throws 422 (`plano`) if none does, with the one that is nearest, or if several do; 422 (`archivo`) if it is no file of data.
 */
export async function reconocerPlano(
  ruta: string,
  anio: number,
  planos: readonly PlanoGuardado[],
): Promise<PlanoGuardado> {
  const [unico, ...demas] = planos
  if (unico && demas.length === 0) return unico
  await assertDeDatos(ruta)
  const candidatos = candidatosDe(anio, planos)
  const partes = await partesDe({ ruta, candidatos })
  const leidos = planos.map((plano, i) => ({ plano, parte: partes[i] ?? 0 })).sort((a, b) => b.parte - a.parte)
  const [mejor, otro] = leidos
  if (!mejor || mejor.parte < PARTE_BUENA) throw noReconocido(await parecidoA({ ruta, parecidos: candidatos }, planos))
  if (otro && mejor.parte - otro.parte < DIFERENCIA)
    throw noReconocido(`El archivo se puede leer con ${mejor.plano.nombre} y con ${otro.plano.nombre}: elige uno.`)
  return mejor.plano
}

const noReconocido = (message: string) => broken([{ path: 'plano', code: 'no_reconocido', message }])

/** Throws 422 (`archivo`) on a PDF, an image or another file that no layout reads. */
async function assertDeDatos(ruta: string): Promise<void> {
  try {
    assertLegible(await verInicio(ruta))
  } catch (error) {
    if (!(error instanceof ArchivoRechazado)) throw error
    const message = `${error.message.replace(/ C\d{3}$/, '')} ${CODIGOS_CARGA[error.codigo].remedio}`
    throw broken([{ path: 'archivo', code: error.codigo, message }], message)
  }
}

const candidatosDe = (anio: number, planos: readonly PlanoGuardado[]) =>
  planos.map(({ tipo, definicion }) => ({
    tipo,
    definicion,
    contexto: { hoy: today(), periodo: definicion.periodo, cercaDe: anio },
  }))

/** For each layout, the part of the first rows that it reads without a fault; none of them where the file cannot be opened. */
async function partesDe(pedido: PedidoPartes): Promise<readonly number[]> {
  try {
    return await leerPartes(pedido)
  } catch (error) {
    if (error instanceof ArchivoRechazado) return []
    throw error
  }
}

const SIN_FORMA = 'El archivo no tiene la forma de ningún plano: elige el de quien lo envía.'

/** The layout whose titles are nearest to those of a file that none reads, and what differs. */
async function parecidoA(pedido: PedidoParecidos, planos: readonly PlanoGuardado[]): Promise<string> {
  const parecidos = await leerParecidos(pedido).catch((error: unknown) => {
    if (error instanceof ArchivoRechazado) return []
    throw error
  })
  const [mejor] = planos
    .flatMap((plano, i) => {
      const parecido = parecidos[i]
      return parecido && parecido.puntaje >= PARECIDO_MIN ? [{ plano, parecido }] : []
    })
    .sort((a, b) => b.parecido.puntaje - a.parecido.puntaje)
  return mejor ? parecidoTexto(mejor.plano, mejor.parecido) : SIN_FORMA
}
