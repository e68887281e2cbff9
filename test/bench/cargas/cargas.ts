import { stat } from 'node:fs/promises'
import path from 'node:path'
import { PlanoModel } from '#api/cargas/models/PlanoModel.ts'
import { examinar } from '#api/cargas/lectura/examinar.ts'
import { recorrer } from '#api/cargas/lectura/recorrer.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { execute, selectRows } from '#api/db/sql.ts'
import { env } from '#api/env.ts'
import { today } from '#api/clock.ts'
import type { Medida } from '#test/bench/main.ts'
import { timeEach } from '#test/bench/statistics.ts'
import { medirAltasDurante } from './altas-durante.ts'
import { escribirCsv, escribirDbf, escribirXlsx, planoMedido, type Pagado } from './archivos-nomina.ts'
import { correr, importar, type Corrida } from './correr.ts'
import { medirCortes } from './cortes-medidos.ts'

const META = { csv: 0.25, xlsx: 0.5, memoriaMb: 300, dbf: 50_000, simular: 1.2 }
/** A workbook of more unpacks to more than a load admits; a table of more takes its writer too much memory. */
const [MAX_XLSX, MAX_DBF] = [50_000, 200_000]
/** Rows of the load beside which a desk works: some seconds. */
const MAX_DURANTE = 100_000

/** Turns of each measure. The fastest one counts: it is the one that other work disturbed least. */
const VUELTAS = 3
/** Above so many rows one turn takes minutes, and is the only one. */
const MUCHOS = 200_000
const vueltasDe = (renglones: number): number => (renglones > MUCHOS ? 1 : VUELTAS)

const FORMATOS = { csv: 'delimitado', xlsx: 'xlsx', dbf: 'dbf' } as const
type Formato = keyof typeof FORMATOS

/**
 * Loads of a payroll of `renglones` rows of twelve columns, by the command, measured from outside. The bare pipeline stores the same cells in
 * one table (`linea-desnuda.ts`). The load judges its rows twice, keeps where each line is in its file, and writes the bitácora.
 */
export async function measureCargas(renglones: number): Promise<Medida[]> {
  const gente = await leerGente()
  await ponerPlanos()
  const csv = await medirFormato('csv', gente, renglones)
  const xlsx = await medirFormato('xlsx', gente, Math.min(renglones, MAX_XLSX))
  return [
    ...csv,
    ...xlsx,
    await medirDbf(gente, Math.min(renglones, MAX_DBF)),
    await medirSimulacion(gente, renglones),
    await medirCortes(gente),
    await medirAltasDurante(gente, Math.min(renglones, MAX_DURANTE)),
  ]
}

function leerGente(): Promise<Pagado[]> {
  return selectRows<Pagado>(
    `SELECT curp, nss, rfc, apellido_paterno || ' ' || apellido_materno || ' ' || nombre AS nombre FROM afiliados ORDER BY id`,
  )
}

async function ponerPlanos(): Promise<void> {
  await inTransaction(async () => {
    for (const [clave, formato] of Object.entries(FORMATOS))
      await insertRow(PlanoModel, {
        ...{ clave, version: 1, nombre: clave, tipo: 'nomina', creado_at: '2026-01-01T00:00:00.000Z' },
        definicion: JSON.stringify(planoMedido(formato)),
      })
  })
}

let vez = 0

/** Writes another payroll. Returns its file. */
async function escribir(formato: Formato, gente: readonly Pagado[], renglones: number): Promise<string> {
  vez += 1
  const ruta = path.join(env.dataDir, `nomina-${vez}.${formato}`)
  const write = { csv: escribirCsv, xlsx: escribirXlsx, dbf: escribirDbf }[formato]
  await write(ruta, gente, renglones, vez)
  return ruta
}

