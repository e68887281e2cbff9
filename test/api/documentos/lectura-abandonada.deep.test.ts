import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ProgresoLectura } from '#domain/documentos/progreso.ts'
import { manyPagesPdf, spinningPdf } from '#test/support/hostil/bad-files.ts'
import { buildProduct, childrenOf } from '#test/support/built-cli.ts'
import { startPortal, type Portal } from '#test/support/portal/portal.ts'
import { signInTo, type PortalClient } from '#test/support/portal/portal-client.ts'
import { countRows, runSql } from '#test/support/portal/portal-database.ts'
import { fileForm } from '#test/support/upload.ts'

/** What a running portal keeps of readings whose browser has left: nothing. */
let portal: Portal
let desk: PortalClient

beforeAll(async () => {
  await buildProduct()
  portal = await startPortal({ READER_PROCESSES: '1' })
  desk = await signInTo(portal.url, 'ventanilla1')
})
afterAll(() => portal.stop())

/** A file that keeps the reader busy for as long as it may, sent by a browser that can leave. */
function send(lecturaId: string) {
  const leave = new AbortController()
  const sent = desk
    .request('POST', '/api/leerCurp', {
      body: fileForm(spinningPdf().bytes, 'curp.pdf'),
      headers: { 'x-lectura-id': lecturaId },
      signal: leave.signal,
    })
    .then(
      ({ status }) => status,
      (error: unknown) => (error as Error).name,
    )
  const progreso = async () => (await desk.get<ProgresoLectura>(`/api/lecturas/${lecturaId}`)).body
  return { leave, sent, progreso }
}

const storedFiles = async () =>
  (await readdir(path.join(portal.dataDir, 'archivos'), { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort()

/** Names of the files and number of rows that another test kept. */
let antes: { readonly rows: number; readonly files: readonly string[] }
beforeEach(async () => {
  antes = { rows: await countRows(portal, 'archivos'), files: await storedFiles() }
})

async function expectNothingLeft(): Promise<void> {
  const { rows, files } = antes
  await expect.poll(async () => (await countRows(portal, 'archivos')) === rows, { message: 'its row goes' }).toBe(true)
  await expect.poll(storedFiles, { message: 'its file goes' }).toEqual(files)
  const salud = (await desk.get<Record<string, unknown>>('/api/salud')).body
  expect(JSON.stringify(salud)).toContain('"enCola":0')
}

describe('a reading that its desk cancels', () => {
  it('ends, and nothing of it is kept', async () => {
    const reading = send('c')
    await expect.poll(async () => (await reading.progreso()).estado === 'leyendo', { message: 'it is read' }).toBe(true)
    expect((await desk.request('DELETE', '/api/lecturas/c', {})).status).toBe(204)
    expect(await reading.sent).not.toBe(200)
    await expectNothingLeft()
  })
})

describe('a reading of which the other processes could not be told', () => {
  it('tells them a second later, and can still be given up there', async () => {
    const reading = send('d')
    const known = async () => (await countRows(portal, 'lecturas_en_curso')) === 1
    await expect.poll(known, { message: 'the others know of it' }).toBe(true)
    await runSql(portal, 'DELETE FROM lecturas_en_curso')
    await expect.poll(known, { message: 'they know of it again' }).toBe(true)
    // As another process gives it up.
    await runSql(portal, 'UPDATE lecturas_en_curso SET cancelar = true')
    expect(await reading.sent).toBe(422)
    await expectNothingLeft()
  })
})

describe('a reading of the same id that began later in another process', () => {
  it('keeps its row, whatever the one before still tells', async () => {
    const before = send('e')
    const other = send('f')
    const knows = (id: string) => async () =>
      (await countRows(portal, 'lecturas_en_curso', 'clave LIKE $1', [`%:${id}`])) === 1
    await expect
      .poll(async () => (await knows('e')()) && (await knows('f')()), { message: 'both are known' })
      .toBe(true)
    await runSql(
      portal,
      `UPDATE lecturas_en_curso SET duenio = 'otra', progreso = '"ajeno"', cancelar = true WHERE clave LIKE '%:e'`,
    )
    // Between two beats of the other one, there was one of this.
    for (let beat = 0; beat < 2; beat += 1) {
      await runSql(portal, "DELETE FROM lecturas_en_curso WHERE clave LIKE '%:f'")
      await expect.poll(knows('f'), { message: 'the other one has told again' }).toBe(true)
    }
    expect(await runSql(portal, "SELECT duenio, progreso FROM lecturas_en_curso WHERE clave LIKE '%:e'")).toEqual([
      { duenio: 'otra', progreso: '"ajeno"' },
    ])
    for (const id of ['e', 'f']) expect((await desk.request('DELETE', `/api/lecturas/${id}`, {})).status).toBe(204)
    expect([await before.sent, await other.sent]).toEqual([422, 422])
    await runSql(portal, 'DELETE FROM lecturas_en_curso')
    await expectNothingLeft()
  })
})

describe('a browser that leaves', () => {
  it('while one paper is read and another waits: both are dropped, with their files, and the reader ends', async () => {
    const first = send('a')
    await expect.poll(async () => (await first.progreso()).estado === 'leyendo', { message: 'one is read' }).toBe(true)
    const second = send('b')
    await expect.poll(async () => (await second.progreso()).delante === 1, { message: 'the other waits' }).toBe(true)
    expect(await second.progreso()).toMatchObject({ estado: 'en_cola', delante: 1 })
    second.leave.abort()
    first.leave.abort()
    expect(await Promise.all([first.sent, second.sent])).toEqual(['AbortError', 'AbortError'])
    await expectNothingLeft()
    const server = portal.pid
    await expect.poll(async () => (await childrenOf(server)).length === 0, { message: 'the reader ends' }).toBe(true)
  })
})

describe('a document of two pages that comes while the only reader is busy', () => {
  it('has both counted, though the reader is not free within five seconds', async () => {
    const admin = await signInTo(portal.url, 'admin')
    const reading = send('g')
    await expect.poll(async () => (await reading.progreso()).estado === 'leyendo', { message: 'it is read' }).toBe(true)
    const { bytes } = await manyPagesPdf(2)
    const form = new FormData()
    form.set('folio', '0')
    form.set('archivo', new File([new Uint8Array(bytes)], 'guia.pdf'))
    const kept = admin.upload<{ paginas: number }>('/api/upload', form)
    // The time itself is tried: a count that is given up sooner tells one page.
    const since = Date.now()
    await expect.poll(() => Date.now() - since > 5_500, { message: 'five seconds pass' }).toBe(true)
    expect((await desk.request('DELETE', '/api/lecturas/g', {})).status).toBe(204)
    const { status, body } = await kept
    expect([status, body.paginas]).toEqual([201, 2])
    expect(await reading.sent).toBe(422)
  })
})
