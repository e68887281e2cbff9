import path from 'node:path'
import { env } from '#api/env.ts'
import { generarPersonas } from '#seeds/demo/personas/generar-personas.ts'
import { Desk, laboralesOf } from '#test/bench/altas.ts'
import type { Medida } from '#test/bench/main.ts'
import { startProceso } from '#test/bench/proceso.ts'
import { ms, percentile } from '#test/bench/statistics.ts'
import { escribirCsv, type Pagado } from './archivos-nomina.ts'
import { correr, importar } from './correr.ts'

/** Altas of the quiet desk, and the most during the load. */
const [QUIETAS, DURANTE_MAX] = [100, 1_000]
const [SEMILLA, META] = [3_826, 2]
/** Milliseconds between two altas: one desk, much faster than a person. */
const PAUSA_MS = 50

/** Altas of one desk on a real server, alone and while the command loads a payroll into the same database. */
export async function medirAltasDurante(gente: readonly Pagado[], renglones: number): Promise<Medida> {
  const ruta = path.join(env.dataDir, 'durante.csv')
  await escribirCsv(ruta, gente, renglones, 998)
  const portal = await startProceso('start')
  const desk = new Desk({
    request: (url, init) => fetch(url.replace('http://localhost', portal.url), init),
  })
  await desk.signIn()
  const laborales = await laboralesOf(desk)
  const personas = generarPersonas(SEMILLA, QUIETAS + DURANTE_MAX).values()
  const saveUntil = async (cuantas: number, isDone: () => boolean): Promise<number[]> => {
    const samples: number[] = []
    while (samples.length < cuantas && !isDone()) {
      const next = personas.next()
      if (next.done) break
      samples.push(await desk.alta(next.value, laborales))
      await new Promise((resolve) => setTimeout(resolve, PAUSA_MS))
    }
    return samples
  }
  const quietas = await saveUntil(QUIETAS, () => false)
  let acabo = false
  const carga = correr('portal', importar(ruta, 'csv')).finally(() => (acabo = true))
  const durante = await saveUntil(DURANTE_MAX, () => acabo)
  await carga
  await portal.end()
  const [antes, ahora] = [percentile(quietas, 0.95), percentile(durante, 0.95)]
  const razon = ahora / antes
  return {
    que: `Alta de una ventanilla durante una carga de ${renglones} renglones (${durante.length} altas), p95 contra el de antes`,
    cifra: `${razon.toFixed(2)} × (${ms(ahora)}; antes ${ms(antes)})`,
    meta: `< ${META} ×`,
    cumple: durante.length > 0 && razon < META,
  }
}
