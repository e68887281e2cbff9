import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import { lugarDe, SALUD } from '#test/support/afiliacion.ts'
import { escribirCierre } from '#test/support/dinero/cierres.ts'
import { sellarYOrdenar } from '#test/support/dinero/ordenar.ts'
import { signIn } from '#test/support/client.ts'
import { conSegundaMano } from '#test/support/manos/segunda-mano.ts'
import { personaActiva } from '#test/support/tramites.ts'
import { portal } from './consola.ts'

let entidad = 0
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'orden-'))
  const salud = await lugarDe(SALUD)
  entidad = salud.adscripcion
  const ana = await personaActiva(await signIn('ventanilla1'), salud)
  await inTransaction(() => execute('UPDATE afiliados SET sueldo_centavos = 2000000 WHERE id = $1', [ana.afiliadoId]))
  const dosManos = await conSegundaMano(await signIn('admin'))
  const made = await dosManos.prestar({
    interno: ana.interno,
    tipo: 'corto',
    capitalCentavos: 600_000,
    quincenas: 6,
    primera: '2226',
  })
  expect(made.status).toBe(200)
  const cierre = await escribirCierre({ entidadId: entidad, quincena: 2026 * 24 + 21 })
  await sellarYOrdenar(cierre)
})
afterAll(() => rm(folder, { recursive: true }))

describe('portal retenciones orden', () => {
  it('writes what each entity is to withhold, and the manifest that checks it without the portal', async () => {
    const done = await portal(['retenciones', 'orden', '2226', '--entidad', SALUD, '--salida', folder])
    expect([done.code, done.out]).toEqual([0, `1 archivo en ${folder}: compruébalos con sha256sum -c SHA256SUMS.`])
    const name = `orden-2226-entidad-${entidad}.csv`
    expect((await readdir(folder)).sort()).toEqual(['SHA256SUMS', name])
    const csv = await readFile(path.join(folder, name), 'utf8')
    // 6,000.00 without interest in six quincenas.
    expect(csv).toMatch(/^\uFEFFquincena,.*\n2226,.*,1000\.00\n$/)
    expect(await readFile(path.join(folder, 'SHA256SUMS'), 'utf8')).toBe(
      `${createHash('sha256').update(csv).digest('hex')}  ${name}\n`,
    )
  })

  it.each([
    ['retenciones orden 2126 --salida', 1, 'La orden de retención'],
    ['retenciones orden 2226 --entidad Ninguna --salida', 1, 'No hay una entidad "Ninguna".'],
    ['retenciones orden 9926 --salida', 2, '«9926» no es el código de una quincena'],
    ['--como ventanilla2 retenciones orden 2226 --salida', 1, 'La orden de retención'],
  ])('refuses "%s" with %i', async (args, code, says) => {
    const done = await portal([...args.split(' '), folder])
    expect([done.code, done.err]).toEqual([code, expect.stringContaining(says)])
  })
})
