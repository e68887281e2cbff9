import { beforeEach, describe, expect, it } from 'vitest'
import type { PropuestaAutorizada, PropuestaPanel } from '#domain/autorizaciones/propuesta.ts'
import type { PrestamoPanel } from '#domain/fondos/prestamos/retencion-panel.ts'
import { foldText } from '#domain/identidad/normalize-text.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRows } from '#api/db/sql.ts'
import { lugarDe, SALUD, type AltaHecha } from '#test/support/afiliacion.ts'
import { Client, signIn, type Respuesta } from '#test/support/client.ts'
import { cuentasIntactas } from '#test/support/cuentas-intactas.ts'
import { propuestaDe } from '#test/support/manos/dos-manos.ts'
import { autorizar } from '#test/support/manos/segunda-mano.ts'
import { personaActiva } from '#test/support/tramites.ts'

interface Rechazo {
  readonly error: string
  readonly codigo: string
  readonly actual?: PropuestaPanel
  readonly campos?: Readonly<Record<string, string>>
}

let auxiliar: Client
let auxiliar2: Client
let jefe: Client
let titular: Client
let admin: Client
let auditor: Client
let persona: AltaHecha

// Some tests reset passwords.
cuentasIntactas()

beforeEach(async () => {
  auxiliar = await signIn('auxiliar')
  auxiliar2 = await signIn('auxiliar2')
  jefe = await signIn('jefe')
  titular = await signIn('titular')
  admin = await signIn('admin')
  auditor = await signIn('auditor')
  persona = await personaActiva(await signIn('ventanilla1'), await lugarDe(SALUD))
  await inTransaction(() =>
    execute(`UPDATE afiliados SET sueldo_centavos = 2000000 WHERE id = $1`, [persona.afiliadoId]),
  )
})

const proponer = (capitalCentavos = 1_200_000, client = auxiliar) =>
  client.post('/api/panel/prestamos', {
    interno: persona.interno,
    tipo: 'corto',
    capitalCentavos,
    quincenas: 6,
    primera: '2226',
  })
const ver = async (client: Client, { id }: { readonly id: number }) =>
  (await client.get<PropuestaPanel>(`/api/panel/autorizaciones/${id}`)).body
const actuar = <T = PropuestaPanel>(client: Client, id: number, acto: string, body: object): Promise<Respuesta<T>> =>
  client.post<T>(`/api/panel/autorizaciones/${id}/${acto}`, body)
const prestamosDe = async () =>
  (await admin.post<PrestamoPanel[]>('/api/panel/prestamos/buscar', { filter: { afiliadoId: persona.afiliadoId } }))
    .body
const avisosDe = (usuario: string, id: number) =>
  selectRows<{ titulo: string; texto: string }>(
    `SELECT a.titulo, a.texto FROM avisos a JOIN usuarios u ON u.id = a.usuario_id
     WHERE u.usuario = $1 AND a.clave LIKE $2 ORDER BY a.id`,
    [usuario, `propuesta:${id}:%`],
  )

