import { Secret, TOTP } from 'otpauth'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CierreDetalle, CierresQuincena } from '#domain/quincenas/cierre.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { EDUCACION, lugarDe, SALUD, type AltaHecha, type Lugar } from '#test/support/afiliacion.ts'
import {
  filaDe,
  firmarCierre,
  permitirCierre,
  porAplicar,
  solicitarCierre,
} from '#test/support/dinero/cadena-cierre.ts'
import { Client, signIn } from '#test/support/client.ts'
import { DEMO_PASSWORD } from '#test/support/demo-password.ts'
import { personaActiva } from '#test/support/tramites.ts'

const Q = '2226'
const cuentas: Record<string, Client> = {}
const as = (usuario: string): Client => cuentas[usuario]!
let salud: Lugar
let educacion: Lugar
let alta: AltaHecha

beforeAll(async () => {
  for (const usuario of ['admin', 'auxiliar', 'jefe', 'director', 'titular', 'auditor', 'validador1', 'ventanilla1'])
    cuentas[usuario] = await signIn(usuario)
  salud = await lugarDe(SALUD)
  educacion = await lugarDe(EDUCACION)
  await personaActiva(as('ventanilla1'), salud)
  alta = await porAplicar(as('ventanilla1'), salud, '2026-11-16')
  await permitirCierre(Q, salud.adscripcion)
  const cargo = `INSERT INTO unidad_cargos (unidad_id, cargo, nombre, curp, desde, hasta, creado_at) VALUES ($1, $2, $3, $4, $5, $6, '2026-01-01T00:00:00.000Z')`
  await execute(cargo, [
    salud.adscripcion,
    'representante',
    'Nora Prieto Lima',
    'PILN800101MASRMR09',
    '2025-01-01',
    null,
  ])
  await execute(cargo, [salud.adscripcion, 'responsable', 'Quien estuvo antes', '', '2024-01-01', '2026-10-31'])
  await execute(cargo, [salud.adscripcion, 'responsable', 'Raúl Tovar Ibarra', '', '2026-11-01', null])
})

