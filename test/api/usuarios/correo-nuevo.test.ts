import { beforeEach, describe, expect, it } from 'vitest'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { unseal } from '#api/files/seal.ts'
import { settleRecuperaciones } from '#api/usuarios/recuperar/request-recuperacion.ts'
import { Client, signIn } from '#test/support/client.ts'
import { DEMO_PASSWORD } from '#test/support/demo-password.ts'
import { autorizar } from '#test/support/manos/segunda-mano.ts'

const ANTES = 'jefe@pensiones.ejemplo.gob.mx'
const NUEVO = 'nuevo@ejemplo.gob.mx'

interface Cuenta {
  readonly correo: string
  readonly correoPendiente: { readonly correo: string; readonly vencido: boolean } | null
  readonly campos?: Record<string, string>
  readonly codigo?: string
}

const pedir = (client: Client, correo = NUEVO, clave: string = DEMO_PASSWORD) =>
  client.put<Cuenta>('/api/mi-cuenta/correo', { correo, clave })
const confirmar = (token: string) => new Client().post('/api/correo/confirmar', { token })
const cuentaOf = async (client: Client) => (await client.get<Cuenta>('/api/mi-cuenta')).body

/** The token of the newest link, as the mailbox of `para` has it. */
async function tokenOf(para = NUEVO): Promise<string> {
  const row = await selectRow<{ texto: string }>(
    "SELECT texto FROM correos WHERE clase = 'confirmacion' AND para = $1 ORDER BY id DESC LIMIT 1",
    [para],
  )
  return /\/confirmar-correo\/([\w-]+)/.exec((await unseal(row?.texto ?? '')) ?? '')?.[1] ?? ''
}

const toldTo = async (para: string) =>
  (
    await selectRows<{ asunto: string }>(
      "SELECT asunto FROM correos WHERE clase = 'cuenta' AND para = $1 ORDER BY id",
      [para],
    )
  ).map(({ asunto }) => asunto.replace(' · Portal interno', ''))

beforeEach(async () => {
  await execute('DELETE FROM correos')
  await execute('DELETE FROM correos_pendientes')
  await execute('DELETE FROM recuperaciones')
  await execute('UPDATE usuarios SET correo = $1 WHERE usuario = $2', [ANTES, 'jefe'])
})