describe('a loan that one person proposes', () => {
  it('is not made until another person has read and authorised it', async () => {
    const hecha = await proponer()
    const propuesta = propuestaDe(hecha)
    expect(propuesta).toMatchObject({
      titulo: 'Otorgar un préstamo',
      folio: expect.stringMatching(/^PA-\d{6}$/) as string,
    })
    expect(await prestamosDe()).toEqual([])
    const seen = await ver(auxiliar2, propuesta)
    expect(seen).toMatchObject({
      estado: 'pendiente',
      importeCentavos: 1_200_000,
      actions: ['autorizar', 'rechazar'],
      falta: '',
    })
    expect(seen.cambios).toContainEqual({ campo: 'Capital', antes: '', despues: '$12,000.00' })
    expect((await autorizar(auxiliar2, hecha)).body).toMatchObject({
      estado: 'autorizada',
      decidio: 'Beatriz Olmos Cervantes',
    })
    expect(await prestamosDe()).toMatchObject([{ capitalCentavos: 1_200_000, estado: 'activo' }])
  })

  it('cannot be authorised by its author, who can withdraw it and undo that', async () => {
    const { id } = propuestaDe(await proponer())
    expect(await ver(auxiliar, { id })).toMatchObject({
      actions: ['retirar'],
      falta: expect.stringContaining('tuya') as string,
    })
    expect(await actuar<Rechazo>(auxiliar, id, 'autorizar', { version: 1 })).toMatchObject({
      status: 409,
      body: { codigo: 'misma_persona' },
    })
    expect(await actuar(auxiliar, id, 'retirar', { version: 1 })).toMatchObject({
      status: 200,
      body: { estado: 'retirada', actions: ['deshacer'] },
    })
    expect((await actuar<Rechazo>(auxiliar2, id, 'autorizar', { version: 2 })).body.error).toContain('ya está retirada')
    expect(await actuar(auxiliar, id, 'deshacer', { version: 2 })).toMatchObject({
      status: 200,
      body: { estado: 'pendiente' },
    })
    expect((await actuar(auxiliar2, id, 'autorizar', { version: 3 })).status).toBe(200)
  })

  it('is refused at its field when it is proposed, if a rule refuses it', async () => {
    const { status, body } = (await proponer(90_000_000)) as Respuesta<unknown> as Respuesta<Rechazo>
    expect(status).toBe(422)
    expect(Object.keys(body.campos ?? {})).toEqual(['capitalCentavos'])
  })

  it('checks its rules again when it is authorised', async () => {
    const hecha = await proponer()
    await inTransaction(() => execute(`UPDATE afiliados SET sueldo_centavos = 100 WHERE id = $1`, [persona.afiliadoId]))
    expect((await autorizar<Rechazo>(auxiliar2, hecha)).status).toBe(422)
    expect(await prestamosDe()).toEqual([])
  })

  it('is shown again before it is authorised, if its effect changed', async () => {
    const hecha = await proponer()
    const { id } = propuestaDe(hecha)
    await inTransaction(() =>
      execute(
        `INSERT INTO constantes (nombre, nombre_plegado, valor, desde, autor, registrada_at)
         VALUES ('INTERES_ANUAL_CORTO', $1, '12', '2026-01-01', 'Prueba', '2026-01-01T00:00:00.000Z')`,
        [foldText('INTERES_ANUAL_CORTO')],
      ),
    )
    const first = await autorizar<Rechazo>(auxiliar2, hecha)
    await inTransaction(() => execute(`DELETE FROM constantes WHERE autor = 'Prueba'`))
    expect(first).toMatchObject({ status: 409, body: { codigo: 'version' } })
    expect(first.body.actual?.cambios).toContainEqual({ campo: 'Intereses del plan', antes: '', despues: '$360.00' })
    expect(await prestamosDe()).toEqual([])
    expect((await ver(auxiliar2, { id })).estado).toBe('pendiente')
  })

  it('proposed again is the same proposal; proposed by another person, it is refused with its folio', async () => {
    const first = propuestaDe(await proponer())
    expect(propuestaDe(await proponer()).id).toBe(first.id)
    const other = (await proponer(1_200_000, auxiliar2)) as Respuesta<unknown> as Respuesta<Rechazo>
    expect(other).toMatchObject({
      status: 409,
      body: { codigo: 'repetida', error: expect.stringContaining(first.folio) as string },
    })
  })

  it('is rejected with a reason that its author receives; that can be undone', async () => {
    const { id } = propuestaDe(await proponer())
    expect(await avisosDe('auxiliar2', id)).toMatchObject([
      { titulo: expect.stringContaining('otorgar un préstamo') as string },
    ])
    expect(await avisosDe('jefe', id)).toEqual([])
    expect((await actuar<Rechazo>(auxiliar2, id, 'rechazar', { version: 1, nota: '  ' })).body.campos).toMatchObject({
      nota: expect.any(String) as string,
    })
    expect(await actuar(auxiliar2, id, 'rechazar', { version: 1, nota: 'Falta el aval' })).toMatchObject({
      status: 200,
      body: { estado: 'rechazada', nota: 'Falta el aval' },
    })
    expect((await avisosDe('auxiliar', id)).at(-1)?.texto).toContain('Falta el aval')
    expect(await actuar(jefe, id, 'deshacer', { version: 2 })).toMatchObject({ status: 404 })
    expect(await actuar(auxiliar2, id, 'deshacer', { version: 2 })).toMatchObject({
      status: 200,
      body: { estado: 'pendiente', nota: '' },
    })
  })

  it('is visible to those who can authorise it and to the auditor, and to nobody else', async () => {
    const { id } = propuestaDe(await proponer())
    expect(await ver(auditor, { id })).toMatchObject({ estado: 'pendiente', actions: [] })
    expect((await actuar(auditor, id, 'autorizar', { version: 1 })).status).toBe(403)
    expect((await jefe.get(`/api/panel/autorizaciones/${id}`)).status).toBe(404)
    expect((await actuar(jefe, id, 'autorizar', { version: 1 })).status).toBe(404)
    expect((await (await signIn('ventanilla1')).get(`/api/panel/autorizaciones/${id}`)).status).toBe(403)
  })

  it('is not authorised from another account of the same person', async () => {
    const hecha = await proponer()
    const ids = await selectRows<{ id: number }>(
      `SELECT id FROM usuarios WHERE usuario IN ('auxiliar', 'auxiliar2') ORDER BY usuario`,
    )
    await inTransaction(() =>
      execute('UPDATE usuarios SET misma_persona = $1 WHERE id = $2', [ids[0]?.id ?? 0, ids[1]?.id ?? 0]),
    )
    const refused = await autorizar<Rechazo>(auxiliar2, hecha)
    await inTransaction(() => execute('UPDATE usuarios SET misma_persona = NULL WHERE id = $1', [ids[1]?.id ?? 0]))
    expect(refused).toMatchObject({ status: 409, body: { codigo: 'misma_persona' } })
  })

  it('cannot be authorised once its author lost the right to propose it', async () => {
    const hecha = await proponer()
    await inTransaction(() => execute(`UPDATE usuarios SET activo = FALSE WHERE usuario = 'auxiliar'`))
    const refused = await autorizar<Rechazo>(auxiliar2, hecha)
    await inTransaction(() => execute(`UPDATE usuarios SET activo = TRUE WHERE usuario = 'auxiliar'`))
    expect(refused).toMatchObject({ status: 409, body: { codigo: 'sin_acceso' } })
  })

  it('authorised twice at once is made once', async () => {
    const { id } = propuestaDe(await proponer())
    const both = await Promise.all([auxiliar2, admin].map((client) => actuar(client, id, 'autorizar', { version: 1 })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await prestamosDe()).toHaveLength(1)
  })
})

describe('what only administrators propose', () => {
  it('is authorised by the Titular, so that one administrator is enough', async () => {
    const hecha = await admin.post('/api/variables', { nombre: 'TASA_MORA_ANUAL', valor: '9', desde: '2026-01-01' })
    expect((await ver(auxiliar, propuestaDe(hecha))) as unknown).toMatchObject({ codigo: 'no_existe' })
    expect(await ver(titular, propuestaDe(hecha))).toMatchObject({
      sujeto: 'TASA_MORA_ANUAL',
      cambios: [
        { campo: 'Valor', despues: '9' },
        { campo: 'Desde', despues: '1 ene 2026' },
      ],
      actions: ['autorizar', 'rechazar'],
    })
    expect((await autorizar(titular, hecha)).status).toBe(200)
  })
})

describe('a one-time password', () => {
  const idDe = async (usuario: string) =>
    (await selectRows<{ id: number }>('SELECT id FROM usuarios WHERE usuario = $1', [usuario]))[0]?.id ?? 0

  it('of a signer is shown once, to the second person only', async () => {
    const hecha = await admin.post(`/api/panel/usuarios/${await idDe('jefe')}/contrasena`, {})
    const { id } = propuestaDe(hecha)
    expect((await jefe.get('/api/sesion')).status).toBe(200)
    const given = await autorizar<PropuestaAutorizada>(titular, hecha)
    expect(given.headers.get('cache-control')).toBe('no-store')
    const clave = given.body.claveUnica?.clave ?? ''
    expect((await jefe.get('/api/sesion')).status).toBe(401)
    const login = await new Client().post('/api/login', { usuario: 'jefe', pass: clave })
    expect(login.body).toMatchObject({ debeCambiarClave: true })
    for (const client of [admin, titular]) expect(JSON.stringify(await ver(client, { id }))).not.toContain(clave)
    const kept = await selectRows(
      `SELECT id FROM bitacora WHERE despues LIKE $1 UNION ALL SELECT id FROM propuestas WHERE datos || cambios LIKE $1`,
      [`%${clave}%`],
    )
    expect(kept).toEqual([])
  })

  it('of the Titular is authorised by the director: nobody authorises their own', async () => {
    const hecha = await admin.post(`/api/panel/usuarios/${await idDe('titular')}/contrasena`, {})
    expect((await autorizar(await signIn('director'), hecha)).status).toBe(200)
  })

  it('of a desk is given at once', async () => {
    expect((await admin.post(`/api/panel/usuarios/${await idDe('ventanilla2')}/contrasena`, {})).status).toBe(200)
  })
})
