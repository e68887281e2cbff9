import { beforeAll, expect, it } from 'vitest'
import { lugarDe, SALUD, type AltaHecha, type Lugar } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { conSegundaMano } from '#test/support/manos/segunda-mano.ts'
import { cerrarConRetiro, cuenta, mayor, pagarCierre, validarCierres } from '#test/support/dinero/cair.ts'
import { ponerCalendario } from '#test/support/dinero/cierres.ts'
import { CALENDARIO, Q21 } from '#test/support/dinero/quincena-cerrada.ts'
import { personaActiva } from '#test/support/tramites.ts'

let admin: Client
let salud: Lugar
/** Ana is corrected once below zero; dora keeps each line above it: a quincena that charges nothing has none. */
let [ana, dora] = [] as unknown as [AltaHecha, AltaHecha]
const cierres: number[] = []

beforeAll(async () => {
  admin = await signIn('admin')
  const dosManos = await conSegundaMano(admin)
  salud = await lugarDe(SALUD)
  await ponerCalendario('2026-11-01', CALENDARIO)
  const ventanilla = await signIn('ventanilla1')
  ;[ana, dora] = [await personaActiva(ventanilla, salud), await personaActiva(ventanilla, salud)]
  for (const [i, importe] of [10_000, -14_000, 9_000].entries()) {
    const importes = new Map([[ana.afiliadoId, importe] as const, [dora.afiliadoId, 50_000] as const])
    const cierre = await cerrarConRetiro(salud.adscripcion, Q21 - 2 + i, importes)
    await pagarCierre(dosManos, cierre, '2026-11-19')
    cierres.push(cierre)
  }
})

it('three quincenas ticked in one save enter the accounts as if one by one', async () => {
  expect((await validarCierres(cierres, true)).status).toBe(200)
  expect((await mayor(admin, ana.afiliadoId)).map(([clase, , importe]) => [clase, importe])).toEqual([
    ['por_cobrar', -4_000],
    ['aportacion', 9_000],
    ['por_cobrar', 4_000],
    ['aportacion', -14_000],
    ['aportacion', 10_000],
  ])
  expect(await cuenta(admin, ana.afiliadoId)).toMatchObject({ saldo: { total: 5_000 }, porCobrarCentavos: 0 })
  expect((await cuenta(admin, dora.afiliadoId)).saldo.total).toBe(150_000)
})

it('unticked in one save they leave nothing in the accounts, and nothing owed', async () => {
  expect((await validarCierres(cierres, false)).status).toBe(200)
  for (const { afiliadoId } of [ana, dora])
    expect(await cuenta(admin, afiliadoId)).toMatchObject({ saldo: { total: 0 }, porCobrarCentavos: 0 })
})
