import { beforeEach, describe, expect, it, vi } from 'vitest'
import { verifyBitacora } from '#api/acceso/verify-bitacora.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { unseal } from '#api/files/seal.ts'
import { setOwnUrl } from '#api/own-url.ts'
import { solicitudesDeEnlace } from '#api/usuarios/recuperar/limits.ts'
import { settleRecuperaciones } from '#api/usuarios/recuperar/request-recuperacion.ts'
import { hashToken, newToken } from '#api/usuarios/entrada/token.ts'
import { Client, signIn } from '#test/support/client.ts'
import { cuentasIntactas } from '#test/support/cuentas-intactas.ts'
import { DEMO_PASSWORD } from '#test/support/demo-password.ts'
import { autorizar } from '#test/support/manos/segunda-mano.ts'
import { trabajoDe } from '#test/support/trabajo-de.ts'

const CORREO = 'jefe@pensiones.ejemplo.gob.mx'
const NUEVA = 'cometa cuchara umbral'
const ENVIADO = /^Se envió un correo de recuperación\./

const ask = (correo: string, headers: Record<string, string> = {}) =>
  new Client().post('/api/recuperar', { correo }, headers)

async function linkOf(usuario: string): Promise<string> {
  await settleRecuperaciones()
  const row = await selectRow<{ texto: string }>(
    `SELECT c.texto FROM correos c JOIN usuarios u ON u.id = c.usuario_id
     WHERE u.usuario = $1 AND c.clase = 'recuperacion' ORDER BY c.id DESC LIMIT 1`,
    [usuario],
  )
  return (await unseal(row?.texto ?? '')) ?? ''
}
const tokenOf = async (usuario: string) => /\/recuperar\/([\w-]+)/.exec(await linkOf(usuario))?.[1] ?? ''

cuentasIntactas()
beforeEach(async () => {
  await execute('DELETE FROM recuperaciones')
  await execute('DELETE FROM correos')
})

describe('POST /api/recuperar', () => {
  it('answers the same for a known and an unknown address, and writes only to the known one', async () => {
    const [known, unknown] = [await ask(CORREO), await ask('nadie@pensiones.ejemplo.gob.mx')]
    expect(known.status).toBe(200)
    expect(known.body['message']).toMatch(ENVIADO)
    expect(unknown.body).toEqual(known.body)
    expect(unknown.status).toBe(known.status)
    await settleRecuperaciones()
    const rows = await selectRows<{ para: string; reservado: unknown }>('SELECT para, reservado FROM correos')
    expect(rows.map(({ para }) => para)).toEqual([CORREO])
  })

  it('answers before it looks for anybody: also while nothing can be written, known or not', async () => {
    let release = (): void => undefined
    let held = Promise.resolve()
    await new Promise<void>((started) => {
      held = inTransaction(() => {
        started()
        return new Promise<void>((resolve) => (release = resolve))
      })
    })
    const [known, unknown] = [await ask(CORREO), await ask('nadie@pensiones.ejemplo.gob.mx')]
    release()
    await held
    expect([known.status, unknown.status]).toEqual([200, 200])
    expect(await linkOf('jefe')).toContain('/recuperar/')
  })

  it('does the same work before it answers for the one as for the other', async () => {
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    // What follows the answer waits, so that only what precedes it is counted.
    vi.spyOn(solicitudesDeEnlace, 'take').mockReturnValue(held)
    const known = await trabajoDe(() => ask(CORREO))
    const unknown = await trabajoDe(() => ask('nadie@pensiones.ejemplo.gob.mx'))
    release()
    expect(known).toEqual({ sentencias: [expect.stringContaining('intentos_direccion')], claves: 0 })
    expect(unknown).toEqual(known)
    expect(await linkOf('jefe')).toContain('/recuperar/')
  })

  it.each(['', 'jefe', 'jefe@', '@ejemplo.mx', 'a@b', 'uno@x.mx, dos@x.mx', 'uno@x.mx\r\nBcc: dos@x.mx'])(
    'refuses %j with the documented message',
    async (correo) => {
      const res = await ask(correo)
      expect([res.status, res.body['error']]).toEqual([422, 'Por favor ingresa un email válido.'])
    },
  )

  it('takes the address whatever its case, and an account that is disabled gets nothing', async () => {
    await ask('  JEFE@Pensiones.Ejemplo.gob.MX ')
    expect(await linkOf('jefe')).toContain('/recuperar/')
    await execute('DELETE FROM correos')
    await execute('UPDATE usuarios SET activo = $1 WHERE usuario = $2', [false, 'jefe'])
    await ask(CORREO)
    await settleRecuperaciones()
    expect(await selectRows('SELECT id FROM correos')).toEqual([])
  })

  it('writes the address of the portal itself, whatever the request says of its host', async () => {
    setOwnUrl('http://127.0.0.1:4110')
    await ask(CORREO, { host: 'malo.example', 'x-forwarded-host': 'malo.example', origin: 'http://malo.example' })
    await ask(CORREO, { host: 'malo.example', 'x-forwarded-host': 'malo.example' })
    const link = await linkOf('jefe')
    expect(link).toContain('http://127.0.0.1:4110/recuperar/')
    expect(link).not.toContain('malo')
  })
})

