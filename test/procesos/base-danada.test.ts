import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { runProgram } from '#test/support/portal/portal-cli.ts'

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
