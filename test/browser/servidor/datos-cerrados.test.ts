import { chmod, mkdtemp, readdir, stat, writeFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { runProgram } from '#test/browser/portal-cli.ts'
import { runPortal } from '#test/support/portal.ts'

/** A folder of an installation on SQLite, with what `content` says in the place of its database. */
async function instalacion(content?: string) {
  const dataDir = await mkdtemp(path.join(inject('carpeta'), 'arranque-'))
  const file = path.join(dataDir, 'portal.sqlite')
  if (content !== undefined) await writeFile(file, content, { mode: 0o600 })
  return { dataDir, file, databaseUrl: `sqlite:${file}` }
}

const start = (
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string },
  program = 'dist/start.js',
  args: string[] = [],
) => runProgram(program, args, { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PORT: '0' })

/** What other accounts may do with the file; nothing once it has taken the name of the one that it replaces. */
const othersMay = (file: string): Promise<number> =>
  stat(file).then(
    ({ mode }) => mode & 0o077,
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 0
      throw error
    },
  )

describe('what the portal keeps', () => {
  it('is made for its own account alone, the database and its log too', async () => {
    const portal = await runPortal(await instalacion())
    const names = (await readdir(portal.dataDir, { recursive: true })).filter((name) => !name.endsWith('.jsonl'))
    const modes = await Promise.all(
      names.map(async (name) => [name, await othersMay(path.join(portal.dataDir, name))] as const),
    )
    await portal.stop()
    expect(names).toContain('portal.sqlite')
    expect(names).toContain('portal.sqlite-wal')
    expect(modes.filter(([, mode]) => mode !== 0)).toEqual([])
  })

  it('is refused when everybody of the machine may read it, with the command that closes it', async () => {
    const place = await instalacion()
    await chmod(place.dataDir, 0o755)
    const { code, stderr } = await start(place)
    expect(code).toBe(1)
    expect(stderr).toContain(`Otras cuentas de la máquina pueden leer los datos del portal: ${place.dataDir}.`)
    expect(stderr).toContain(`chmod -R go-rwx ${place.dataDir}`)
  })
})

describe('a database that cannot be used', () => {
  it.each([
    [
      'that is damaged',
      'esto no es una base de datos '.repeat(200),
      'no es una base de datos del portal o está dañada',
    ],
    ['that is cut in its first page', `SQLite format 3\0${'\0'.repeat(200)}`, 'está dañada'],
  ])('%s is told with what to do, without a stack, by the start and by doctor', async (_what, content, words) => {
    const place = await instalacion(content)
    const { code, stderr } = await start(place)
    expect(code).toBe(1)
    expect(stderr).toContain(`La base de datos ${place.file}`)
    expect(stderr).toContain(words)
    expect(stderr).toContain('portal respaldo restaurar')
    expect(stderr).not.toMatch(/\n[^\S\n]+at /)
    const doctor = await start(place, 'dist/portal.js', ['doctor'])
    expect(doctor.code).toBe(1)
    expect(doctor.stdout).toContain(words)
  })

  it('that is no file is told so', async () => {
    const place = await instalacion()
    await mkdir(place.file)
    const { code, stderr } = await start(place)
    expect([code, stderr]).toEqual([1, expect.stringContaining('no se puede abrir')])
  })
})