describe('the own address', () => {
  it('asks for the password and for an address that is one', async () => {
    const client = await signIn('jefe')
    const wrong = await pedir(client, NUEVO, 'otra')
    expect([wrong.status, Object.keys(wrong.body.campos ?? {})]).toEqual([422, ['clave']])
    const bad = await pedir(client, 'nuevo')
    expect(bad.body.campos).toEqual({ correo: 'Por favor ingresa un email válido.' })
    expect(await selectRows('SELECT id FROM correos')).toEqual([])
    expect((await cuentaOf(client)).correoPendiente).toBeNull()
  })

  it('holds once its link was opened, once; the one before is told and serves until then', async () => {
    const client = await signIn('jefe')
    const last = await selectRow<{ id: number }>('SELECT MAX(id) AS id FROM bitacora')
    const asked = await pedir(client, ' Nuevo@Ejemplo.gob.mx ')
    expect(asked.body).toMatchObject({ correo: ANTES, correoPendiente: { correo: NUEVO, vencido: false } })
    expect(await toldTo(ANTES)).toEqual(['Se pidió cambiar tu correo'])
    await new Client().post('/api/recuperar', { correo: NUEVO })
    await new Client().post('/api/recuperar', { correo: ANTES })
    await settleRecuperaciones()
    const links = await selectRows<{ para: string }>("SELECT para FROM correos WHERE clase = 'recuperacion'")
    expect(links).toEqual([{ para: ANTES }])

    const token = await tokenOf()
    const done = await confirmar(token)
    expect([done.status, done.body]).toEqual([200, { usuario: 'jefe', correo: NUEVO }])
    expect(await cuentaOf(client)).toMatchObject({ correo: NUEVO, correoPendiente: null })
    expect(await toldTo(ANTES)).toEqual(['Se pidió cambiar tu correo', 'Tu correo cambió'])
    expect(await selectRows('SELECT token_hash FROM recuperaciones')).toEqual([])
    const again = await confirmar(token)
    expect([again.status, again.body['codigo']]).toEqual([410, 'enlace'])
    const rows = await selectRows<{ acto: string; antes: string; despues: string }>(
      `SELECT acto, antes, despues FROM bitacora
       WHERE acto IN ('usuario.pedir_correo', 'usuario.correo') AND id > $1 ORDER BY id`,
      [last?.id ?? 0],
    )
    const [antes, despues] = [`{"correo":"${ANTES}"}`, `{"correo":"${NUEVO}"}`]
    expect(rows).toEqual([
      { acto: 'usuario.pedir_correo', antes, despues },
      { acto: 'usuario.correo', antes, despues },
    ])
  })

  it('is reserved on its way, and its token is kept as a hash alone', async () => {
    await pedir(await signIn('jefe'))
    const token = await tokenOf()
    const admin = await signIn('admin')
    const correos = await admin.get<{ id: number; clase: string }[]>('/api/panel/correos')
    const id = correos.body.find(({ clase }) => clase === 'confirmacion')?.id ?? 0
    const detalle = await admin.get<{ texto: string | null; actions: string[] }>(`/api/panel/correos/${id}`)
    expect(detalle.body).toMatchObject({ texto: null, reservado: true })
    const kept = JSON.stringify(await selectRows('SELECT * FROM correos_pendientes'))
    expect(kept).not.toContain(token)
    expect(token.length).toBeGreaterThan(40)
  })

  it('is sent again with another link, and given up: what was sent before opens nothing', async () => {
    const client = await signIn('jefe')
    await pedir(client)
    const first = await tokenOf()
    expect((await client.post('/api/mi-cuenta/correo/reenviar', {})).status).toBe(200)
    const second = await tokenOf()
    expect((await confirmar(first)).status).toBe(410)
    const dropped = await client.delete<Cuenta>('/api/mi-cuenta/correo')
    expect(dropped.body).toMatchObject({ correo: ANTES, correoPendiente: null })
    expect((await confirmar(second)).status).toBe(410)
    const late = await client.post<Cuenta>('/api/mi-cuenta/correo/reenviar', {})
    expect([late.status, late.body.codigo]).toEqual([409, 'sin_pendiente'])
  })

  it('waits thirty minutes; then the page says that it is late, and another link serves', async () => {
    const client = await signIn('jefe')
    await pedir(client)
    const token = await tokenOf()
    await execute('UPDATE correos_pendientes SET vence_at = $1', [new Date(Date.now() - 1).toISOString()])
    expect((await confirmar(token)).status).toBe(410)
    expect((await cuentaOf(client)).correoPendiente).toMatchObject({ correo: NUEVO, vencido: true })
    await client.post('/api/mi-cuenta/correo/reenviar', {})
    const [row] = await selectRows<{ creado_at: string; vence_at: string }>(
      'SELECT creado_at, vence_at FROM correos_pendientes',
    )
    expect(Date.parse(row?.vence_at ?? '') - Date.parse(row?.creado_at ?? '')).toBe(30 * 60_000)
    expect((await confirmar(await tokenOf())).status).toBe(200)
  })

  it.each([
    ['a change of password', 'clave'],
    ['a one-time password', 'temporal'],
    ['a disabled account', 'inactiva'],
  ])('its link dies with %s', async (_what, how) => {
    const [client, admin] = [await signIn('titular'), await signIn('admin')]
    await pedir(client)
    const token = await tokenOf()
    const row = await selectRow<{ id: number }>("SELECT id FROM usuarios WHERE usuario = 'titular'")
    const path = `/api/panel/usuarios/${row?.id ?? 0}`
    if (how === 'clave') {
      const nueva = 'cometa cuchara umbral'
      expect((await client.post('/api/contrasena', { actual: DEMO_PASSWORD, nueva })).status).toBe(200)
      const hash = await selectRow<{ h: string }>("SELECT clave_hash AS h FROM usuarios WHERE usuario = 'director'")
      await execute("UPDATE usuarios SET clave_hash = $1 WHERE usuario = 'titular'", [hash?.h ?? ''])
    } else if (how === 'temporal') {
      const hash = await selectRow<{ h: string }>("SELECT clave_hash AS h FROM usuarios WHERE usuario = 'titular'")
      await autorizar(await signIn('director'), await admin.post(`${path}/contrasena`, {}))
      await execute("UPDATE usuarios SET clave_hash = $1, debe_cambiar_clave = $2 WHERE usuario = 'titular'", [
        hash?.h ?? '',
        false,
      ])
    } else {
      await admin.post(`${path}/estado`, { activo: false })
      await autorizar(await signIn('director'), await admin.post(`${path}/estado`, { activo: true }))
    }
    expect((await confirmar(token)).status).toBe(410)
  })

  it('is nobody’s second one: who confirms first has it', async () => {
    await pedir(await signIn('jefe'), 'compartido@ejemplo.gob.mx')
    const token = await tokenOf('compartido@ejemplo.gob.mx')
    await execute("UPDATE usuarios SET correo = 'compartido@ejemplo.gob.mx' WHERE usuario = 'auditor'")
    const res = await confirmar(token)
    expect([res.status, res.body['codigo']]).toEqual([409, 'duplicado'])
    expect((await cuentaOf(await signIn('jefe'))).correo).toBe(ANTES)
    await execute("UPDATE usuarios SET correo = 'auditor@pensiones.ejemplo.gob.mx' WHERE usuario = 'auditor'")
  })

  it('fills nobody’s mailbox: five messages in an hour', async () => {
    const client = await signIn('jefe')
    await pedir(client)
    for (let n = 0; n < 4; n += 1) await client.post('/api/mi-cuenta/correo/reenviar', {})
    const late = await client.post<Cuenta>('/api/mi-cuenta/correo/reenviar', {})
    expect([late.status, late.body.codigo]).toEqual([429, 'intentos'])
    expect((await pedir(client, 'otro@ejemplo.gob.mx')).status).toBe(429)
    expect(await selectRows("SELECT id FROM correos WHERE clase = 'confirmacion'")).toHaveLength(5)
    expect((await confirmar(await tokenOf())).status).toBe(200)
  })
})