describe('a recovery link', () => {
  it('tells whose it is, sets the password once, ends the sessions and lets in at once', async () => {
    const open = await signIn('jefe')
    for (let attempt = 0; attempt < 6; attempt += 1)
      await new Client().post('/api/login', { usuario: 'jefe', pass: 'equivocada' })
    await ask(CORREO)
    const token = await tokenOf('jefe')
    expect((await new Client().post('/api/recuperar/comprobar', { token })).body).toEqual({ usuario: 'jefe' })
    const done = await new Client().post('/api/recuperar/confirmar', { token, nueva: NUEVA })
    expect(done.status).toBe(200)
    expect((await open.get('/api/sesion')).status).toBe(401)
    const again = await new Client().post('/api/recuperar/confirmar', { token, nueva: 'otra cosa distinta' })
    expect([again.status, again.body['codigo']]).toEqual([410, 'enlace'])
    expect((await new Client().post('/api/login', { usuario: 'jefe', pass: DEMO_PASSWORD })).status).toBe(401)
    expect((await new Client().post('/api/login', { usuario: 'jefe', pass: NUEVA })).status).toBe(200)
    const told = await selectRows<{ asunto: string }>("SELECT asunto FROM correos WHERE clase = 'cuenta'")
    expect(told.map(({ asunto }) => asunto)).toEqual(['Tu contraseña cambió · Portal interno'])
  })

  it('sent twice at once sets one password', async () => {
    await ask(CORREO)
    const token = await tokenOf('jefe')
    const both = await Promise.all(
      ['primera opción larga', 'segunda opción larga'].map((nueva) =>
        new Client().post('/api/recuperar/confirmar', { token, nueva }),
      ),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410])
  })

  it.each([
    ['corta', 'siete77'],
    ['de las más usadas', 'Contraseña1'],
    ['del propio usuario', 'jefe-2026'],
  ])('takes no password that is %s, and stays good', async (_what, nueva) => {
    await ask(CORREO)
    const token = await tokenOf('jefe')
    const res = await new Client().post('/api/recuperar/confirmar', { token, nueva })
    expect([res.status, Object.keys(res.body['campos'] as object)]).toEqual([422, ['nueva']])
    expect((await new Client().post('/api/recuperar/comprobar', { token })).status).toBe(200)
  })

  it('lives 30 minutes, dies with a change of password or of address, and is kept as a hash', async () => {
    await ask('director@pensiones.ejemplo.gob.mx')
    const token = await tokenOf('director')
    const row = await selectRow<{ token_hash: string; creado_at: string; vence_at: string }>(
      'SELECT * FROM recuperaciones',
    )
    expect(row?.token_hash).not.toBe(token)
    expect(Date.parse(row?.vence_at ?? '') - Date.parse(row?.creado_at ?? '')).toBe(30 * 60_000)
    await execute('UPDATE recuperaciones SET vence_at = $1', [new Date(Date.now() - 1000).toISOString()])
    expect((await new Client().post('/api/recuperar/comprobar', { token })).status).toBe(410)
    await ask('director@pensiones.ejemplo.gob.mx')
    const next = await tokenOf('director')
    const client = await signIn('director')
    await client.post('/api/contrasena', { actual: DEMO_PASSWORD, nueva: NUEVA })
    expect((await new Client().post('/api/recuperar/comprobar', { token: next })).status).toBe(410)
  })

  it.each([
    [
      'its person, confirming the new one,',
      async () => {
        const client = await signIn('titular')
        await client.put('/api/mi-cuenta/correo', { correo: 'otra@ejemplo.gob.mx', clave: DEMO_PASSWORD })
        const row = await selectRow<{ texto: string }>("SELECT texto FROM correos WHERE clase = 'confirmacion'")
        const nuevo = /\/confirmar-correo\/([\w-]+)/.exec((await unseal(row?.texto ?? '')) ?? '')?.[1] ?? ''
        return new Client().post('/api/correo/confirmar', { token: nuevo })
      },
    ],
    [
      'an administrator, with who authorises it,',
      async () => {
        const row = await selectRow<{ id: number; version: number }>(
          "SELECT id, version FROM usuarios WHERE usuario = 'titular'",
        )
        const body = { version: row?.version, correo: 'otra@ejemplo.gob.mx' }
        const hecha = await (await signIn('admin')).put(`/api/panel/usuarios/${row?.id}`, body)
        return autorizar(await signIn('director'), hecha)
      },
    ],
  ])('dies when %s changes the address it was sent to', async (_who, change) => {
    const token = newToken()
    const before = 'titular@pensiones.ejemplo.gob.mx'
    await execute('UPDATE usuarios SET correo = $1 WHERE usuario = $2', [before, 'titular'])
    await execute(
      `INSERT INTO recuperaciones (token_hash, usuario_id, creado_at, vence_at)
       SELECT $1, id, '2026-11-21T00:00:00.000Z', '2999-01-01T00:00:00.000Z' FROM usuarios WHERE usuario = 'titular'`,
      [hashToken(token)],
    )
    expect((await new Client().post('/api/recuperar/comprobar', { token })).status).toBe(200)
    expect((await change()).status).toBe(200)
    expect((await new Client().post('/api/recuperar/comprobar', { token })).status).toBe(410)
  })

  it('does not stand in the bitácora, nor do passwords, and the chain is whole', async () => {
    await ask(CORREO)
    const token = await tokenOf('jefe')
    await new Client().post('/api/recuperar/confirmar', { token, nueva: 'tres palabras sueltas' })
    const rows = await selectRows<{ acto: string }>("SELECT * FROM bitacora WHERE acto LIKE 'usuario.%'")
    expect(rows.map(({ acto }) => acto)).toEqual(
      expect.arrayContaining(['usuario.pedir_recuperacion', 'usuario.recuperar']),
    )
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${token}|tres palabras|argon2`))
    expect(await verifyBitacora()).toMatchObject({ falla: null })
  })
})
