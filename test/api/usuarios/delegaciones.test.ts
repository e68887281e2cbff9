import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DelegacionesPropias } from '#domain/acceso/delegacion.ts'
import type { RespuestaVentanilla } from '#domain/afiliacion/alta.ts'
import type { RespuestaInicio } from '#domain/procesos/inicio.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { derechosCambiados } from '#api/acceso/derechos-cambiados.ts'
import { inTransaction } from '#api/db/database.ts'
import { lugarDe, SALUD } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { contestar, delegar, delegarYAceptar } from '#test/support/manos/delegar.ts'
import { solicitarCierre } from '#test/support/dinero/cadena-cierre.ts'

let jefe: Client
let titular: Client
let director: Client
let validador: Client
let auxiliar2: Client

beforeAll(async () => {
  jefe = await signIn('jefe')
  titular = await signIn('titular')
  director = await signIn('director')
  validador = await signIn('validador1')
  auxiliar2 = await signIn('auxiliar2')
})
afterAll(flushReadAudit)
beforeEach(() =>
  inTransaction(async () => {
    await execute('DELETE FROM delegaciones')
    await execute(`DELETE FROM avisos WHERE clave LIKE 'delegacion:%'`)
    await derechosCambiados()
  }),
)

const propias = async (client: Client) => (await client.get<DelegacionesPropias>('/api/mi-cuenta/delegaciones')).body
const porQue = (res: { body: Record<string, unknown> }) => (res.body['campos'] as Record<string, string>)['usuario']

describe('who may be named', () => {
  it('is offered by the profile: the same act or the one just below, of the same place', async () => {
    const usuarios = async (client: Client) => (await propias(client)).candidatos.map(({ usuario }) => usuario)
    expect((await usuarios(jefe)).toSorted()).toEqual(['auxiliar', 'auxiliar2'])
    expect((await usuarios(director)).toSorted()).toEqual(['jefe', 'titular'])
    expect(await usuarios(titular)).toEqual(['director'])
    expect(await propias(validador)).toMatchObject({ puedeDelegar: true, candidatos: [] })
    for (const usuario of ['ventanilla1', 'auxiliar', 'auditor', 'admin'])
      expect(await propias(await signIn(usuario))).toMatchObject({ puedeDelegar: false, candidatos: [] })
  })

  it('is refused with the reason: auditor, administrator, a profile too far, the clerk who requests', async () => {
    const cases = [
      [jefe, 'auditor', 'Silvia Ordaz Treviño audita: quien audita no firma por otra persona.'],
      [jefe, 'admin', 'Gabriela Sandoval Ríos administra el portal: quien administra no firma por otra persona.'],
      [jefe, 'director', 'no tiene el acto Aprobar ni el anterior, Revisar'],
      [titular, 'jefe', 'no tiene el acto Autorizar ni el anterior, Firmar'],
      [validador, 'ventanilla1', 'el par incompatible «solicita / aprueba» (Capturar con Validar)'],
      [jefe, 'validador1', 'No hay una cuenta activa de otra persona con ese usuario en tu lugar de la estructura.'],
      [jefe, 'jefe', 'No hay una cuenta activa de otra persona'],
    ] as const
    for (const [client, usuario, message] of cases) {
      const res = await delegar(client, usuario)
      expect([usuario, res.status, porQue(res)]).toEqual([usuario, 422, expect.stringContaining(message)])
    }
    expect((await delegar(auxiliar2, 'auxiliar')).status).toBe(403)
  })

  it('needs an oficio and days from today on, not too many', async () => {
    const wrong = [
      [{ oficio: ' ' }, 'oficio'],
      [{ oficio: 'x'.repeat(61) }, 'oficio'],
      [{ oficioFecha: '' }, 'oficioFecha'],
      [{ oficioFecha: '2026-12-31' }, 'oficioFecha'],
      [{ desde: '2026-11-01' }, 'desde'],
      [{ hasta: '2027-11-30' }, 'hasta'],
    ] as const
    for (const [change, path] of wrong) {
      const res = await delegar(jefe, 'auxiliar', change)
      expect([res.status, Object.keys(res.body['campos'] as object)]).toEqual([422, [path]])
    }
  })

  it('has no request of their own that waits for that signature', async () => {
    const auxiliar = await signIn('auxiliar')
    const { adscripcion } = await lugarDe(SALUD)
    const asked = await solicitarCierre(auxiliar, '2226', adscripcion)
    const id = asked.body.hechos[0]?.id ?? 0
    await execute(`UPDATE cierres SET estado = 'revisado' WHERE id = $1`, [id])
    const res = await delegar(jefe, 'auxiliar')
    expect([res.status, porQue(res)]).toEqual([
      422,
      expect.stringContaining(
        'Tomás Arriaga Peña tiene solicitudes que esperan esa firma (cierre de Secretaría de Salud, ',
      ),
    ])
    expect((await delegar(jefe, 'auxiliar2')).status).toBe(201)
    await execute(`UPDATE cierres SET estado = 'solicitado' WHERE id = $1`, [id])
    expect((await delegar(jefe, 'auxiliar')).status).toBe(201)
  })

  it('has no load of their own that waits to be validated', async () => {
    const { adscripcion } = await lugarDe(SALUD)
    await execute(
      `INSERT INTO usuarios (usuario, nombre, clave_hash, perfil_id, entidad_id, adscripcion_id, activo, creado_at)
       SELECT 'validador2', 'Prueba Validadora Dos', clave_hash, perfil_id, entidad_id, adscripcion_id, activo, creado_at
       FROM usuarios WHERE usuario = 'validador1'`,
    )
    await execute(
      `INSERT INTO cargas (tipo, plano_id, entidad_id, quincena, archivo, bytes, huella, estado, creada_at, creada_por)
       SELECT 'nomina', (SELECT MIN(id) FROM planos), $1, 48645, 'nomina.csv', 10, 'espera', 'por_validar', '2026-11-20T16:00:00.000Z', id
       FROM usuarios WHERE usuario = 'validador2'`,
      [adscripcion],
    )
    const res = await delegar(validador, 'validador2')
    expect([res.status, porQue(res)]).toEqual([
      422,
      expect.stringMatching(/^Prueba Validadora Dos tiene solicitudes que esperan esa firma \(carga CRG-26-\d{6}\)/),
    ])
    await execute(`UPDATE cargas SET estado = 'aplicada' WHERE huella = 'espera'`)
    expect((await delegar(validador, 'validador2')).status).toBe(201)
  })

  it('is judged by every account of the same person', async () => {
    await execute(
      `UPDATE usuarios SET misma_persona = (SELECT id FROM usuarios WHERE usuario = 'auditor') WHERE usuario = 'auxiliar'`,
    )
    expect(porQue(await delegar(jefe, 'auxiliar'))).toContain('audita')
    await execute(`UPDATE usuarios SET misma_persona = NULL WHERE usuario = 'auxiliar'`)
  })
})

