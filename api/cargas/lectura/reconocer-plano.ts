import { today } from '#api/clock.ts'
import { broken } from '#api/errors.ts'
import type { PlanoGuardado } from '#api/cargas/plano-row.ts'
import { ArchivoRechazado } from './archivo-rechazado.ts'
import { leerPartes } from './proceso-lectura.ts'

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
 * those of the file. Throws 422 (`plano`) if none does, or if several do.
 */
export async function reconocerPlano(
  ruta: string,
  anio: number,
  planos: readonly PlanoGuardado[],
): Promise<PlanoGuardado> {
  const [unico, ...demas] = planos
  if (unico && demas.length === 0) return unico
  const partes = await partesDe(ruta, anio, planos)
  const leidos = planos.map((plano, i) => ({ plano, parte: partes[i] ?? 0 })).sort((a, b) => b.parte - a.parte)
  const [mejor, otro] = leidos
  if (!mejor || mejor.parte < PARTE_BUENA)
    throw noReconocido('El archivo no tiene la forma de ningún plano: elige el de quien lo envía.')
  if (otro && mejor.parte - otro.parte < DIFERENCIA)
    throw noReconocido(`El archivo se puede leer con ${mejor.plano.nombre} y con ${otro.plano.nombre}: elige uno.`)
  return mejor.plano
}

const noReconocido = (message: string) => broken([{ path: 'plano', code: 'no_reconocido', message }])

/** For each layout, the part of the first rows that it reads without a fault; none of them where the file cannot be opened. */
async function partesDe(ruta: string, anio: number, planos: readonly PlanoGuardado[]): Promise<readonly number[]> {
  const candidatos = planos.map(({ tipo, definicion }) => ({
    tipo,
    definicion,
    contexto: { hoy: today(), periodo: definicion.periodo, cercaDe: anio },
  }))
  try {
    return await leerPartes({ ruta, candidatos })
  } catch (error) {
    if (error instanceof ArchivoRechazado) return []
    throw error
  }
}
