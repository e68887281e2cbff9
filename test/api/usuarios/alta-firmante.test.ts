import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PropuestaAutorizada, PropuestaPanel } from '#domain/autorizaciones/propuesta.ts'
import type { CambioPerfilPrevisto, OpcionesUsuario, UsuarioPanel } from '#domain/usuarios/usuario.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { lugarDe, SALUD, type Lugar } from '#test/support/afiliacion.ts'
import { faltasDe, leida } from '#test/support/cargas/carga-del-instituto.ts'
import { Client, signIn, type Rechazo } from '#test/support/client.ts'
import { DEMO_PASSWORD } from '#test/support/demo-password.ts'
import { propuestaDe } from '#test/support/manos/dos-manos.ts'
import { autorizar } from '#test/support/manos/segunda-mano.ts'

// An account that signs, administers everything or authorises acts of others is given by two people, on each dialect.
let admin: Client
let titular: Client
let director: Client
let salud: Lugar

const [ADMINISTRADOR, AUXILIAR, JEFE, DIRECTOR, VENTANILLA] = [1, 2, 3, 4, 6]
/** Authorises bank payments. */
const TESORERIA = 9

beforeAll(async () => {
  admin = await signIn('admin')
  titular = await signIn('titular')
  director = await signIn('director')
  salud = await lugarDe(SALUD)
})

beforeEach(async () => {
  await execute('DELETE FROM propuestas')
})

let hechas = 0

function datos(perfilId: number, cambio: object = {}) {
  hechas += 1
  const lugar = { entidadId: salud.entidad, adscripcionId: salud.adscripcion }
  const usuario = `firma${hechas}`
  const correo = `${usuario}@ejemplo.gob.mx`
  return { usuario, nombre: 'Aurelio Paz Ibáñez', correo, perfilId, ...(perfilId === VENTANILLA && lugar), ...cambio }
}

async function desk(): Promise<UsuarioPanel> {
  const { status, body } = await admin.post<UsuarioPanel>('/api/panel/usuarios', datos(VENTANILLA))
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}

const cuentaDe = (usuario: string) =>
  selectRow<{ id: number; perfil_id: number; activo: unknown }>(
    'SELECT id, perfil_id, activo FROM usuarios WHERE usuario = $1',
    [usuario],
  )
const leer = async (id: number) => (await admin.get<UsuarioPanel>(`/api/panel/usuarios/${id}`)).body
const cambiosDe = async (hecha: Parameters<typeof propuestaDe>[0]) =>
  (await titular.get<PropuestaPanel>(`/api/panel/autorizaciones/${propuestaDe(hecha).id}`)).body.cambios

describe('the account of a signer', () => {
  it('is made once a second person authorised it, who alone reads its password', async () => {
    const nueva = datos(JEFE)
    const hecha = await admin.post('/api/panel/usuarios', nueva)
    expect(propuestaDe(hecha).titulo).toBe('Crear la cuenta de quien firma o autoriza')
    expect(await cuentaDe(nueva.usuario)).toBeNull()
    expect(await cambiosDe(hecha)).toEqual([
      { campo: 'Usuario', antes: '', despues: nueva.usuario },
      { campo: 'Nombre', antes: '', despues: 'Aurelio Paz Ibáñez' },
      { campo: 'Correo', antes: '', despues: nueva.correo },
      { campo: 'Perfil', antes: '', despues: 'Jefe de departamento' },
      { campo: 'Contraseña', antes: '', despues: 'De un solo uso, que ve quien autoriza' },
    ])
    const { status, body } = await autorizar<PropuestaAutorizada>(director, hecha)
    expect(status).toBe(200)
    const login = await new Client().post('/api/login', {
      usuario: nueva.usuario,
      pass: body.claveUnica?.clave,
    })
    expect(login.body).toMatchObject({ debeCambiarClave: true, user: { id_perfil: JEFE } })
  })

  it('of an administrator too', async () => {
    propuestaDe(await admin.post('/api/panel/usuarios', datos(ADMINISTRADOR)))
  })

  it('of an auxiliar too, who authorises what another auxiliar proposes: two such accounts would be both hands', async () => {
    for (const cuenta of [datos(AUXILIAR), datos(AUXILIAR)]) {
      propuestaDe(await admin.post('/api/panel/usuarios', cuenta))
      expect(await cuentaDe(cuenta.usuario)).toBeNull()
    }
  })

  it('is refused with a password that its author wrote, and with what any account is refused for', async () => {
    const { body } = await admin.post<Rechazo>('/api/panel/usuarios', datos(JEFE, { clave: 'Una-clave-larga-9' }))
    expect(body.campos).toEqual({
      clave: 'La contraseña de esta cuenta la genera el portal y la ve quien autoriza: deja este campo vacío.',
    })
    expect((await admin.post('/api/panel/usuarios', datos(JEFE, { usuario: 'titular' }))).status).toBe(409)
  })

  it('of a desk is made at once', async () => {
    expect((await admin.post('/api/panel/usuarios', datos(VENTANILLA))).status).toBe(201)
  })

  it('is no row of a file of accounts', async () => {
    const text =
      'Usuario,Nombre completo,Perfil\nnuevo.titular,Ana Ruiz Paz,Titular\nnuevo.aux,Luis Paz,Auxiliar\nnuevo.aud,Eva Paz,Auditor\n'
    const { carga } = await leida(admin, { tipo: 'usuarios', contenido: text })
    const aparte =
      'un perfil que no firme ni autorice: esta cuenta se crea por separado, para que otra persona la autorice'
    expect([carga.rechazados, await faltasDe(admin, carga.folio)]).toEqual([
      2,
      [
        [2, 'Perfil', 'C435', aparte],
        [3, 'Perfil', 'C435', aparte],
      ],
    ])
  })

  it('is announced before it is asked for', async () => {
    const { perfiles } = (await admin.get<OpcionesUsuario>('/api/panel/usuarios/opciones')).body
    expect(perfiles.filter(({ dosManos }) => dosManos).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, TESORERIA])
  })
})