describe('the answer of the delegate', () => {
  const firmaDelJefe = async () =>
    (await auxiliar2.get<{ perfil: { actos: string[] } }>('/api/sesion')).body.perfil.actos.includes('aprobar')
  const avisosDe = (usuario: string) =>
    selectRows<{ titulo: string }>(
      `SELECT titulo FROM avisos a JOIN usuarios u ON u.id = a.usuario_id WHERE u.usuario = $1 AND a.clave LIKE 'delegacion:%'
       ORDER BY a.id`,
      [usuario],
    )

  it('gives the signature, and gives it back; each is told of what the other did', async () => {
    const { body } = await delegar(jefe, 'auxiliar2')
    expect(await firmaDelJefe()).toBe(false)
    const [recibida] = (await propias(auxiliar2)).recibidas
    expect(recibida).toMatchObject({ estado: 'propuesta', actions: ['aceptar', 'rechazar'] })
    await contestar(auxiliar2, body.id, 'aceptar')
    expect(await firmaDelJefe()).toBe(true)
    expect((await propias(jefe)).dadas).toMatchObject([{ estado: 'aceptada', actions: [] }])
    expect((await propias(auxiliar2)).recibidas).toMatchObject([{ actions: ['devolver'] }])
    await contestar(auxiliar2, body.id, 'devolver')
    expect(await firmaDelJefe()).toBe(false)
    expect((await propias(auxiliar2)).recibidas).toEqual([])
    expect((await avisosDe('jefe')).map(({ titulo }) => titulo)).toEqual([
      'Beatriz Olmos Cervantes aceptó firmar por ti',
      'Beatriz Olmos Cervantes te devolvió tu firma',
    ])
    const otra = await delegar(jefe, 'auxiliar2')
    await jefe.delete(`/api/mi-cuenta/delegaciones/${otra.body.id}`)
    expect((await avisosDe('auxiliar2')).map(({ titulo }) => titulo)).toEqual([
      'Ignacio Bárcenas Núñez te pide firmar por su ausencia',
      'Ignacio Bárcenas Núñez te pide firmar por su ausencia',
      'Ignacio Bárcenas Núñez retiró la delegación de su firma',
    ])
  })

  it('may be no: nothing is signed by it, and it is not accepted afterwards', async () => {
    const { body } = await delegar(jefe, 'auxiliar2')
    expect((await contestar(auxiliar2, body.id, 'rechazar')).status).toBe(200)
    expect((await contestar(auxiliar2, body.id, 'aceptar')).status).toBe(409)
    expect((await contestar(auxiliar2, body.id, 'devolver')).status).toBe(409)
    expect(await firmaDelJefe()).toBe(false)
  })

  it('is nobody else’s to give, and not that of one that ended', async () => {
    const { body } = await delegar(jefe, 'auxiliar2')
    for (const client of [jefe, director, await signIn('auxiliar')])
      expect((await contestar(client, body.id, 'aceptar')).status).toBe(404)
    expect((await auxiliar2.delete(`/api/mi-cuenta/delegaciones/${body.id}`)).status).toBe(404)
    await execute(`UPDATE delegaciones SET desde = '2026-11-01', hasta = '2026-11-10' WHERE id = $1`, [body.id])
    expect((await contestar(auxiliar2, body.id, 'aceptar')).status).toBe(404)
  })

  it('is awaited on the home of the delegate', async () => {
    const inicio = async () =>
      (await auxiliar2.get<RespuestaInicio>('/api/inicio')).body.teselas.find(
        ({ etiqueta }) => etiqueta === 'Firmas por aceptar',
      )
    expect(await inicio()).toBeUndefined()
    const { body } = await delegar(jefe, 'auxiliar2')
    expect(await inicio()).toMatchObject({ cifra: '1', detalle: 'de Ignacio Bárcenas Núñez', ruta: '/mi-perfil' })
    await contestar(auxiliar2, body.id, 'aceptar')
    expect(await inicio()).toBeUndefined()
  })

  it('is awaited at the desk of a dependency too', async () => {
    const [de, a] = await selectRows<{ id: number }>(
      `SELECT id FROM usuarios WHERE usuario IN ('ventanilla1', 'validador1') ORDER BY usuario DESC`,
    )
    await execute(
      `INSERT INTO delegaciones (de_usuario_id, a_usuario_id, desde, hasta, creada_at, oficio, oficio_fecha)
       VALUES ($1, $2, '2026-11-20', '2026-11-30', '2026-11-20T12:00:00.000Z', 'DG/1', '2026-11-19')`,
      [de?.id ?? 0, a?.id ?? 0],
    )
    const { body } = await validador.get<RespuestaVentanilla>('/api/ventanilla')
    expect(body.siguiente).toContainEqual({
      texto: 'Lucía Robledo te pide firmar por su ausencia: acéptala o recházala.',
      ruta: '/mi-perfil',
    })
  })

  it('counts no more once the profile of the delegate may not sign', async () => {
    await delegarYAceptar(jefe, auxiliar2, 'auxiliar2')
    await execute(`UPDATE usuarios SET perfil_id = 8 WHERE usuario = 'auxiliar2'`)
    await inTransaction(derechosCambiados)
    expect(await firmaDelJefe()).toBe(false)
    await execute(`UPDATE usuarios SET perfil_id = 2 WHERE usuario = 'auxiliar2'`)
    await inTransaction(derechosCambiados)
    expect(await firmaDelJefe()).toBe(true)
  })
})

describe('equal delegations', () => {
  it('are refused while one of those days is delegated to the same person', async () => {
    expect((await delegar(jefe, 'auxiliar2')).status).toBe(201)
    const again = await delegar(jefe, 'auxiliar2', { desde: '2026-11-25', hasta: '2026-12-05' })
    expect([again.status, again.body['codigo'], again.body['error']]).toEqual([
      409,
      'delegacion',
      'Ya delegaste tu firma a Beatriz Olmos Cervantes, 20–30 nov: retírala antes de dar otra por esos días.',
    ])
    expect((await delegar(jefe, 'auxiliar2', { desde: '2026-12-01', hasta: '2026-12-05' })).status).toBe(201)
    expect((await delegar(jefe, 'auxiliar')).status).toBe(201)
  })

  it('of sixteen at once leave one', async () => {
    const all = await Promise.all(Array.from({ length: 16 }, () => delegar(jefe, 'auxiliar2')))
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, ...Array<number>(15).fill(409)])
    const row = await selectRow<{ n: number }>('SELECT CAST(COUNT(*) AS INTEGER) AS n FROM delegaciones')
    expect(row?.n).toBe(1)
  })
})
