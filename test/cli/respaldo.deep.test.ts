import { createHash, randomBytes } from 'node:crypto'
import { appendFile, cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logActo } from '#api/acceso/bitacora.ts'
import { SISTEMA } from '#api/acceso/sistema.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import { env } from '#api/env.ts'
import { deleteFile, putFile } from '#api/files/storage.ts'
import type { Manifiesto } from '#api/respaldo/manifiesto.ts'
import { buildProduct, portalOn } from '#test/support/built-cli.ts'
import { emptyDatabase, runPortal } from '#test/support/portal/portal.ts'
import { countRows, runSql } from '#test/support/portal/portal-database.ts'
import { portal } from './consola.ts'

interface Destino {
  readonly databaseUrl: string
  readonly dataDir: string
}

let folder: string
const source: Destino = { databaseUrl: env.databaseUrl, dataDir: env.dataDir }
const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** A file of somebody's with its row and its act, as the portal keeps one: file first, then all rows together. */
async function guardarArchivo(): Promise<{ id: string; clave: string }> {
  const id = randomBytes(12).toString('hex')
  const [clave, bytes] = [`prueba/${id}.pdf`, randomBytes(2000)]
  await putFile(clave, bytes)
  await inTransaction(async () => {
    await execute(
      `INSERT INTO archivos (id, nombre, bytes, tipo_mime, sha256, clave, clase, creado_at)
       VALUES ($1, 'ñandú "1".pdf', $2, 'application/pdf', $3, $4, 'prueba', '2026-11-20T00:00:00.000Z')`,
      [id, bytes.length, sha(bytes), clave],
    )
    await logActo(SISTEMA, { acto: 'documento.cargar', objeto: 'archivo', objetoId: id, despues: { clave } })
  })
  return { id, clave }
}

/** The row goes, then the file. */
async function borrarArchivo({ id, clave }: { id: string; clave: string }): Promise<void> {
  await inTransaction(async () => {
    await execute('DELETE FROM archivos WHERE id = $1', [id])
    await logActo(SISTEMA, { acto: 'documento.eliminar', objeto: 'archivo', objetoId: id })
  })
  await deleteFile(clave)
}

async function crear(): Promise<{ carpeta: string; huella: string; manifiesto: Manifiesto }> {
  const salida = await mkdtemp(path.join(folder, 'salida-'))
  const { code, out, err } = await portal(['respaldo', 'crear', '--salida', salida, '--json'])
  expect(err).toBe('')
  expect(code).toBe(0)
  const { carpeta, huella } = JSON.parse(out) as { carpeta: string; huella: string }
  const manifiesto = JSON.parse(await readFile(path.join(carpeta, 'manifiesto.json'), 'utf8')) as Manifiesto
  return { carpeta, huella, manifiesto }
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'portal-respaldo-'))
  await buildProduct()
  for (let n = 0; n < 5; n += 1) await guardarArchivo()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('a backup made while people write', () => {
  it('is one moment of database and files, and comes back whole into an empty place', async () => {
    let writing = true
    const kept: { id: string; clave: string }[] = []
    const writer = async () => {
      while (writing) {
        kept.push(await guardarArchivo())
        const old = kept.length > 24 ? kept.shift() : undefined
        if (old) await borrarArchivo(old)
      }
    }
    await putFile('exportes/de-un-dia', randomBytes(20))
    const writers = Promise.all([writer(), writer(), writer()])
    const { carpeta, huella, manifiesto } = await crear()
    writing = false
    await writers
    const verified = await portal(['respaldo', 'verificar', carpeta, '--huella', huella])
    expect(verified).toMatchObject({ code: 0, out: expect.stringContaining('Respaldo íntegro') as string })

    const destino = await emptyDatabase()
    expect(await portalOn(destino, 'respaldo', 'restaurar', carpeta)).toMatchObject({ code: 0 })
    // Every row of one transaction or none of it.
    const [made, gone, left] = [
      await countRows(destino, 'bitacora', `acto = 'documento.cargar'`),
      await countRows(destino, 'bitacora', `acto = 'documento.eliminar'`),
      await countRows(destino, 'archivos', `clase = 'prueba'`),
    ]
    expect(made).toBeGreaterThan(5)
    expect(left).toBe(made - gone)
    expect(manifiesto.tablas['bitacora']).toBe((await countRows(destino, 'bitacora')) - 1)
    // Every file that the database names is there, with the bytes it had.
    for (const row of await runSql<{ clave: string; sha256: string }>(destino, 'SELECT clave, sha256 FROM archivos'))
      expect(sha(await readFile(path.join(destino.dataDir, 'archivos', row.clave)))).toBe(row.sha256)
    // A file that lasts a day is in no backup, which lasts longer.
    expect(await readdir(path.join(destino.dataDir, 'archivos'))).not.toContain('exportes')
    const chain = await portalOn(destino, 'bitacora', 'verificar', '--cabeza', manifiesto.cabeza)
    expect(chain.said).toContain('Bitácora íntegra')
  })
})

