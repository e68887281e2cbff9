import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { env } from '#api/env.ts'
import { seededRandom } from '#seeds/demo/personas/seeded-random.ts'
import type { Medida } from '#test/bench/main.ts'
import { escribirCsv, type Pagado } from './archivos-nomina.ts'
import { correr, importar } from './correr.ts'

const [CORTES, RENGLONES, SEMILLA] = [25, 10_000, 2_226]

/**
 * Kills the command with SIGKILL at 25 random moments of a load and resumes it. Counts those that end row by row as the undisturbed load of
 * the same file. Loads of one database differ in their id alone.
 */
export async function medirCortes(gente: readonly Pagado[]): Promise<Medida> {
  const random = seededRandom(SEMILLA)
  const ruta = path.join(env.dataDir, 'cortada.csv')
  await escribirCsv(ruta, gente, RENGLONES, 999)
  const args = importar(ruta, 'csv')
  const { segundos } = await correr('portal', args)
  const entera = await tomar()
  let [iguales, seguidas] = [0, 0]
  for (let corte = 0; corte < CORTES; corte += 1) {
    await matar(args, random.next() * segundos * 1_000)
    // Killed before it stored anything, there is nothing to resume; killed at its end, nothing is left to do.
    const hay = await selectRow<{ estado: string }>(
      `SELECT estado FROM cargas WHERE id = (SELECT MAX(id) FROM cargas) AND estado IN ('leyendo', 'revisada', 'aplicando')`,
    )
    const hecha = await selectRow(
      `SELECT id FROM cargas WHERE id = (SELECT MAX(id) FROM cargas) AND estado = 'por_validar'`,
    )
    if (hay) seguidas += 1
    if (!hecha) await correr('portal', hay ? [...args, '--reanudar'] : args)
    if ((await tomar()) === entera) iguales += 1
  }
  return {
    que: `Matar la carga en ${CORTES} momentos al azar (SEMILLA=${SEMILLA}, ${seguidas} a medias) y reanudarla: iguales, renglón por renglón`,
    cifra: `${iguales} de ${CORTES}`,
    meta: `${CORTES}`,
    cumple: iguales === CORTES,
  }
}

async function matar(args: readonly string[], despuesMs: number): Promise<void> {
  const child = spawn(process.execPath, [path.resolve('dist/portal.js'), ...args], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  const clock = setTimeout(() => child.kill('SIGKILL'), despuesMs)
  await ended
  clearTimeout(clock)
}

/** Everything that the latest load wrote, without its id and its times. Takes it away, so that its file can be loaded again. */
async function tomar(): Promise<string> {
  const { id } = (await selectRow<{ id: number }>('SELECT MAX(id) AS id FROM cargas')) ?? { id: 0 }
  const carga = await selectRow(
    'SELECT estado, leidos, aplicados, renglones, rechazados, avisados, resumen, huella FROM cargas WHERE id = $1',
    [id],
  )
  const renglones = await selectRows<{ carga_id: number }>(
    'SELECT * FROM carga_renglones WHERE carga_id = $1 ORDER BY linea',
    [id],
  )
  const pagos = await selectRows<{ carga_id: number }>(
    'SELECT * FROM nomina_pagos WHERE carga_id = $1 ORDER BY linea',
    [id],
  )
  const tandas = await selectRows<{ despues: string }>(
    `SELECT despues FROM bitacora WHERE acto = 'carga.tanda' AND objeto_id = $1 ORDER BY id`,
    [String(id)],
  )
  await inTransaction(async () => {
    await execute('DELETE FROM carga_renglones WHERE carga_id = $1', [id])
    await execute('DELETE FROM nomina_pagos WHERE carga_id = $1', [id])
    await execute(`UPDATE cargas SET estado = 'descartada' WHERE id = $1`, [id])
  })
  const sinId = ({ carga_id: propia, ...row }: { readonly carga_id: number }) => ({ ...row, propia: propia === id })
  const sinHuella = ({ despues }: { readonly despues: string }) => {
    const { desde, hasta, renglones: cuantos } = JSON.parse(despues) as Record<string, number>
    return [desde, hasta, cuantos]
  }
  return JSON.stringify([carga, renglones.map(sinId), pagos.map(sinId), tandas.map(sinHuella)])
}