describe('a close', () => {
  it('is requested by its dependency, signed by five people in order, and returned or voided with every signature', async () => {
    // The table shows each entity with who answers for it on the last day, its people and its movements.
    const { body: tabla } = await as('jefe').get<CierresQuincena>(`/api/quincenas/${Q}/cierres`)
    expect(tabla).toMatchObject({ quincena: Q, periodo: '16 al 30 de noviembre', titulo: 'Q22 2026 · 16–30 nov' })
    expect(tabla.solicitudes).toEqual({ hechas: 0, faltan: tabla.entidades.length })
    expect(tabla.entidades.find(({ entidad }) => entidad.nombre === SALUD)).toMatchObject({
      representante: { nombre: 'Nora Prieto Lima', curp: 'PILN800101MASRMR09' },
      responsable: 'Raúl Tovar Ibarra',
      personal: 1,
      movimientos: { porAplicar: 1, sinAprobar: 0 },
      cierre: null,
      etapa: 'abierto',
      anterior: null,
      firmas: [],
      actions: [],
    })

    // The table shows a dependency only its own entity.
    const { body: propia } = await as('validador1').get<CierresQuincena>(`/api/quincenas/${Q}/cierres`)
    expect(propia.entidades.map(({ entidad, actions }) => [entidad.nombre, actions])).toEqual([[SALUD, ['solicitar']]])
    expect((await as('validador1').get(`/api/quincenas/${Q}/cierres?todo=1`)).status).toBe(400)
    expect((await as('validador1').get(`/api/quincenas/9926/cierres`)).status).toBe(400)

    // Its own dependency requests it; for another’s the answer is 404.
    expect((await solicitarCierre(as('validador1'), Q, educacion.adscripcion)).status).toBe(404)
    expect((await solicitarCierre(as('ventanilla1'), Q, salud.adscripcion)).status).toBe(403)
    const requested = await solicitarCierre(as('validador1'), Q, salud.adscripcion)
    expect([requested.status, requested.body.hechos]).toEqual([200, [{ id: 1, entidad: SALUD, etapa: 'solicitado' }]])
    const again = await solicitarCierre(as('validador1'), Q, salud.adscripcion)
    expect([again.status, again.body['error']]).toEqual([
      409,
      `El cierre de ${SALUD} está solicitado: no se puede solicitar.`,
    ])
    const { solicitudes } = (await as('director').get<CierresQuincena>(`/api/quincenas/${Q}/cierres`)).body
    expect(solicitudes.hechas).toBe(1)
    const avisados = await selectRows(`SELECT u.usuario FROM avisos a JOIN usuarios u ON u.id = a.usuario_id
      WHERE a.clave LIKE 'cierre:1:solicitar:%' ORDER BY 1`)
    expect(avisados).toEqual([{ usuario: 'auxiliar' }, { usuario: 'auxiliar2' }])

    // Five people sign it in order, none of them twice, and a stale version is rejected.
    expect((await firmarCierre(as('jefe'), Q, salud.adscripcion)).status).toBe(403)
    const { cierre: deSalud } = await filaDe(as('admin'), Q, salud.adscripcion)
    const stale = await as('admin').post(`/api/quincenas/${Q}/cierres/firmar`, {
      cierres: [{ id: deSalud!.id, version: deSalud!.version + 7 }],
    })
    expect([stale.status, stale.body['codigo']]).toEqual([409, 'version'])
    expect(stale.body['error']).toMatch(/, a las \d\d:\d\d, actuó sobre el cierre de .+ mientras lo tenías abierto/)
    // The address names the quincena of what is acted on.
    const suyo = [{ id: deSalud!.id, version: deSalud!.version }]
    for (const [paso, body] of [
      ['firmar', { cierres: suyo }],
      ['devolver', { cierres: suyo, nota: 'Otra vez' }],
      [`${deSalud!.id}/reapertura`, { acto: 'pedir_reapertura', version: deSalud!.version, nota: 'Error' }],
    ] as const)
      expect((await as('admin').post(`/api/quincenas/0126/cierres/${paso}`, body)).status, paso).toBe(404)
    // The administrator has every act, and still gives one signature.
    expect((await firmarCierre(as('admin'), Q, salud.adscripcion)).body.hechos[0]?.etapa).toBe('revisado')
    const twice = await firmarCierre(as('admin'), Q, salud.adscripcion)
    expect([twice.status, twice.body['error']]).toEqual([
      403,
      'Las cinco firmas de un cierre corresponden a cinco personas distintas, y ya diste una de este.',
    ])
    expect((await firmarCierre(as('auditor'), Q, salud.adscripcion)).status).toBe(403)
    expect((await firmarCierre(as('jefe'), Q, salud.adscripcion)).body.hechos[0]?.etapa).toBe('aprobado')
    expect((await firmarCierre(as('director'), Q, salud.adscripcion)).body.hechos[0]?.etapa).toBe('firmado')
    // The director signs as director, never as titular.
    expect((await firmarCierre(as('director'), Q, salud.adscripcion)).status).toBe(403)
    const firmado = await filaDe(as('titular'), Q, salud.adscripcion)
    expect(firmado.firmas.map(({ acto, por }) => [acto, por])).toEqual([
      ['solicitar', 'Elena Quiroz'],
      ['revisar', 'Gabriela Sandoval Ríos'],
      ['aprobar', 'Ignacio Bárcenas Núñez'],
      ['firmar', 'Mónica Urrutia Lara'],
    ])
    expect(firmado.actions).toEqual(['autorizar', 'devolver'])

    // Two accounts of one person count as one.
    await execute(
      `UPDATE usuarios SET misma_persona = (SELECT id FROM usuarios WHERE usuario = 'director') WHERE usuario = 'titular'`,
    )
    expect((await firmarCierre(as('titular'), Q, salud.adscripcion)).status).toBe(403)
    await execute(`UPDATE usuarios SET misma_persona = NULL WHERE usuario = 'titular'`)

    // It returns to request with a note, which voids every signature and is notified to who signed.
    const empty = await firmarCierre(as('titular'), Q, salud.adscripcion, '  ')
    expect([empty.status, empty.body['campos']]).toEqual([422, { nota: 'Escribe qué debe corregirse.' }])
    const returned = await firmarCierre(as('titular'), Q, salud.adscripcion, 'Falta la baja de Ortiz')
    expect(returned.body.hechos).toEqual([{ id: 1, entidad: SALUD, etapa: 'abierto' }])
    const abierto = await filaDe(as('validador1'), Q, salud.adscripcion)
    expect(abierto).toMatchObject({ etapa: 'abierto', firmas: [], actions: ['solicitar'] })
    expect(abierto.devuelto).toMatchObject({ por: 'Ramón Échave Zúñiga', nota: 'Falta la baja de Ortiz' })
    const told = await selectRows<{ usuario: string }>(
      `SELECT u.usuario FROM avisos a JOIN usuarios u ON u.id = a.usuario_id WHERE a.clave LIKE 'cierre:1:devolver:%' ORDER BY 1`,
    )
    expect(told.map(({ usuario }) => usuario)).toEqual(['admin', 'director', 'jefe', 'validador1'])
    const { body } = await as('auditor').get<CierreDetalle>(`/api/quincenas/${Q}/cierres/1`)
    expect(body.actos.map(({ acto, vigente }) => [acto, vigente])).toEqual([
      ['solicitar', false],
      ['revisar', false],
      ['aprobar', false],
      ['firmar', false],
      ['devolver', false],
    ])
    expect((await as('auditor').get(`/api/quincenas/2126/cierres/1`)).status).toBe(404)

    // A movement approved after the request voids the signatures, and the answer says what changed.
    await solicitarCierre(as('auxiliar'), Q, salud.adscripcion)
    // Who requested is one of the five.
    expect((await firmarCierre(as('auxiliar'), Q, salud.adscripcion)).status).toBe(403)
    await firmarCierre(as('admin'), Q, salud.adscripcion)
    const late = await porAplicar(as('ventanilla1'), salud, '2026-11-20')
    const changed = await firmarCierre(as('jefe'), Q, salud.adscripcion)
    expect([changed.status, changed.body['codigo']]).toEqual([409, 'huella'])
    // 6,167.88 twice; then 4,523.11 more: FAA to SARE of it are 1,718.78.
    expect(changed.body['diferencias']).toEqual([
      'Personas: antes 2 personas, ahora 3 personas',
      'Total de la entidad: antes $4,687.58, ahora $6,406.36',
      `Movimientos que ahora se aplicarían: ${late.folio}`,
    ])
    expect(await filaDe(as('jefe'), Q, salud.adscripcion)).toMatchObject({ etapa: 'abierto', firmas: [] })
    expect((await filaDe(as('jefe'), Q, salud.adscripcion)).devuelto?.nota).toContain('vuelve a solicitud')

    // Several are requested at once, and each refusal has its reason.
    await execute(`UPDATE afiliados SET categoria_id = NULL WHERE id = $1`, [alta.afiliadoId])
    const varios = await solicitarCierre(as('auxiliar'), Q, salud.adscripcion, educacion.adscripcion)
    expect(varios.status).toBe(200)
    expect(varios.body.hechos.map(({ entidad }) => entidad)).toEqual([EDUCACION])
    const bloqueo = { codigo: 'sin_categoria', texto: 'Personas sin categoría', cuantos: 1 }
    expect(varios.body.rechazados).toEqual([
      {
        id: salud.adscripcion,
        entidad: SALUD,
        clave: '01-01',
        entidadId: salud.adscripcion,
        codigo: 'bloqueado',
        error: `No se puede cerrar ${SALUD}: Personas sin categoría (1).`,
        bloqueos: [{ ...bloqueo, nivel: 'bloquea', ejemplos: [expect.any(String) as string] }],
      },
    ])
    expect((await solicitarCierre(as('auxiliar'), Q)).status).toBe(422)
    const many = Array.from({ length: 201 }, (_, i) => i + 1)
    expect((await solicitarCierre(as('auxiliar'), Q, ...many)).status).toBe(422)

    // Another entity’s close is hidden, to see and to return.
    const ajeno = await selectRow<{ id: number; version: number }>(
      'SELECT id, version FROM cierres WHERE entidad_id = $1',
      [educacion.adscripcion],
    )
    expect((await as('validador1').get(`/api/quincenas/${Q}/cierres/${ajeno!.id}`)).status).toBe(404)
    const ajenos = [{ id: ajeno!.id, version: ajeno!.version }]
    const negado = await as('validador1').post(`/api/quincenas/${Q}/cierres/devolver`, {
      cierres: ajenos,
      nota: 'No es mía',
    })
    expect(negado.status).toBe(404)

    // Who must use the second step signs only once it is set up, and gets no session without it.
    for (const usuario of ['admin', 'jefe'])
      expect((await firmarCierre(as(usuario), Q, educacion.adscripcion)).status).toBe(200)
    const { cierre } = await filaDe(as('auditor'), Q, educacion.adscripcion)
    const cierres = [{ id: cierre!.id, version: cierre!.version }]
    const firmar = (client: Client) => client.post(`/api/quincenas/${Q}/cierres/firmar`, { cierres })
    const exigir = (exige: boolean) =>
      execute(
        `UPDATE perfiles SET exige_dos_pasos = $1 WHERE id = (SELECT perfil_id FROM usuarios WHERE usuario = 'director')`,
        [exige],
      )
    await exigir(true)
    const refused = await firmar(as('director'))
    expect([refused.status, refused.body['codigo']]).toEqual([403, 'dos_pasos'])
    expect((await filaDe(as('auditor'), Q, educacion.adscripcion)).etapa).toBe('aprobado')
    const { clave } = (
      await as('director').post<{ clave: string }>('/api/mi-cuenta/dos-pasos', { clave: DEMO_PASSWORD })
    ).body
    const codigo = new TOTP({ secret: Secret.fromBase32(clave.replaceAll(' ', '')) }).generate()
    expect((await as('director').post('/api/mi-cuenta/dos-pasos/confirmar', { codigo })).status).toBe(200)
    const thief = new Client()
    const half = await thief.post('/api/login', { usuario: 'director', pass: DEMO_PASSWORD })
    expect([half.status, half.body['codigo'], (await firmar(thief)).status]).toEqual([401, 'segundo_paso', 401])
    expect((await firmar(as('director'))).status).toBe(200)
    expect((await filaDe(as('auditor'), Q, educacion.adscripcion)).etapa).toBe('firmado')
    await exigir(false)
  })
})
