import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { connect, type AddressInfo } from 'node:net'
import path from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Hono } from 'hono'
import { limpiarPapeles } from '#api/afiliacion/expediente/papeles-sin-uso.ts'
import { createApp } from '#api/app.ts'
import { abrirCarga } from '#api/cargas/abrir-carga.ts'
import { deliverCorreos } from '#api/correo/deliver-correos.ts'
import { rememberPagina } from '#api/documentos/paginas-enderezadas.ts'
import { dialect, inTransaction } from '#api/db/database.ts'
import { execute, selectRows } from '#api/db/sql.ts'
import { env, PROJECT_ROOT } from '#api/env.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { onlyKnownFiles } from '#api/http/puerta/file-calls.ts'
import { handleError } from '#api/http/handle-error.ts'
import { readUpload } from '#api/http/upload.ts'
import { settleRecuperaciones } from '#api/usuarios/recuperar/request-recuperacion.ts'
import { SALUD } from '#test/support/afiliacion.ts'
import { png } from '#test/support/imagen/imagenes.ts'
import { guardarCabeza } from '#api/acceso/bitacora/cabeza-guardada.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import { SISTEMA } from '#api/acceso/sistema.ts'
import { exportarEnEspera } from '#test/support/exporte-en-espera.ts'
import { fileForm } from '#test/support/upload.ts'
import { como, crearMundo, nuevoBorrador, nuevoPapel, vencer, type Mundo } from './archivos/mundo.ts'
import { COLUMNAS, DEPOSITOS, ESCRIBEN } from './derechos/archivos.ts'

let mundo: Mundo
const server = createAdaptorServer({ fetch: createApp().fetch })

beforeAll(async () => {
  mundo = await crearMundo()
  const admin = como('admin')
  await como('jefe').upload('/api/mi-cuenta/foto', fileForm(png(64, 64), 'foto.png'))
  const { url } = (await admin.upload<{ url: string }>('/api/info/upload', fileForm(png(32, 32), 'i.png'))).body
  const { id } = (await admin.get<{ id: number }>('/api/info')).body
  await admin.put('/api/info', { id, campo: 'icono', valor: url })
  // A message with a link: its text is sealed with the key of the installation until it leaves.
  await admin.post('/api/recuperar', { correo: 'auditor@pensiones.ejemplo.gob.mx' })
  await settleRecuperaciones()
  await deliverCorreos()
  await admin.upload('/api/panel/organica/documentos', fileForm(Buffer.from('%PDF-1.4\n'), 'oficio.pdf'))
  await subirNomina()
  await exportarEnEspera(admin)
  await rememberPagina(SISTEMA, 'a'.repeat(64), Buffer.from('hoja'))
  // A read stands in its file until it is chained.
  await auditRead(SISTEMA, { acto: 'afiliado.leer', objeto: 'afiliado', objetoId: 1 })
  await guardarCabeza()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})

afterAll(() => new Promise((done) => server.close(done)))

/** A payroll comes by the terminal. */
async function subirNomina(): Promise<void> {
  const ruta = path.join(await mkdtemp(path.join(tmpdir(), 'nomina-')), 'nomina.csv')
  await writeFile(ruta, 'RFC;CURP\n')
  const donde = { plano: 'NOM-LARGA', entidad: SALUD, quincena: 2026 * 24 + 21 }
  await abrirCarga(SISTEMA, { ruta, nombre: 'nomina.csv', ...donde, asunto: null, reanudar: false })
}

/** Files under the data folder, by their path in it. */
const stored = (): string[] =>
  readdirSync(env.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(env.dataDir, path.join(entry.parentPath, entry.name)))