describe('a backup', () => {
  let quieto: Awaited<ReturnType<typeof crear>>
  let destino: Destino
  beforeAll(async () => {
    quieto = await crear()
    destino = await emptyDatabase()
    expect((await portalOn(destino, 'respaldo', 'restaurar', quieto.carpeta)).said).toContain('Restaurado')
  })

  it('holds every row of every table as it is, and counters go on where they were', async () => {
    const { manifiesto } = quieto
    const tables = Object.keys(manifiesto.tablas).filter((name) => name !== 'bitacora')
    expect(tables).toEqual(expect.arrayContaining(['usuarios', 'unidades', 'archivos', 'migraciones']))
    for (const table of tables) {
      const rows = async (from: Destino) =>
        (await runSql(from, `SELECT * FROM ${table}`)).map((row) => JSON.stringify(row)).sort()
      expect(await rows(destino), table).toEqual(await rows(source))
    }
    const sql = `INSERT INTO perfiles (nombre, ambito) VALUES ('Nuevo', 'instituto') RETURNING id`
    const before = await runSql<{ id: number }>(destino, 'SELECT MAX(id) AS id FROM perfiles')
    const [fresh] = await runSql<{ id: number }>(destino, sql)
    expect(Number(fresh?.id)).toBeGreaterThan(Number(before[0]?.id))
  })

  it('names what the portal itself had lost, when it is made and when it is looked at', async () => {
    const lost = await guardarArchivo()
    await deleteFile(lost.clave)
    const salida = await mkdtemp(path.join(folder, 'salida-'))
    const told = `Sin 1 archivo que la base nombra y la carpeta del portal ya no tenía:\n  ${lost.clave}`
    const made = await portal(['respaldo', 'crear', '--salida', salida])
    expect(made).toMatchObject({ code: 0, out: expect.stringContaining(told) as string })
    const [carpeta = ''] = await readdir(salida)
    const looked = await portal(['respaldo', 'verificar', path.join(salida, carpeta)])
    expect(looked).toMatchObject({ code: 0, out: expect.stringContaining(told) as string })
    await borrarArchivo(lost)
    expect((await crear()).manifiesto.faltantes).toEqual([])
  })

  it('is readable by nobody else, and leaves no half folder', async () => {
    const { carpeta } = quieto
    expect((await stat(carpeta)).mode & 0o077).toBe(0)
    expect((await stat(path.join(carpeta, 'manifiesto.json'))).mode & 0o077).toBe(0)
    expect(await readdir(path.dirname(carpeta))).toEqual([path.basename(carpeta)])
  })

  it('is refused over what is not empty without --yes, and then nothing has changed', async () => {
    const { carpeta } = quieto
    await runSql(destino, `INSERT INTO ajustes (clave, valor) VALUES ('posterior', '1')`)
    const refused = await portalOn(destino, 'respaldo', 'restaurar', carpeta)
    expect(refused.code).toBe(1)
    expect(refused.said).toContain('--yes')
    expect(await countRows(destino, 'ajustes', `clave = 'posterior'`)).toBe(1)
    expect((await portalOn(destino, 'respaldo', 'restaurar', carpeta, '--yes')).code).toBe(0)
    expect(await countRows(destino, 'ajustes', `clave = 'posterior'`)).toBe(0)
    expect(await countRows(destino, 'archivos')).toBe(await countRows(source, 'archivos'))
  })

  it('keeps the head of its bitácora beside the database, so that a portal starts over an older one', async () => {
    const [newest] = await runSql<{ id: number; acto: string }>(
      destino,
      'SELECT id, acto FROM bitacora ORDER BY id DESC LIMIT 1',
    )
    const file = (await readdir(destino.dataDir)).find((name) => name.endsWith('-cabeza')) ?? ''
    const kept = JSON.parse(await readFile(path.join(destino.dataDir, file), 'utf8')) as { id: number }
    expect([newest?.acto, kept.id]).toEqual(['respaldo.restaurar', Number(newest?.id)])
  })

  it('that was damaged is told file by file, and is not restored', async () => {
    const { carpeta, huella } = quieto
    const other = path.join(folder, 'danado')
    await cp(carpeta, other, { recursive: true })
    const [first = '', second = ''] = await readdir(path.join(other, 'archivos', 'prueba'))
    await appendFile(path.join(other, 'archivos', 'prueba', first), 'x')
    await rm(path.join(other, 'archivos', 'prueba', second))
    await writeFile(path.join(other, 'archivos', 'intruso.txt'), 'x')
    const { code, err } = await portal(['respaldo', 'verificar', other])
    expect(code).toBe(1)
    expect(err).toContain(`archivos/prueba/${first}: su contenido no es el que se guardó`)
    expect(err).toContain(`archivos/prueba/${second}: falta`)
    expect(err).toContain('archivos/intruso.txt: no está en el manifiesto')
    expect((await portalOn(await emptyDatabase(), 'respaldo', 'restaurar', other)).said).toContain('dañado')
    const forged = path.join(folder, 'forjado')
    await cp(carpeta, forged, { recursive: true })
    await appendFile(path.join(forged, 'manifiesto.json'), '\n')
    expect((await portal(['respaldo', 'verificar', forged, '--huella', huella])).err).toContain('huella indicada')
    await rm(path.join(forged, 'manifiesto.json'))
    expect((await portal(['respaldo', 'verificar', forged])).err).toContain('no hay un respaldo completo')
  })

  it('is made by who administers only', async () => {
    expect((await portal(['--como', 'auditor', 'respaldo', 'crear', '--salida', folder])).code).toBe(1)
  })
})