describe('the profile of a signer', () => {
  it('is given to an account once a second person authorised it', async () => {
    const { id, version } = await desk()
    const path = `/api/panel/usuarios/${id}`
    const previsto = await admin.post<CambioPerfilPrevisto>(`${path}/previsto`, { perfilId: DIRECTOR })
    expect(previsto.body.dosManos).toBe(true)
    const lugar = { entidadId: null, adscripcionId: null }
    const hecha = await admin.put(path, { version, perfilId: DIRECTOR, ...lugar })
    expect(propuestaDe(hecha).titulo).toBe('Dar a una cuenta el perfil de quien firma o autoriza')
    expect(await cambiosDe(hecha)).toEqual([
      { campo: 'Perfil', antes: 'Ventanilla', despues: 'Director' },
      { campo: 'Lugar', antes: SALUD, despues: '' },
    ])
    expect((await leer(id)).perfilId).toBe(VENTANILLA)
    expect((await autorizar(titular, hecha)).status).toBe(200)
    expect(await leer(id)).toMatchObject({ perfilId: DIRECTOR, entidadId: null })
    // From one signer to another one too; taking it away needs nobody else.
    const now = await leer(id)
    propuestaDe(await admin.put(path, { version: now.version, perfilId: JEFE }))
    expect((await admin.put(path, { version: now.version, perfilId: 8 })).status).toBe(200)
  })

  it('is given by two people also where it only authorises acts of others', async () => {
    const { id, version } = await desk()
    const lugar = { entidadId: null, adscripcionId: null }
    const hecha = await admin.put(`/api/panel/usuarios/${id}`, { version, perfilId: AUXILIAR, ...lugar })
    propuestaDe(hecha)
    expect((await leer(id)).perfilId).toBe(VENTANILLA)
    expect((await autorizar(titular, hecha)).status).toBe(200)
    expect((await leer(id)).perfilId).toBe(AUXILIAR)
  })

  it('is saved without other changes', async () => {
    const { id, version } = await desk()
    const { status, body } = await admin.put<Rechazo>(`/api/panel/usuarios/${id}`, {
      version,
      perfilId: JEFE,
      nombre: 'Otra persona',
    })
    expect([status, body.campos]).toEqual([
      422,
      { perfilId: 'El perfil de quien firma o autoriza lo autoriza otra persona: guárdalo sin otros cambios.' },
    ])
  })

  it('asks the own password when it administers, before it is proposed', async () => {
    const { id, version } = await desk()
    const path = `/api/panel/usuarios/${id}`
    const sin = await admin.put<Rechazo>(path, { version, perfilId: ADMINISTRADOR })
    expect([sin.status, Object.keys(sin.body.campos ?? {})]).toEqual([422, ['clave']])
    const hecha = await admin.put(path, { version, perfilId: ADMINISTRADOR, clave: DEMO_PASSWORD })
    expect((await autorizar(titular, hecha)).status).toBe(200)
    expect((await leer(id)).perfilId).toBe(ADMINISTRADOR)
    const kept = await selectRow(`SELECT id FROM propuestas WHERE datos LIKE $1`, [`%${DEMO_PASSWORD}%`])
    expect(kept).toBeNull()
    await execute('UPDATE usuarios SET perfil_id = $1 WHERE id = $2', [8, id])
  })
})

describe('a disabled account of a signer', () => {
  it.each(['jefe', 'auxiliar2'])('%s is enabled once a second person authorised it', async (cuenta) => {
    const id = (await cuentaDe(cuenta))?.id ?? 0
    const path = `/api/panel/usuarios/${id}/estado`
    expect((await admin.post(path, { activo: false })).status).toBe(200)
    const hecha = await admin.post(path, { activo: true })
    expect(propuestaDe(hecha).titulo).toBe('Activar la cuenta de quien firma o autoriza')
    expect(await cambiosDe(hecha)).toEqual([{ campo: 'Estado', antes: 'Inactivo', despues: 'Activo' }])
    expect((await leer(id)).estado).toBe('inactivo')
    expect((await autorizar(titular, hecha)).status).toBe(200)
    expect((await leer(id)).estado).toBe('activo')
    // It is so already.
    expect((await admin.post(path, { activo: true })).status).toBe(200)
  })
})

describe('while nobody else can authorise', () => {
  const activos = (activo: boolean) =>
    execute(`UPDATE usuarios SET activo = $1 WHERE usuario IN ('titular', 'director')`, [activo])

  it('and nobody ever did, as after an installation, the account of a signer is made at once', async () => {
    await activos(false)
    const alta = await admin.post('/api/panel/usuarios', datos(5))
    const segunda = await admin.post('/api/panel/usuarios', datos(DIRECTOR))
    await activos(true)
    expect(alta.status).toBe(201)
    // Now somebody can.
    propuestaDe(segunda)
    await execute(`UPDATE usuarios SET activo = FALSE WHERE perfil_id = 5 AND usuario <> 'titular'`)
  })

  it('but somebody did before, an administrator cannot give it alone', async () => {
    const hecha = await admin.post('/api/panel/usuarios', datos(JEFE))
    expect((await autorizar(titular, hecha)).status).toBe(200)
    await activos(false)
    const alta = await admin.post('/api/panel/usuarios', datos(5))
    await activos(true)
    propuestaDe(alta)
  })
})
