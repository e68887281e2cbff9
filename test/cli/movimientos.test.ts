import { beforeEach, describe, expect, it } from 'vitest'
import { execute } from '#api/db/sql.ts'
import { lugarDe, registrarAlta, SALUD, type AltaHecha } from '#test/support/afiliacion.ts'
import { signIn } from '#test/support/client.ts'
import { portal } from './consola.ts'

let alta: AltaHecha

beforeEach(async () => {
  alta = await registrarAlta(await signIn('ventanilla1'), await lugarDe(SALUD))
})

describe('portal movimientos', () => {
  it('lists what waits for somebody, and shows one with its way', async () => {
    const list = await portal('movimientos listar --espera validador --limite 1000')
    expect([list.code, list.out]).toEqual([0, expect.stringContaining(`${alta.folio}  Solicitado `)])
    const one = await portal(['movimientos', 'ver', alta.folio])
    expect(one.out).toContain('Solicitado. Lucía Robledo')
    expect(one.out).toContain('Falta la validación de la dependencia.')
  })

  it('tells the days of Mexico City', async () => {
    await execute(`UPDATE movimientos SET solicitado_at = '2026-11-20T02:30:00.000Z' WHERE folio = $1`, [alta.folio])
    const { out } = await portal(['movimientos', 'ver', alta.folio])
    expect(out).toContain('2026-11-19  Solicitado. Lucía Robledo')
  })

  it('does the acts of the institute by the same rules', async () => {
    const early = await portal(['--como', 'jefe', 'movimientos', 'aprobar', alta.folio, '--yes'])
    expect(early.code).toBe(1)
    expect(early.err).toContain(`El movimiento ${alta.folio} está Solicitado: todavía no se puede aprobar.`)
    const bare = await portal(['--como', 'jefe', 'movimientos', 'devolver', alta.folio, '--yes'])
    expect(bare.err).toContain('Escribe qué debe corregirse.')
    const back = await portal([
      '--como',
      'jefe',
      'movimientos',
      'devolver',
      alta.folio,
      '--yes',
      '--motivo',
      'Falta firma',
    ])
    expect([back.code, back.out]).toEqual([0, `${alta.folio}: Pendiente. Volvió a su autor: Falta firma`])
    const cancel = ['--como', 'jefe', 'movimientos', 'cancelar', alta.folio, '--yes']
    expect((await portal(cancel)).code).toBe(1)
    const gone = await portal([...cancel, '--motivo', 'Se registró dos veces'])
    expect([gone.code, gone.out]).toEqual([0, expect.stringContaining(`${alta.folio}: Cancelado.`)])
    const other = await portal(['--como', 'ventanilla2', 'movimientos', 'ver', alta.folio])
    expect([other.code, other.out]).toEqual([1, ''])
  })
})