describe('a backup is put back only where no portal runs', () => {
  it('refuses while one does, names it and changes nothing; stopped or killed it does not stand in the way', async () => {
    const { carpeta } = await crear()
    const destino = await emptyDatabase()
    expect((await portalOn(destino, 'respaldo', 'restaurar', carpeta)).code).toBe(0)
    const server = await runPortal(destino)
    const doctor = await portalOn(destino, 'doctor')
    expect(doctor.said).toContain(`Portal: En marcha: ${server.url}, proceso ${server.pid} `)
    await runSql(destino, `INSERT INTO ajustes (clave, valor) VALUES ('posterior', '1')`)
    const refused = await portalOn(destino, 'respaldo', 'restaurar', carpeta, '--yes')
    expect(refused.code).toBe(1)
    expect(refused.said).toContain('No se restauró nada: el portal está en marcha sobre esta base')
    expect(refused.said).toContain(`proceso ${server.pid} `)
    expect(refused.said).toContain('Detenlo y repite el comando.')
    expect(await countRows(destino, 'ajustes', `clave = 'posterior'`)).toBe(1)
    expect((await fetch(`${server.url}/api/salud`)).status).toBe(200)

    await server.stop('SIGKILL')
    expect(await countRows(destino, 'servidores')).toBe(1)
    expect(await portalOn(destino, 'respaldo', 'restaurar', carpeta, '--yes')).toMatchObject({ code: 0 })
    expect(await countRows(destino, 'ajustes', `clave = 'posterior'`)).toBe(0)
    expect(await countRows(destino, 'servidores')).toBe(0)

    const again = await runPortal(destino)
    expect(await countRows(destino, 'servidores')).toBe(1)
    await again.stop()
    expect(await countRows(destino, 'servidores')).toBe(0)
    expect(await portalOn(destino, 'respaldo', 'restaurar', carpeta, '--yes')).toMatchObject({ code: 0 })
  })

  it('goes by the last heartbeat of another machine: heard lately it refuses, silent for 45 seconds it does not', async () => {
    const { carpeta } = await crear()
    const destino = await emptyDatabase()
    expect((await portalOn(destino, 'respaldo', 'restaurar', carpeta)).code).toBe(0)
    const beat = (ago: number) =>
      runSql(
        destino,
        `INSERT INTO servidores (duenio, url, desde_at, latido_at) VALUES ('otra-maquina 1 abc', 'http://otra:3000',
           '2026-11-21T10:00:00.000Z', $1) ON CONFLICT (duenio) DO UPDATE SET latido_at = excluded.latido_at`,
        [new Date(Date.now() - ago).toISOString()],
      )
    await beat(0)
    const refused = await portalOn(destino, 'respaldo', 'restaurar', carpeta, '--yes')
    expect([refused.code, refused.said.includes('proceso 1 de la máquina otra-maquina')]).toEqual([1, true])
    expect(refused.said).toContain('espera 45 segundos')
    await beat(46_000)
    expect((await portalOn(destino, 'respaldo', 'restaurar', carpeta, '--yes')).code).toBe(0)
  })
})
