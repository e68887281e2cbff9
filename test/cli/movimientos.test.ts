import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, it } from 'vitest'
import type { PropuestaAutorizada, PropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { lugarDe, registrarAlta, SALUD, type AltaHecha } from '#test/support/afiliacion.ts'
import { signIn } from '#test/support/client.ts'
import { DEMO_PASSWORD } from '#test/support/demo-password.ts'
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
    const approve = ['--como', 'jefe', 'movimientos', 'aprobar', alta.folio, '--yes']
    const early = await portal(approve, true, [DEMO_PASSWORD])
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

  it('approves only with the person’s own password at a terminal: neither --yes nor sistema stand in for it', async () => {
    const aprobar = ['movimientos', 'aprobar', alta.folio, '--yes']
    const machine = await portal(aprobar, true, [DEMO_PASSWORD])
    expect([machine.code, machine.err]).toEqual([
      1,
      'Esto lo hace una persona, y no la cuenta sistema: di con --como qué usuario actúa.',
    ])
    const piped = await portal(['--como', 'jefe', ...aprobar])
    expect([piped.code, piped.err]).toEqual([
      1,
      'Esto pide la contraseña de Ignacio Bárcenas Núñez: ejecútalo en una terminal. La opción --yes no la sustituye.',
    ])
    const wrong = await portal(['--como', 'jefe', ...aprobar], true, ['no es esta'])
    expect([wrong.code, wrong.err, wrong.preguntas]).toEqual([
      1,
      'La contraseña actual no es correcta.',
      ['Contraseña de Ignacio Bárcenas Núñez'],
    ])
    const fallas = `SELECT fallas FROM intentos WHERE cuenta = 'jefe'`
    expect(await selectRow(fallas)).toEqual({ fallas: 1 })

    for (const [usuario, acto] of [
      ['validador1', 'validar'],
      ['auxiliar', 'revisar'],
    ] as const) {
      const client = await signIn(usuario)
      const { version } = (await client.get<{ version: number }>(`/api/panel/movimientos/${alta.movimiento}`)).body
      expect((await client.post(`/api/movimientos/${alta.folio}/${acto}`, { version })).status).toBe(200)
    }
    const right = await portal(['--como', 'jefe', ...aprobar], true, [DEMO_PASSWORD])
    expect([right.code, right.out]).toEqual([0, expect.stringContaining(`${alta.folio}: `)])
    expect(await selectRow(fallas)).toBeNull()
  })

  it('asks for the code too of an account with two-step codes; a known password buys no tries at it', async () => {
    const jefe = await signIn('jefe')
    const { clave } = (await jefe.post<{ clave: string }>('/api/mi-cuenta/dos-pasos', { clave: DEMO_PASSWORD })).body
    const totp = new TOTP({ secret: Secret.fromBase32(clave.replaceAll(' ', '')) })
    await jefe.post('/api/mi-cuenta/dos-pasos/confirmar', { codigo: totp.generate() })
    await execute('UPDATE dos_pasos SET ultimo_paso = 0')
    const aprobar = ['--como', 'jefe', 'movimientos', 'aprobar', alta.folio, '--yes']
    for (const fallas of [1, 2]) {
      const wrong = await portal(aprobar, true, [DEMO_PASSWORD, '000000'])
      expect([wrong.err, wrong.preguntas]).toEqual([
        'El código no es correcto o ya se usó.',
        ['Contraseña de Ignacio Bárcenas Núñez', 'Código de verificación de Ignacio Bárcenas Núñez'],
      ])
      expect(await selectRow(`SELECT fallas FROM intentos WHERE cuenta = 'jefe'`)).toEqual({ fallas })
    }
    const right = await portal(aprobar, true, [DEMO_PASSWORD, totp.generate()])
    expect(right.err).toContain('todavía no se puede aprobar')
    await execute('DELETE FROM dos_pasos')
  })

  it('takes no one-time password, which whoever gave it knows', async () => {
    const { out } = await portal('usuarios contrasena director --yes --json')
    const { propuesta } = JSON.parse(out) as PropuestaHecha
    const given = await (
      await signIn('titular')
    ).post<PropuestaAutorizada>(`/api/panel/autorizaciones/${propuesta.id}/autorizar`, { version: 1 })
    const clave = given.body.claveUnica?.clave ?? ''
    const { err } = await portal(['--como', 'director', 'movimientos', 'aprobar', alta.folio, '--yes'], true, [clave])
    expect(err).toBe('Cambia tu contraseña de un solo uso para continuar.')
  })
})
