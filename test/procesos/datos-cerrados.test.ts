import { spawn } from 'node:child_process'
import { chmod, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { runProgram } from '#test/support/portal/portal-cli.ts'
import { otraPersona, registrarAlta } from '#test/support/portal/portal-alta.ts'
import { signInTo } from '#test/support/portal/portal-client.ts'
import { runSql } from '#test/support/portal/portal-database.ts'
import { emptyDatabase, runPortal, startPortal, type Portal } from '#test/support/portal/portal.ts'

/** What other accounts may do with the file; nothing once it has taken the name of the one that it replaces. */
const othersMay = (file: string): Promise<number> =>
  stat(file).then(
    ({ mode }) => mode & 0o077,
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 0
      throw error
    },
  )

/** What the portal keeps in its folder, and of it what other accounts of the machine may do something with. */
async function kept({ dataDir }: Portal): Promise<{ names: string[]; open: string[] }> {
  const names = await readdir(dataDir, { recursive: true })
  const modes = await Promise.all(names.map((name) => othersMay(path.join(dataDir, name))))
  return { names, open: names.filter((_, at) => modes[at] !== 0) }
}

const isBase = (name: string): boolean => name.startsWith('portal.sqlite')

describe('what the portal keeps', () => {
  it('is made for its own account alone: a database in a file, and its log', async () => {
    const portal = await runPortal(await emptyDatabase())
    const { names, open } = await kept(portal)
    await portal.stop()
    const base = portal.databaseUrl.startsWith('sqlite:') ? ['portal.sqlite', 'portal.sqlite-wal'] : []
    expect(names.filter(isBase)).toEqual(expect.arrayContaining(base))
    expect(open).toEqual([])
  })

  it('is made for its own account alone: papers of people, and the lines of who read of them', async () => {
    const portal = await startPortal()
    const client = await signInTo(portal.url, 'ventanilla1')
    await registrarAlta(client, otraPersona())
    const [person] = await runSql<{ id: number }>(portal, 'SELECT id FROM afiliados')
    expect((await client.get(`/api/panel/afiliados/${person?.id}`)).status).toBe(200)
    const { names, open } = await kept(portal)
    await portal.stop()
    expect(names).toEqual(expect.arrayContaining(['archivos', 'consultas']))
    // Its database is a copy that the test made.
    expect(open.filter((name) => !isBase(name))).toEqual([])
  })

  it('is made for its own account alone by the demo too', async () => {
    const { dataDir } = await emptyDatabase()
    const base = path.join(dataDir, 'demo.sqlite')
    const demo = spawn(process.execPath, ['dist/demo.js'], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: `sqlite:${base}`, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    demo.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
    await expect.poll(() => said).toContain('Preparando el instituto')
    const { mode } = await stat(base)
    const end = new Promise((resolve) => demo.once('close', resolve))
    demo.kill('SIGKILL')
    await end
    expect(mode & 0o777).toBe(0o600)
  })

  it('is refused when everybody of the machine may read it, with the command that closes it', async () => {
    const { dataDir, databaseUrl } = await emptyDatabase()
    await chmod(dataDir, 0o755)
    const environment = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PORT: '0' }
    const { code, stderr } = await runProgram('dist/start.js', [], environment)
    expect(code).toBe(1)
    expect(stderr).toContain(`Otras cuentas de la máquina pueden leer los datos del portal: ${dataDir}.`)
    expect(stderr).toContain(`chmod -R go-rwx ${dataDir}`)
  })
})
