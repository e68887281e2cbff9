import { beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import { lugarDe, SALUD, type AltaHecha } from '#test/support/afiliacion.ts'
import { escribirCierre } from '#test/support/dinero/cierres.ts'
import { signIn } from '#test/support/client.ts'
import { personaActiva } from '#test/support/tramites.ts'
import { portal } from './consola.ts'

let ana: AltaHecha

beforeAll(async () => {
  const salud = await lugarDe(SALUD)
  ana = await personaActiva(await signIn('ventanilla1'), salud)
  await escribirCierre({ entidadId: salud.adscripcion, quincena: 2026 * 24 + 18 })
  await inTransaction(() => execute(`UPDATE afiliados SET fecha_alta = '2026-10-16' WHERE id = $1`, [ana.afiliadoId]))
})

const pedir = (more = '') =>
  `extemporaneas previsto ${ana.interno} --clase laudo --desde 2026-10-01 --hasta 2026-10-15 --sueldo 12000.00${more}`

describe('portal extemporaneas', () => {
  it('tells what a period would charge, and lists those on file', async () => {
    const seen = await portal(pedir())
    // Fifteen days of 12,000.00 a month are 6,000.00; 38 % of them in all.
    expect([seen.code, seen.out]).toEqual([0, expect.stringContaining('Aportación $2,280.00')])
    expect(JSON.parse((await portal(pedir(' --json'))).out)).toMatchObject({ principalCentavos: 228_000 })
    expect((await portal('extemporaneas listar')).out).toBe('0 aportaciones.')
    expect(JSON.parse((await portal('extemporaneas listar --json')).out)).toEqual({ total: 0, extemporaneas: [] })
  })

  it.each([
    ['extemporaneas previsto 999999 --clase laudo --desde 2026-10-01 --hasta 2026-10-15 --sueldo 1', 1, 'La persona'],
    [
      'extemporaneas previsto 12 --clase robo --desde 2026-10-01 --hasta 2026-10-15 --sueldo 1',
      2,
      'afiliacion_atrasada',
    ],
    ['extemporaneas previsto 12 --clase laudo --desde 2026-10-01 --hasta 2026-10-15 --sueldo mil', 2, 'Sueldo'],
    ['--como ventanilla1 extemporaneas listar', 1, 'permiso'],
  ])('refuses "%s" with %i', async (args, code, says) => {
    const done = await portal(args)
    expect([done.code, done.err]).toEqual([code, expect.stringContaining(says)])
  })
})
