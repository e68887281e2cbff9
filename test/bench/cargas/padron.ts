import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { plainDate } from '#domain/plain-date.ts'
import { loadCarga } from '#api/cargas/carga-row.ts'
import { defineTrabajosCargas } from '#api/cargas/marcha/trabajo-carga.ts'
import { publicarCarga, seguirPublicando } from '#api/cargas/publicar-carga.ts'
import { inTransaction } from '#api/db/database.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import { env } from '#api/env.ts'
import { actorOf } from '#test/bench/actor-of.ts'
import type { Medida } from '#test/bench/main.ts'
import { CATEGORIAS } from '#seeds/catalogos/categorias.ts'
import { generarPadron } from '#test/support/cargas/padron/generar-padron.ts'
import { correr } from './correr.ts'

/** Rows of history of each person, and what a padrón of 100,000 people may take. */
const RENGLONES = 10
const META = { personas: 100_000, segundos: 300, memoriaMb: 300 }

/** Milliseconds between two looks at this process's memory. */
const MIRADA_MS = 100

/**
 * A padrón of `personas` people with ten rows of history each: read and judged by the command, measured from outside, and then published. The goal is
 * that of 100,000 people, in proportion.
 */
export async function measurePadron(personas: number): Promise<Medida[]> {
  const ruta = path.join(env.dataDir, 'padron.csv')
  const esperadas = await escribir(ruta, personas)
  const cargada = await correr('portal', ['importar', 'padron', ruta, '--entidad', '01-02', '-y', '--json'])
  const [carga] = await selectRows<{ id: number; rechazados: number }>(
    'SELECT id, rechazados FROM cargas ORDER BY id DESC LIMIT 1',
  )
  if (!carga || carga.rechazados > 0) throw new Error(`The padrón has ${carga?.rechazados ?? 0} refused rows`)
  const publicada = await publicar(carga.id)
  const hay = await selectRow<{ personas: number }>(
    'SELECT COUNT(DISTINCT afiliado_id) AS personas FROM historia_afiliado WHERE carga_id = $1',
    [carga.id],
  )
  if (hay?.personas !== esperadas) throw new Error(`Registered ${hay?.personas ?? 0} of ${esperadas} people`)
  const segundos = cargada.segundos + publicada.segundos
  const limite = (META.segundos * personas) / META.personas
  const memoriaMb = Math.max(cargada.memoriaMb, publicada.memoriaMb)
  return [
    {
      que: `Padrón de ${personas} personas con ${RENGLONES} renglones: leer, cargar y publicar`,
      cifra: `${segundos.toFixed(1)} s (leer y cargar ${cargada.segundos.toFixed(1)}, publicar ${publicada.segundos.toFixed(1)}, ${publicada.cpu.toFixed(1)} de procesador)`,
      meta: `< ${limite.toFixed(0)} s`,
      cumple: segundos < limite,
    },
    {
      que: 'Memoria de ese padrón',
      cifra: `${memoriaMb.toFixed(0)} MB (leer y cargar ${cargada.memoriaMb.toFixed(0)}, publicar, de más, ${publicada.memoriaMb.toFixed(0)})`,
      meta: `< ${META.memoriaMb} MB`,
      cumple: memoriaMb < META.memoriaMb,
    },
  ]
}

async function escribir(ruta: string, personas: number): Promise<number> {
  const generado = generarPadron({
    ...{ semilla: 90_210, personas, renglones: RENGLONES, unidades: ['01-02-01-01', '01-02-02-01'] },
    categorias: CATEGORIAS.map(([clave, , centavos]) => [clave, centavos] as const),
    ultimo: plainDate(2026, 10, 1),
  })
  await writeFile(ruta, `${generado.lineas.join('\n')}\n`)
  return generado.personas.length
}

/** Approves a load as a jefe does, and publishes it here. The memory is what publishing adds to this process. */
async function publicar(
  id: number,
): Promise<{ readonly segundos: number; readonly cpu: number; readonly memoriaMb: number }> {
  // Publishing leaves its job; this runs it.
  defineTrabajosCargas()
  const jefe = await actorOf('jefe')
  await inTransaction(async () => publicarCarga(jefe, await loadCarga(id)))
  const antesMb = process.memoryUsage.rss() / 2 ** 20
  let memoriaMb = 0
  const reloj = setInterval(() => {
    memoriaMb = Math.max(memoriaMb, process.memoryUsage.rss() / 2 ** 20 - antesMb)
  }, MIRADA_MS)
  const [start, cpu] = [performance.now(), process.cpuUsage()]
  await seguirPublicando(await loadCarga(id))
  clearInterval(reloj)
  const { user, system } = process.cpuUsage(cpu)
  return { segundos: (performance.now() - start) / 1_000, cpu: (user + system) / 1e6, memoriaMb }
}