describe('where files are kept', () => {
  it('each stands in a place of the matrix, and each place holds some', () => {
    const files = stored()
    expect(files.filter((file) => DEPOSITOS.filter(({ donde }) => donde.test(file)).length !== 1)).toEqual([])
    const empty = DEPOSITOS.filter(({ donde }) => !files.some((file) => donde.test(file)))
    const own = dialect === 'postgres' ? [String(/^portal\.sqlite(-wal|-shm)?$/)] : []
    expect(empty.map(({ donde }) => String(donde))).toEqual(own)
  })

  it('a column that names one has a row in the matrix', async () => {
    const keys = new Set(stored().flatMap((file) => [file.replace(/^archivos\//, ''), file]))
    for (const key of keys) if (key.startsWith('tema/')) keys.add(`/api/info/icono/${key.slice('tema/'.length)}`)
    const columns = await selectRows<{ tabla: string; columna: string }>(
      dialect === 'postgres'
        ? `SELECT table_name AS tabla, column_name AS columna FROM information_schema.columns
           WHERE table_schema = 'public' AND data_type = 'text'`
        : `SELECT m.name AS tabla, p.name AS columna FROM sqlite_master m JOIN pragma_table_info(m.name) p
           WHERE m.type = 'table' AND p.type = 'TEXT'`,
    )
    const naming = []
    for (const { tabla, columna } of columns) {
      const values = await selectRows<{ v: string | null }>(`SELECT DISTINCT ${columna} AS v FROM ${tabla}`)
      if (values.some(({ v }) => v !== null && keys.has(v))) naming.push(`${tabla}.${columna}`)
    }
    expect(naming.sort()).toEqual([...COLUMNAS])
  })

  it('no code writes files that is not in the matrix', () => {
    const writes =
      /\b(writeFile|createWriteStream|putFile|putStream|copyFile|appendFile)\(|WorkbookWriter\(|\bopen\([^)]*'[wax]/
    const code = ['api', 'cli'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
    )
    const writers = code.filter((file) => file.endsWith('.ts') && writes.test(readFileSync(file, 'utf8')))
    expect(writers.sort()).toEqual([...ESCRIBEN])
  })
})

describe('a file that goes', () => {
  const onDisk = (id: string) => stored().filter((file) => file.includes(id))

  it('goes with the images of its pages: taken from a draft, or with the draft', () => {
    expect(onDisk(mundo.papel.vigente)).toHaveLength(2)
    expect(onDisk(mundo.papel['quitado del borrador'])).toEqual([])
    expect(onDisk(mundo.papel['de un borrador descartado'])).toEqual([])
  })

  it('goes by itself at night once its draft expired, or when nobody filed it in a month; what a draft names stays', async () => {
    const [suelto, nombrado] = [await nuevoPapel('ventanilla1'), await nuevoPapel('ventanilla1')]
    const borrador = await nuevoBorrador('ventanilla1')
    await inTransaction(async () => {
      await execute('UPDATE archivos SET creado_at = $1 WHERE id IN ($2, $3, $4)', [
        '2026-01-01T00:00:00.000Z',
        suelto,
        nombrado,
        mundo.papel.vigente,
      ])
      await execute('UPDATE borradores SET datos = $1 WHERE id = $2', [
        JSON.stringify({ documentos: { carta: { archivo: nombrado } } }),
        borrador,
      ])
    })
    const viejo = await nuevoBorrador('ventanilla1')
    const papel = await nuevoPapel('ventanilla1', viejo)
    await vencer(viejo)
    expect(await limpiarPapeles()).toEqual({ borradores: 1, papeles: 1 })
    expect([onDisk(suelto), onDisk(papel)]).toEqual([[], []])
    for (const kept of [nombrado, mundo.papel.vigente, mundo.papel.suelto]) expect(onDisk(kept)).toHaveLength(2)
    expect((await como('ventanilla1').bytes(`/api/archivos/${mundo.papel.vigente}`)).status).toBe(200)
    expect(await limpiarPapeles()).toEqual({ borradores: 0, papeles: 0 })
  })
})

describe('a route outside the table of files', () => {
  const probe = new Hono<AppEnv>()
    .use(onlyKnownFiles)
    .get('/api/otro', (c) => c.body('secreto', 200, { 'Content-Type': 'application/pdf', 'Content-Disposition': 'x' }))
    .get('/api/texto', (c) => c.text('secreto'))
    .get('/api/datos', (c) => c.json({ ok: true }))
    .post('/api/otro', async (c) => c.json({ nombre: (await readUpload(c)).nombre }))
  probe.onError(handleError)

  it('gives none: what is not JSON ends as an error, without a byte of it', async () => {
    for (const address of ['/api/otro', '/api/texto']) {
      const res = await probe.request(address)
      expect([res.status, res.headers.get('content-disposition')]).toEqual([500, null])
      expect(await res.text()).not.toContain('secreto')
    }
    expect((await probe.request('/api/datos')).status).toBe(200)
  })

  it('takes none', async () => {
    const res = await probe.request('/api/otro', { method: 'POST', body: fileForm(png(20, 20), 'a.png') })
    expect(res.status).toBe(500)
  })
})

/** Asks for `target` as it is written: nothing puts the path in order on the way, as a browser would. */
function raw(target: string, cookie: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    const parts: Buffer[] = []
    socket.on('data', (part: Buffer) => parts.push(part)).on('error', reject)
    socket.on('close', () => {
      resolve(Buffer.concat(parts))
    })
    // Not ended: a server gives no answer to who hung up.
    socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`)
  })
}

describe('a path on the disk', () => {
  /** What must never leave, and a piece of it that nothing else holds. */
  const targets = (): (readonly [file: string, piece: Buffer])[] => {
    const kinds = [
      /^archivos\/secretos\//,
      /^archivos\/[\w-]{2}\//,
      /^archivos\/fotos\//,
      /^correo\//,
      /^portal\.sqlite$/,
    ]
    const files = kinds.flatMap((kind) => stored().find((file) => kind.test(file)) ?? [])
    const data = files.map((file) => path.join(env.dataDir, file))
    const project = ['package.json', 'api/env.ts', 'dist/start.js.map'].map((file) => path.join(PROJECT_ROOT, file))
    return [...data, ...project]
      .filter((file) => existsSync(file))
      .map((file) => [file, readFileSync(file).subarray(0, 30)] as const)
  }

  it('is given by no address, however it is written, not even to who administers', async () => {
    const cookie = como('admin').cookie ?? ''
    const admin = path.join(PROJECT_ROOT, 'dist/admin')
    const all = targets()
    expect(all.length).toBeGreaterThanOrEqual(5)
    const given = []
    for (const [file, piece] of all)
      for (const address of addressesOf(file, admin)) {
        const answer = await raw(address, cookie)
        expect(answer.subarray(0, 8).toString()).toBe('HTTP/1.1')
        if (answer.includes(piece)) given.push(address)
      }
    expect(given).toEqual([])
  })
})

/** Ways to write the path of `file` in an address of the portal. */
function addressesOf(file: string, root: string): string[] {
  const up = [path.relative(root, file), path.relative(path.join(root, 'assets'), file)]
  const written = up.flatMap((relative) => [
    relative,
    relative.replaceAll('..', '%2e%2e'),
    relative.replaceAll('../', '..%2f'),
    relative.replaceAll('../', '%2e%2e%2f'),
    relative.replaceAll('../', '..%5c'),
    relative.replaceAll('../', '....//'),
    relative.replaceAll('../', '..%252f'),
    `${relative}%00.svg`,
  ])
  return [...written, file, encodeURIComponent(file)].flatMap((text) => [
    `/${text}`,
    `/assets/${text}`,
    `/assets//${text}`,
    `/favicon.svg/${text}`,
    `/api/info/icono/${text}`,
    `/api/docs/${text}`,
    `/api/archivos/${text}`,
    `/api/download?folio=0&nombreArchivo=${text}`,
  ])
}
