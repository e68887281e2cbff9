import { beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import { lugarDe, SALUD, type AltaHecha } from '#test/support/afiliacion.ts'
import { signIn } from '#test/support/client.ts'
import { personaActiva } from '#test/support/tramites.ts'
import { portal } from './consola.ts'

let ana: AltaHecha

beforeAll(async () => {
  ana = await personaActiva(await signIn('ventanilla1'), await lugarDe(SALUD))
  await inTransaction(() =>
    execute(
      `INSERT INTO cair_asientos (afiliado_id, cuenta, clase, fecha, importe_centavos, registrado_at)
       VALUES ($1, 'normal', 'aportacion', '2024-05-02', 100000, '2024-05-02T12:00:00.000Z')`,
      [ana.afiliadoId],
    ),
  )
})

describe('portal cair', () => {
  it('previews the yield of a year, applies it once, and shows the account', async () => {
    const args = 'cair rendimiento 2025 --tasa 10'
    const seen = await portal(args)
    expect([seen.code, seen.out]).toEqual([
      0,
      'Rendimiento de 2025, aportación normal, al 10 %: $100.00 en 1 cuenta; se entregan $0.00.',
    ])
    expect((await portal(`${args} --aplicar --yes`)).out).toContain('Rendimiento de 2025: $100.00 en 1 cuenta.')
    const again = await portal(`${args} --aplicar --yes`)
    expect([again.code, again.err]).toEqual([1, 'El rendimiento de 2025 de aportación normal ya se aplicó.'])
    const { out } = await portal(`cair cuenta ${ana.interno}`)
    expect(out).toMatch(/Saldo +\$1,100\.00/)
    expect(out).toContain('Rendimiento Año 2025: $100.00')
    expect(JSON.parse((await portal(`cair cuenta ${ana.interno} --json`)).out)).toMatchObject({ total: 2 })
  })

  it.each([
    ['cair cuenta 999999', 1, 'La persona no existe'],
    ['cair cuenta ana', 2, 'Número interno inválido'],
    ['cair rendimiento 2025', 2, '--tasa'],
    ['cair rendimiento 2025 --tasa 60', 1, 'Hay datos por corregir.'],
    ['--como ventanilla1 cair rendimiento 2025 --tasa 5', 1, 'permiso'],
  ])('refuses "%s" with %i', async (args, code, says) => {
    const done = await portal(args)
    expect([done.code, done.err]).toEqual([code, expect.stringContaining(says)])
  })
})