async function medirFormato(formato: 'csv' | 'xlsx', gente: readonly Pagado[], renglones: number): Promise<Medida[]> {
  const ruta = await escribir(formato, gente, renglones)
  const [desnudas, cargas]: [Corrida[], Corrida[]] = [[], []]
  // One after the other, so that both find the machine alike.
  for (let vuelta = 0; vuelta < vueltasDe(renglones); vuelta += 1) {
    desnudas.push(await correr('bench-linea-desnuda', [env.databaseUrl, formato, ruta]))
    cargas.push(await correr('portal', importar(ruta, formato)))
    await soltar(renglones)
  }
  const [desnuda, carga] = [masRapida(desnudas), masRapida(cargas)]
  const memoriaMb = Math.max(...cargas.map((each) => each.memoriaMb))
  const razon = desnuda.segundos / carga.segundos
  const porSegundo = (segundos: number): string => `${Math.round(renglones / segundos)}/s`
  const { size } = await stat(ruta)
  return [
    {
      que: `Cargar ${renglones} renglones de ${formato} (${(size / 2 ** 20).toFixed(0)} MB), contra la línea desnuda`,
      cifra: `${razon.toFixed(2)} × (${porSegundo(carga.segundos)}; desnuda ${porSegundo(desnuda.segundos)})`,
      meta: `≥ ${META[formato]} ×`,
      cumple: razon >= META[formato],
    },
    {
      que: `Memoria de cargar ${renglones} renglones de ${formato}, los dos procesos`,
      cifra: `${memoriaMb.toFixed(0)} MB`,
      meta: `< ${META.memoriaMb} MB`,
      cumple: memoriaMb < META.memoriaMb,
    },
  ]
}

const masRapida = (corridas: readonly Corrida[]): Corrida =>
  corridas.reduce((best, each) => (each.segundos < best.segundos ? each : best))

/** Takes the latest load away, which must have written every row, so that its file can be loaded again. */
async function soltar(renglones: number): Promise<void> {
  const [row] = await selectRows<{ id: number; pagos: number }>(
    `SELECT c.id, (SELECT COUNT(*) FROM nomina_pagos p WHERE p.carga_id = c.id) AS pagos FROM cargas c
     WHERE c.id = (SELECT MAX(id) FROM cargas)`,
  )
  if (row?.pagos !== renglones) throw new Error(`Loaded ${row?.pagos ?? 0} of ${renglones} rows`)
  await inTransaction(async () => {
    await execute('DELETE FROM carga_renglones WHERE carga_id = $1', [row.id])
    await execute('DELETE FROM nomina_pagos WHERE carga_id = $1', [row.id])
    await execute(`UPDATE cargas SET estado = 'descartada' WHERE id = $1`, [row.id])
  })
}

/** Rows of a DBF that are read with their layout in a second. */
async function medirDbf(gente: readonly Pagado[], renglones: number): Promise<Medida> {
  const ruta = await escribir('dbf', gente, renglones)
  const contexto = { hoy: today(), periodo: 'QQAA', cercaDe: 2026 } as const
  const pedido = { ruta, tipo: 'nomina', definicion: planoMedido('dbf'), contexto } as const
  const tiempos = await timeEach(VUELTAS, async () => {
    let leidos = 0
    for await (const bloque of recorrer(pedido, await examinar(ruta))) leidos += bloque.length
    if (leidos !== renglones) throw new Error(`Read ${leidos} of ${renglones} rows`)
  })
  const porSegundo = Math.round(renglones / (Math.min(...tiempos) / 1_000))
  return {
    que: `Leer ${renglones} registros de DBF, por segundo`,
    cifra: String(porSegundo),
    meta: `≥ ${META.dbf}`,
    cumple: porSegundo >= META.dbf,
  }
}

async function medirSimulacion(gente: readonly Pagado[], renglones: number): Promise<Medida> {
  const ruta = await escribir('csv', gente, renglones)
  const [simuladas, cargas]: [Corrida[], Corrida[]] = [[], []]
  for (let vuelta = 0; vuelta < vueltasDe(renglones); vuelta += 1) {
    simuladas.push(await correr('portal', importar(ruta, 'csv', '--simular')))
    cargas.push(await correr('portal', importar(ruta, 'csv')))
    await soltar(renglones)
  }
  const [simulada, carga] = [masRapida(simuladas), masRapida(cargas)]
  const razon = simulada.segundos / carga.segundos
  return {
    que: `Simular ${renglones} renglones de csv, contra cargarlos`,
    cifra: `${razon.toFixed(2)} × (${simulada.segundos.toFixed(1)} s)`,
    meta: `≤ ${META.simular} ×`,
    cumple: razon <= META.simular,
  }
}
