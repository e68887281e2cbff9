import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runSql, countRows } from '#test/support/portal/portal-database.ts'
import { signInTo } from '#test/support/portal/portal-client.ts'
import { emptyDatabase, runPortal, startPortal, type Portal } from '#test/support/portal/portal.ts'
import { runProgram } from '#test/support/portal/portal-cli.ts'

function environment({ dataDir, databaseUrl }: Pick<Portal, 'dataDir' | 'databaseUrl'>): Record<string, string> {
  return { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PORT: '0' }
}

describe('the first run over an empty database', () => {
  let portal: Portal
  let clave = ''
  beforeAll(async () => {
    portal = await runPortal(await emptyDatabase())
    clave = /Usuario: (\S+)\s+Contraseña de un solo uso: (\S+)/.exec(portal.output())?.[2] ?? ''
  })
  afterAll(() => portal.stop())

  it('prints a password for once, which opens nothing but its own change', async () => {
    expect(clave.length).toBeGreaterThanOrEqual(12)
    const client = await signInTo(portal.url, 'admin', clave)
    expect((await client.get('/api/panel/afiliados')).status).toBe(403)
  })

  it('holds no demo: neither accounts nor its band', async () => {
    expect(await runSql(portal, 'SELECT usuario FROM usuarios')).toEqual([{ usuario: 'admin' }])
    expect(await countRows(portal, 'afiliados')).toBe(0)
  })

  it('says no password the second time', async () => {
    await portal.stop()
    portal = await runPortal(portal)
    expect(portal.output()).not.toContain('Contraseña')
  })

  it('is refused to the demo, which changes nothing in it', async () => {
    const { code, stderr } = await runProgram('dist/demo.js', [], environment(portal))
    expect([code, stderr]).toEqual([1, expect.stringContaining('ya tiene datos que no son de la demostración')])
    expect(await countRows(portal, 'usuarios')).toBe(1)
  })
})

describe('the demo', () => {
  it('refuses production', async () => {
    const database = await emptyDatabase()
    const { code, stderr } = await runProgram('dist/demo.js', [], { ...environment(database), NODE_ENV: 'production' })
    expect([code, stderr]).toEqual([1, expect.stringContaining('NODE_ENV=production')])
  })

  it("refuses another program's database", async () => {
    const database = await emptyDatabase()
    await runSql(database, 'CREATE TABLE facturas (id INTEGER)')
    const { code, stderr } = await runProgram('dist/demo.js', [], environment(database))
    expect([code, stderr]).toEqual([1, expect.stringContaining('facturas')])
  })
})

describe('the environment', () => {
  it.each([
    ['PORT', 'ochenta', 'PORT: se esperaba un número entero de 0 a 65535'],
    ['DATABASE_URL', 'mysql://nada', 'DATABASE_URL: se esperaba postgres://'],
    ['LOG_LEVEL', 'mucho', 'LOG_LEVEL: se esperaba silent, error, warn, info o debug'],
  ])('a wrong %s ends the start with a sentence in Spanish', async (name, value, sentence) => {
    const database = await emptyDatabase()
    const { code, stderr } = await runProgram('dist/start.js', [], { ...environment(database), [name]: value })
    expect([code, stderr]).toEqual([1, expect.stringContaining(sentence)])
    expect(stderr).not.toMatch(/^[^\S\r\n\u2028\u2029]+at /m)
  })

  it('a busy port is told, with what to do', async () => {
    const busy = createServer()
    const port = await new Promise<number>((resolve) => {
      busy.listen(0, '127.0.0.1', () => {
        const address = busy.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      })
    })
    const database = await emptyDatabase()
    const { code, stderr } = await runProgram('dist/start.js', [], { ...environment(database), PORT: String(port) })
    expect([code, stderr]).toEqual([1, expect.stringContaining(`El puerto ${port} está ocupado`)])
    await new Promise((resolve) => busy.close(resolve))
  })
})

describe('SIGTERM', () => {
  it('ends the portal cleanly, and what was acknowledged stays', async () => {
    const portal = await startPortal()
    const client = await signInTo(portal.url, 'ventanilla1')
    const { status } = await client.post('/api/borradores', { tipo: 'alta' })
    expect(status).toBe(201)
    expect(await portal.stop('SIGTERM')).toBe(0)
    expect(await countRows(portal, 'borradores')).toBe(1)
  })

  it('heard twice, from the terminal and from what started the portal, still ends it cleanly', async () => {
    const portal = await startPortal()
    process.kill(portal.pid, 'SIGTERM')
    expect(await portal.stop('SIGTERM')).toBe(0)
  })
})
