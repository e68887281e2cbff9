import { appendFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '#api/env.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { SISTEMA } from '#api/acceso/sistema.ts'
import { doActo } from '#api/afiliacion/organizacion/do-acto.ts'
import { listArbol } from '#api/afiliacion/organizacion/list-arbol.ts'
import { folioDe } from '#api/cargas/carga-row.ts'
import { crearCarga } from '#api/cargas/crear-carga.ts'
import { leerCarga } from '#api/cargas/leer-carga.ts'
import { findPlano } from '#api/cargas/plano-row.ts'
import { prepararCarga } from '#api/cargas/preparar-carga.ts'
import { COLUMNAS_SEPOMEX } from '#domain/direcciones/sepomex.ts'
import { buscarUnidades, indexar } from '#admin/portal/organica/Arbol/arbol-visible.ts'
import type { Medida } from './main.ts'

const UNIDADES = 20_000
const PERSONAS_FUSION = 5_000
const ASENTAMIENTOS = 157_000
/** Rows of the made-up file that are written at once. */
const POR_VEZ = 1_000

/** The organisation's figures: a merge that moves many, a tree of 20,000 units opened and searched, SEPOMEX whole. */
export async function measureOrganica(): Promise<Medida[]> {
  return [await measureFusion(), ...(await measureArbol()), ...(await measureSepomex())]
}

async function timed<T>(work: () => Promise<T> | T): Promise<readonly [T, number]> {
  const from = performance.now()
  const result = await work()
  return [result, performance.now() - from]
}

/** Two areas of one dependency; all the people of the bench that fit stand in the second. */
async function measureFusion(): Promise<Medida> {
  const [queda, seVa] = await selectRows<{ id: number; n2: number; n1: number; n0: number }>(
    `SELECT a.id, d.id AS n2, e.id AS n1, e.parent_id AS n0 FROM unidades a JOIN unidades d ON d.id = a.parent_id
     JOIN unidades e ON e.id = d.parent_id WHERE a.nivel = 3 AND a.activo AND a.parent_id =
       (SELECT parent_id FROM unidades WHERE nivel = 3 AND activo GROUP BY parent_id HAVING COUNT(*) > 1 ORDER BY parent_id LIMIT 1)
     ORDER BY a.id LIMIT 2`,
  )
  if (!queda || !seVa) throw new Error('No two areas')
  await inTransaction(() =>
    execute(
      `UPDATE afiliados SET nivel0_id = $1, nivel1_id = $2, nivel2_id = $3, nivel3_id = $4, puesto_id = NULL
       WHERE id IN (SELECT id FROM afiliados ORDER BY id LIMIT ${PERSONAS_FUSION})`,
      [seVa.n0, seVa.n1, seVa.n2, seVa.id],
    ),
  )
  const solicitud = {
    tipo: 'fusionar',
    unidadId: queda.id,
    fecha: '2026-11-01',
    documento: 'Banco de pruebas',
    nombre: '',
    destinoId: null,
    origenes: [seVa.id],
    hijas: [],
    puestos: [],
    archivo: null,
  } as const
  const [{ efectos }, ms] = await timed(() => doActo(SISTEMA, solicitud))
  return {
    que: `Fusionar dos áreas, ${efectos.personas} personas`,
    cifra: `${(ms / 1000).toFixed(1)} s`,
    meta: '< 5 s',
    cumple: ms < 5_000,
  }
}

async function measureArbol(): Promise<Medida[]> {
  await growTree()
  await listArbol(SISTEMA, null, 'hoy')
  const [arbol, open] = await timed(() => listArbol(SISTEMA, null, 'hoy'))
  const indice = indexar(arbol.nodos)
  buscarUnidades(indice, 'unidad')
  const [found, search] = await timed(() => buscarUnidades(indice, 'unidad 777'))
  return [
    {
      que: `Abrir el árbol, ${arbol.nodos.length} unidades (servicio)`,
      cifra: `${open.toFixed(0)} ms`,
      meta: '< 300 ms',
      cumple: open < 300,
    },
    {
      que: `Buscar en él (${found.length} hallazgos)`,
      cifra: `${search.toFixed(0)} ms`,
      meta: '< 50 ms',
      cumple: search < 50,
    },
  ]
}

/** Areas under an existing dependency until there are 20,000 units. */
async function growTree(): Promise<void> {
  const padre = await selectRow<{ id: number; organica_id: number; c0: string; c1: string; c2: string }>(
    `SELECT u.id, u.organica_id, o.clave_0 AS c0, o.clave_1 AS c1, o.clave_2 AS c2 FROM unidades u
     JOIN organica o ON o.id = u.organica_id WHERE u.nivel = 2 AND u.activo ORDER BY u.id LIMIT 1`,
  )
  const have = (await selectRow<{ n: number }>('SELECT COUNT(*) AS n FROM unidades WHERE activo'))?.n ?? 0
  if (!padre) throw new Error('No dependency')
  const claves = Array.from({ length: UNIDADES - have }, (_, i) => `B${String(i).padStart(5, '0')}`)
  await inTransaction(async () => {
    await insertRows(
      'organica',
      ['nivel', 'parent_id', 'clave_0', 'clave_1', 'clave_2', 'clave_3', 'descripcion'],
      claves.map((clave, i) => [3, padre.organica_id, padre.c0, padre.c1, padre.c2, clave, `Unidad ${i}`]),
    )
    await execute(
      `INSERT INTO unidades (nivel, parent_id, organica_id, nombre, creado_at, actualizado_at)
       SELECT 3, $1, o.id, o.descripcion, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z' FROM organica o
       WHERE o.clave_3 LIKE 'B%' AND o.parent_id = $2`,
      [padre.id, padre.organica_id],
    )
  })
}

/** A file of SEPOMEX's layout with invented rows: 32 states, as many settlements as the real one. */
async function measureSepomex(): Promise<Medida[]> {
  const ruta = path.join(env.dataDir, 'CPdescarga.txt')
  const fila = (i: number): string => {
    const estado = String((i % 32) + 1).padStart(2, '0')
    const municipio = String((Math.floor(i / 32) % 70) + 1).padStart(3, '0')
    const codigo = String(10_000 + (i % 32_000)).padStart(5, '0')
    return `${codigo}|Colonia Ficticia ${i}|Colonia|Municipio ${municipio}|Estado ${estado}|Ciudad|20001|${estado}|20001||09|${municipio}|${i}|Urbano|01\r\n`
  }
  await writeFile(ruta, `Catálogo inventado\r\n${COLUMNAS_SEPOMEX}\r\n`, 'latin1')
  for (let from = 0; from < ASENTAMIENTOS; from += POR_VEZ)
    await appendFile(ruta, Array.from({ length: POR_VEZ }, (_, i) => fila(from + i)).join(''), 'latin1')
  const before = process.memoryUsage.rss()
  let peak = 0
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 50)
  const plano = await findPlano('SEPOMEX-TXT', null)
  const leer = async () =>
    leerCarga(SISTEMA, await crearCarga(SISTEMA, { ruta, nombre: 'CPdescarga.txt', plano, lugar: null, asunto: null }))
  const [, ms] = await timed(async () => prepararCarga(SISTEMA, folioDe(await leer()), 'Banco de pruebas'))
  const [, again] = await timed(leer)
  clearInterval(watch)
  const mb = Math.round((peak - before) / 1024 / 1024)
  return [
    {
      que: `SEPOMEX, ${ASENTAMIENTOS} asentamientos nuevos`,
      cifra: `${(ms / 1000).toFixed(1)} s, ${mb} MB más`,
      meta: '< 20 s, < 300 MB',
      cumple: ms < 20_000 && mb < 300,
    },
    {
      que: 'Revisar el mismo archivo sin cambios',
      cifra: `${(again / 1000).toFixed(1)} s`,
      meta: '< 20 s',
      cumple: again < 20_000,
    },
  ]
}
