import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '#api/app.ts'
import { logActo, logActos } from '#api/acceso/bitacora.ts'
import { verifyArchivo } from '#api/acceso/bitacora/verify-archivo.ts'
import { SISTEMA } from '#api/acceso/sistema.ts'
import { inTransaction } from '#api/db/database.ts'
import { selectRow } from '#api/db/sql.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { relojQuieto } from '#test/support/reloj-quieto.ts'

const RUTA = '/api/panel/bitacora/exportar'
const today = relojQuieto()
const hoy = { desde: today, hasta: today }

let admin: Client
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'portal-bitacora-'))
  admin = await signIn('admin')
  await inTransaction(() =>
    logActo(SISTEMA, {
      acto: 'caso.comentar',
      objeto: 'caso',
      objetoId: 'CS-26-000001',
      despues: { comentario: '=HYPERLINK("http://malo.example")' },
    }),
  )
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function saved(body: object): Promise<{ file: string; nombre: string }> {
  const { status, headers, bytes } = await admin.bytes(RUTA, body)
  expect(status).toBe(200)
  const nombre = /filename="(.+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? ''
  const file = path.join(folder, nombre)
  await writeFile(file, bytes)
  return { file, nombre }
}

const cuenta = async (desde: string, hasta: string) =>
  (await admin.get<{ actos: number }>(`/api/panel/bitacora/cuenta?desde=${desde}&hasta=${hasta}`)).body.actos

describe('the export of the bitácora', () => {
  it('is the file of the terminal: it verifies without a database, and says how many acts beforehand', async () => {
    const expected = await cuenta(today, today)
    const { file, nombre } = await saved(hoy)
    expect(nombre).toBe(`bitacora-${today}-${today}.jsonl`)
    expect(await verifyArchivo(file)).toMatchObject({ filas: expected, desde: today, falla: null })
  })

  it('notes who took out what, before anything leaves', async () => {
    const { file } = await saved(hoy)
    const row = await selectRow<{ actor: string; acto: string; despues: string }>(
      'SELECT actor, acto, despues FROM bitacora ORDER BY id DESC LIMIT 1',
    )
    expect(row).toMatchObject({ actor: 'admin', acto: 'bitacora.exportar' })
    const { filas, cabeza } = await verifyArchivo(file)
    expect(JSON.parse(row?.despues ?? '')).toEqual({ ...hoy, filas, huella: cabeza, formato: 'jsonl' })
  })

  it('is also a table for people, where no cell is a formula', async () => {
    const { nombre } = await saved({ ...hoy, formato: 'csv' })
    expect(nombre).toBe(`bitacora-${today}-${today}.csv`)
    const { bytes } = await admin.bytes(RUTA, { ...hoy, formato: 'csv' })
    const rows = parse(bytes, { bom: true, columns: true }) as unknown as Record<string, string>[]
    const row = rows.find((each) => each['Qué hizo'] === 'Comentó un caso: =HYPERLINK("http://malo.example")')
    expect(row).toMatchObject({ Cuenta: 'sistema', 'Qué cambió': 'Comentario: – → =HYPERLINK("http://malo.example")' })
    expect(rows.find((each) => each['Qué hizo'] === 'Entró al portal')?.['Cuenta']).toBe('admin')
    expect(rows.flatMap((each) => Object.values(each)).filter((cell) => /^[=+\-@]/.test(cell))).toEqual([])
  })

  it('of days without acts holds none, and still verifies', async () => {
    expect(await cuenta('2020-01-01', '2020-01-31')).toBe(0)
    const { file } = await saved({ desde: '2020-01-01', hasta: '2020-01-31' })
    expect(await verifyArchivo(file)).toMatchObject({ filas: 0, falla: null })
  })

  it('leaves as it is read: a download broken off reads no further, and is noted all the same', async () => {
    const entries = Array.from({ length: 4000 }, (_, n) => ({
      acto: 'demo.cargar' as const,
      objeto: 'icono' as const,
      objetoId: n,
    }))
    await inTransaction(() => logActos(SISTEMA, entries))
    const exported = () =>
      selectRow<{ n: number }>(`SELECT COUNT(*) AS n FROM bitacora WHERE acto = 'bitacora.exportar'`)
    const before = await exported()
    const res = await createApp().request(`http://localhost${RUTA}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: admin.cookie ?? '' },
      body: JSON.stringify(hoy),
    })
    const reader = res.body?.getReader()
    const chunk = (await reader?.read())?.value as Uint8Array | undefined
    expect(Buffer.from(chunk ?? []).toString()).toContain('portal-bitacora/1')
    expect(chunk?.length).toBeLessThan(10_000)
    await reader?.cancel()
    expect((await exported())?.n).toBe((before?.n ?? 0) + 1)
    const { file } = await saved(hoy)
    expect((await verifyArchivo(file)).falla).toBeNull()
  })

  it('refuses days that are none, the wrong way round or missing', async () => {
    for (const body of [{}, { desde: '2026-02-30', hasta: '2026-03-01' }, { desde: today }])
      expect((await admin.post(RUTA, body)).status).toBe(422)
    expect(await admin.post(RUTA, { desde: '2026-02-01', hasta: '2026-01-01' })).toMatchObject({
      status: 422,
      body: { campos: { hasta: expect.stringContaining('va del 01/02/2026 al 01/01/2026') as string } },
    })
    expect((await admin.get('/api/panel/bitacora/cuenta?desde=2026-02-01&hasta=2026-01-01')).status).toBe(422)
  })

  it('is for those who watch over the institute', async () => {
    expect((await (await signIn('auditor')).bytes(RUTA, hoy)).status).toBe(200)
    for (const cuentaSin of ['director', 'ventanilla1'])
      expect((await (await signIn(cuentaSin)).post(RUTA, hoy)).status).toBe(403)
  })
})