describe('an address that the administration writes', () => {
  const leer = async (usuario: string) =>
    selectRow<{ id: number; version: number; correo: string }>(
      'SELECT id, version, correo FROM usuarios WHERE usuario = $1',
      [usuario],
    )

  it('of a signer is changed once another person authorises it; both addresses are told, and earlier links open nothing', async () => {
    const jefe = await signIn('jefe')
    await pedir(jefe, 'pedido@ejemplo.gob.mx')
    const token = await tokenOf('pedido@ejemplo.gob.mx')
    await new Client().post('/api/recuperar', { correo: ANTES })
    await settleRecuperaciones()
    const cuenta = await leer('jefe')
    const [admin, path] = [await signIn('admin'), `/api/panel/usuarios/${cuenta?.id ?? 0}`]
    const cambio = { version: cuenta?.version ?? 0, correo: NUEVO }
    const joined = await admin.put<Cuenta>(path, { ...cambio, nombre: 'Otra Persona' })
    expect([joined.status, Object.keys(joined.body.campos ?? {})]).toEqual([422, ['correo']])
    const hecha = await admin.put(path, cambio)
    expect((await leer('jefe'))?.correo).toBe(ANTES)
    expect(await toldTo(NUEVO)).toEqual([])
    const { status, body } = await autorizar(await signIn('titular'), hecha)
    expect([status, body.cambios]).toEqual([200, [{ campo: 'Correo', antes: ANTES, despues: NUEVO }]])
    expect((await toldTo(ANTES)).at(-1)).toBe('Cambió el correo de tu cuenta')
    expect(await toldTo(NUEVO)).toEqual(['Cambió el correo de tu cuenta'])
    expect((await confirmar(token)).status).toBe(410)
    expect(await selectRows('SELECT token_hash FROM recuperaciones')).toEqual([])
    expect(await cuentaOf(jefe)).toMatchObject({ correo: NUEVO, correoPendiente: null })
  })

  it('is not the own one: the list is no way around the password and the message', async () => {
    const cuenta = await leer('admin')
    const res = await (
      await signIn('admin')
    ).put<Cuenta>(`/api/panel/usuarios/${cuenta?.id ?? 0}`, {
      version: cuenta?.version ?? 0,
      correo: NUEVO,
    })
    expect([res.status, res.body.campos]).toEqual([
      422,
      { correo: 'Es tu propia cuenta: cambia tu correo en Mi perfil.' },
    ])
    expect((await leer('admin'))?.correo).toBe(cuenta?.correo)
  })
})
