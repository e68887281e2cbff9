import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { formatTelefono } from '#domain/afiliacion/datos/telefono.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { SISTEMA } from '#api/acceso/sistema.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { EDUCACION, lugarDe, nuevaPersona, SALUD, type AltaHecha, type Lugar } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { TEST_TODAY } from '#test/support/test-today.ts'
import { cuerpoDe, papel, personaActiva, solicitar } from '#test/support/tramites.ts'

let desk: Client
let salud: Lugar

afterEach(() => {
  process.env['PORTAL_TODAY'] = TEST_TODAY
})
// Noted reads are written half a second later: not after the database is closed.
afterAll(() => flushReadAudit())

beforeAll(async () => {
  desk = await signIn('ventanilla1')
  salud = await lugarDe(SALUD)
})

const LICENCIA = { fecha: '2026-11-23', fechaAutorizacion: '2026-11-20' }

/** The first ARCHIVO_APLICACION days after today. */
async function diasDeAplicacion(): Promise<string[]> {
  const rows = await selectRows<{ fecha: string }>(
    `SELECT fecha FROM eventos WHERE tipo = 'ARCHIVO_APLICACION' AND fecha > '2026-11-23' ORDER BY fecha`,
  )
  return rows.map(({ fecha }) => fecha)
}

describe('requesting a procedure', () => {
  it('keeps a leave with its dates, answers once whatever is sent twice, and says what it will do', async () => {
    const persona = await personaActiva(desk, salud)
    const [fechaFin] = await diasDeAplicacion()
    const body = await cuerpoDe(persona, { ...LICENCIA, fechaFin, documentos: await papel(desk, 'incidencia') })
    const previsto = await desk.post('/api/tramites/licencia/previsto', body)
    expect(previsto.body).toMatchObject({
      situacion: { antes: 'A', despues: 'L' },
      ultimoDiaConSueldo: '2026-11-22',
      impedimentos: [],
      papelesFaltantes: [],
      quincena: { codigo: '2226' },
    })
    const key = randomUUID()
    const first = await solicitar(desk, 'licencia', body, key)
    expect(first.status, JSON.stringify(first.body)).toBe(201)
    expect(Object.keys(first.body).sort()).toEqual(['folio', 'interno', 'movimiento', 'quincena'])
    expect((await solicitar(desk, 'licencia', body, key)).body).toEqual(first.body)
    const row = await selectRow(
      'SELECT tramite, fecha, fecha_fin, fecha_autorizacion FROM movimientos WHERE folio = $1',
      [String(first.body['folio'])],
    )
    expect(row).toEqual({
      tramite: 'licencia',
      fecha: '2026-11-23',
      fecha_fin: fechaFin,
      fecha_autorizacion: '2026-11-20',
    })
    expect(await selectRow('SELECT situacion FROM afiliados WHERE id = $1', [persona.afiliadoId])).toEqual({
      situacion: 'A',
    })
  })

  it('keeps a retirement on a day of application, and says which is the last day with pay', async () => {
    const persona = await personaActiva(desk, salud)
    const body = await cuerpoDe(persona, { fecha: '2026-11-26' })
    const previsto = await desk.post('/api/tramites/jubilacion/previsto', body)
    expect(previsto.status).toBe(200)
    expect(previsto.body).toMatchObject({
      situacion: { antes: 'A', despues: 'P' },
      ultimoDiaConSueldo: '2026-11-25',
      impedimentos: [],
      papelesFaltantes: [{ clave: 'solicitud', nombre: 'Solicitud por escrito' }],
    })
    const saved = await solicitar(desk, 'jubilacion', body)
    expect([saved.status, saved.body['quincena']]).toEqual([201, '2226'])
  })

  it('offers for a retirement the possible days of the open quincena; earlier ones only to the institute, with the dictamen', async () => {
    const persona = await personaActiva(desk, salud)
    await execute("UPDATE afiliados SET fecha_alta = '2020-01-01' WHERE id = $1", [persona.afiliadoId])
    const previsto = await desk.post('/api/tramites/jubilacion/previsto', await cuerpoDe(persona))
    expect(previsto.body['fechasOfrecidas']).toEqual(['2026-11-26'])
    expect(previsto.body['fechasRetroactivas']).toEqual([])
    const admin = await signIn('admin')
    const central = await admin.post('/api/tramites/jubilacion/previsto', await cuerpoDe(persona))
    const earlier = central.body['fechasRetroactivas'] as string[]
    expect(earlier.length).toBeGreaterThan(10)
    expect(earlier.every((dia) => dia < '2026-11-16')).toBe(true)
    expect(earlier).toEqual([...earlier].sort().reverse())
    const [fecha] = earlier
    const told = { fecha, observaciones: 'Dictamen 118/2026' }
    const refused = await solicitar(desk, 'jubilacion', await cuerpoDe(persona, told))
    expect([refused.status, Object.keys(refused.body['campos'] ?? {})]).toEqual([422, ['fecha']])
    const bare = await solicitar(admin, 'jubilacion', await cuerpoDe(persona, { fecha, observaciones: 'Llegó tarde' }))
    expect([bare.status, bare.body['campos']]).toEqual([
      422,
      { observaciones: 'Escribe el número del dictamen: la fecha es anterior.' },
    ])
    expect((await solicitar(admin, 'jubilacion', await cuerpoDe(persona, told))).status).toBe(201)
  })

  it('offers for a retirement the days of the next quincena once those of the open one passed, and lands there', async () => {
    process.env['PORTAL_TODAY'] = '2026-11-27'
    const persona = await personaActiva(desk, salud)
    const previsto = await desk.post('/api/tramites/jubilacion/previsto', await cuerpoDe(persona))
    const [fecha] = previsto.body['fechasOfrecidas'] as string[]
    expect(fecha! > '2026-11-30').toBe(true)
    const body = await cuerpoDe(persona, { fecha })
    const landing = await desk.post('/api/tramites/jubilacion/previsto', body)
    expect(landing.body).toMatchObject({
      quincena: { codigo: '2326', entra: expect.stringMatching(/^Entra en la quincena 23/) as unknown },
    })
    const saved = await solicitar(desk, 'jubilacion', body)
    expect([saved.status, saved.body['quincena']]).toEqual([201, '2326'])
  })

  it('asks for the key, and refuses another body with the same one', async () => {
    const persona = await personaActiva(desk, salud)
    const body = await cuerpoDe(persona)
    expect((await desk.post('/api/tramites/baja-permanente', body)).status).toBe(400)
    const key = randomUUID()
    expect((await solicitar(desk, 'baja-permanente', body, key)).status).toBe(201)
    expect((await solicitar(desk, 'baja-permanente', { ...body, observaciones: 'otra' }, key)).status).toBe(422)
  })

  it('sent six times at once is one movement; six keys at once for one person are one and five 409', async () => {
    const [one, other] = [await personaActiva(desk, salud), await personaActiva(desk, salud)]
    const [body, key] = [await cuerpoDe(one), randomUUID()]
    const same = await Promise.all(Array.from({ length: 6 }, () => solicitar(desk, 'baja-permanente', body, key)))
    expect(same.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201])
    expect(new Set(same.map(({ body: { folio } }) => folio)).size).toBe(1)
    const bodyOther = await cuerpoDe(other)
    const keys = await Promise.all(Array.from({ length: 6 }, () => solicitar(desk, 'baja-permanente', bodyOther)))
    expect(keys.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409])
  })

  it('sent again once its movement was withdrawn gets the first answer, and asks for nothing; another body is 422', async () => {
    const persona = await personaActiva(desk, salud)
    const body = await cuerpoDe(persona, { fecha: '2026-11-26' })
    const key = randomUUID()
    const first = await solicitar(desk, 'jubilacion', body, key)
    expect(first.status, JSON.stringify(first.body)).toBe(201)
    const path = `/api/movimientos/${String(first.body['folio'])}/retirar`
    expect((await desk.post(path, { version: 1, motivo: 'Se pidió por error' })).status).toBe(200)
    const again = await solicitar(desk, 'jubilacion', body, key)
    expect([again.status, again.body]).toEqual([201, first.body])
    const movimientos = await selectRow<{ n: number }>(
      "SELECT COUNT(*) AS n FROM movimientos WHERE afiliado_id = $1 AND tramite = 'jubilacion'",
      [persona.afiliadoId],
    )
    expect(Number(movimientos?.n)).toBe(1)
    const other = await solicitar(desk, 'jubilacion', { ...body, observaciones: 'Otra cosa' }, key)
    expect([other.status, other.body['codigo']]).toEqual([422, 'idempotencia'])
  })

  it('the same new NSS asked for two people at once is given to one', async () => {
    const people = [await personaActiva(desk, salud), await personaActiva(desk, salud)]
    const { nss } = nuevaPersona()
    const bodies = await Promise.all(people.map((each) => cuerpoDe(each, { cambios: { datosPersonales: { nss } } })))
    const answers = await Promise.all(bodies.map((body) => solicitar(desk, 'actualizacion', body)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)?.body['codigo']).toBe('reservada')
  })

  it.each([
    ['baja', { causa: 'renuncia' }, 'B'],
    ['baja', { causa: 'no_localizado' }, 'N'],
    ['baja', { causa: 'defuncion' }, 'D'],
    ['baja-permanente', {}, 'E'],
  ])('%s %o foresees %s', async (tramite, more, letra) => {
    const persona = await personaActiva(desk, salud)
    const { body } = await desk.post(`/api/tramites/${tramite}/previsto`, await cuerpoDe(persona, more))
    expect(body).toMatchObject({ situacion: { despues: letra }, impedimentos: [] })
  })

  it('a leave that begins before it was authorised is told so, not asked for the reason of an earlier quincena', async () => {
    const persona = await personaActiva(desk, salud)
    const fechas = { fecha: '2026-11-01', fechaAutorizacion: '2026-11-20', fechaFin: '2026-12-29' }
    const { body } = await desk.post('/api/tramites/licencia/previsto', await cuerpoDe(persona, fechas))
    const told = (body['impedimentos'] as { campo: string; codigo: string }[]).map(({ campo, codigo }) => [
      campo,
      codigo,
    ])
    expect(told).toContainEqual(['fecha', 'antes_de_autorizacion'])
    expect(told.map(([campo]) => campo)).not.toContain('observaciones')
  })

  it('sends an update with only what changes, old beside new, and is approved only with its paper', async () => {
    const persona = await personaActiva(desk, salud)
    const cambios = { datosPersonales: { telefono: '4491234567', nombres: 'María Renata' } }
    const res = await solicitar(desk, 'actualizacion', await cuerpoDe(persona, { cambios }))
    expect(res.status, JSON.stringify(res.body)).toBe(201)
    const { body } = await desk.get(`/api/panel/movimientos/${String(res.body['movimiento'])}`)
    expect(body['cambios']).toEqual([
      { campo: 'Nombre(s)', antes: persona.persona.nombres, despues: 'María Renata' },
      { campo: 'Teléfono', antes: formatTelefono(persona.persona.telefono), despues: '449 123 4567' },
    ])
    expect(body['papelesFaltantes']).toEqual([{ clave: 'curp', nombre: 'CURP' }])
  })
})

describe('a change of post', () => {
  const puestos = ({ area }: Lugar) =>
    selectRows<{ id: number; nombre: string }>('SELECT id, nombre FROM puestos WHERE unidad_id = $1 ORDER BY id', [
      area,
    ])
  const nombrado = async (puesto: number | undefined) => {
    const persona = await personaActiva(desk, salud)
    await execute('UPDATE afiliados SET puesto_id = $1 WHERE id = $2', [puesto ?? null, persona.afiliadoId])
    return persona
  }
  const previsto = async (persona: AltaHecha, datosLaborales: object) =>
    (await desk.post('/api/tramites/laboral/previsto', await cuerpoDe(persona, { cambios: { datosLaborales } }))).body

  it('starts from the post on file, keeps it while it is not told, and tells old beside new when it is', async () => {
    const [first, second] = await puestos(salud)
    const persona = await nombrado(first?.id)
    const { body } = await desk.post('/api/personas-tramite/laboral', { interno: persona.interno })
    expect(Number(body['puesto'])).toBe(Number(first?.id))
    expect(await previsto(persona, { categoria: '10A' })).toMatchObject({
      cambios: [{ campo: 'Categoría', antes: '20B', despues: '10A' }, { campo: 'Sueldo mensual' }],
      sueldo: { despuesCentavos: 1_019_159 },
      impedimentos: [],
    })
    expect(await previsto(persona, { puesto: second?.id })).toMatchObject({
      cambios: [{ campo: 'Puesto', antes: first?.nombre, despues: second?.nombre }],
      impedimentos: [],
    })
  })

  it('of somebody who left cannot be asked: the search says so before', async () => {
    const gone = await personaActiva(desk, salud, 'B')
    const { body } = await desk.post<{ personas: { porQue: string }[] }>('/api/personas-tramite/laboral/busqueda', {
      por: 'interno',
      texto: String(gone.interno),
    })
    expect(body.personas[0]?.porQue).toBe(
      'Esta persona está de baja; este trámite procede para quien está en activo o de licencia.',
    )
  })
})

describe('bad input', () => {
  it('a second open movement is 409 and names folio, type and desk', async () => {
    const persona = await personaActiva(desk, salud)
    const first = await solicitar(desk, 'baja', await cuerpoDe(persona, { causa: 'cese' }))
    const second = await solicitar(desk, 'baja-permanente', await cuerpoDe(persona))
    expect([second.status, second.body['codigo']]).toEqual([409, 'movimiento_abierto'])
    expect(second.body['error']).toBe(
      `Ya tiene un movimiento abierto: ${String(first.body['folio'])}, Baja, solicitada por Lucía Robledo, Secretaría de Salud. Termínalo o retíralo antes de solicitar otro.`,
    )
  })

  it('a leave too long, ending before it starts or on another day tells the nearest valid date', async () => {
    const persona = await personaActiva(desk, salud)
    const dias = await diasDeAplicacion()
    const leave = async (fechaFin: string) =>
      solicitar(desk, 'licencia', await cuerpoDe(persona, { ...LICENCIA, fechaFin }))
    const long = await leave('2027-11-21')
    expect([long.status, long.body['fechasValidas']]).toEqual([
      422,
      { fechaFin: dias.findLast((dia) => dia <= '2027-11-20') },
    ])
    const early = await leave('2026-11-01')
    expect([early.status, early.body['fechasValidas']]).toEqual([422, { fechaFin: dias[0] }])
    // 27 January 2027 is the calendar's day; the one after it is none.
    const beside = await leave('2027-01-28')
    expect([beside.status, beside.body['fechasValidas']]).toEqual([422, { fechaFin: '2027-01-27' }])
    expect((await leave('')).body['error']).toBe('Por favor selecciona una fecha de reingreso antes de continuar.')
  })

  it('what does not fit the situation is refused in the words of the type', async () => {
    const onLeave = await personaActiva(desk, salud, 'L')
    const dead = await personaActiva(desk, salud, 'D')
    const active = await personaActiva(desk, salud)
    const leave = await solicitar(desk, 'licencia', await cuerpoDe(onLeave, { ...LICENCIA, fechaFin: '2026-12-31' }))
    expect([leave.status, (leave.body['campos'] as Record<string, string>)['interno']]).toEqual([
      422,
      'Licencia con aportación se solicita para quien está en activo; esta persona está de licencia.',
    ])
    const palabras = async (tramite: string, persona: AltaHecha, more: object = {}) => {
      const { status, body } = await solicitar(desk, tramite, await cuerpoDe(persona, more))
      return [status, (body['campos'] as Record<string, string>)['interno']]
    }
    expect(await palabras('baja', dead, { causa: 'cese' })).toEqual([
      422,
      'Baja se solicita para quien está en activo o de licencia; esta persona falleció.',
    ])
    expect(await palabras('reingreso', active)).toEqual([
      422,
      'Reingreso se solicita para quien está de licencia; esta persona está en activo.',
    ])
    expect((await solicitar(desk, 'baja', await cuerpoDe(active))).status).toBe(422)
  })

  it('an update that changes nothing is 422, another’s CURP 409, a stale person 409, another office’s 404', async () => {
    const [one, other] = [await personaActiva(desk, salud), await personaActiva(desk, salud)]
    const nothing = { datosPersonales: { telefono: one.persona.telefono } }
    const same = await solicitar(desk, 'actualizacion', await cuerpoDe(one, { cambios: nothing }))
    expect([same.status, same.body['error']]).toEqual([
      422,
      'No hay nada que cambiar: los datos son los que ya están registrados.',
    ])
    const taken = { datosPersonales: { curp: other.persona.curp } }
    const refused = await solicitar(desk, 'actualizacion', await cuerpoDe(one, { cambios: taken }))
    expect([refused.status, refused.body['error']]).toEqual([
      409,
      expect.stringMatching(
        /ya está en el padrón con la misma CURP: es de otra persona\. Revisa el dato con su documento\.$/,
      ) as unknown,
    ])
    const stale = await solicitar(desk, 'baja-permanente', await cuerpoDe(one, { version: 99 }))
    expect([stale.status, stale.body['codigo']]).toEqual([409, 'version'])
    const ventanilla2 = await signIn('ventanilla2')
    const ajena = await personaActiva(ventanilla2, await lugarDe(EDUCACION))
    expect((await solicitar(desk, 'baja-permanente', await cuerpoDe(ajena))).status).toBe(404)
    expect((await desk.post('/api/tramites/baja-permanente/previsto', await cuerpoDe(ajena))).status).toBe(404)
  })

  it.each([
    ['baja-permanente', 'A', {}, 'Activo → Baja permanente; desde el '],
    ['baja', 'A', { causa: 'renuncia' }, 'Activo → Baja; Renuncia; desde el '],
    ['reingreso', 'L', {}, 'Licencia → Activo; desde el '],
    ['jubilacion', 'A', {}, 'Activo → Pensionado; desde el '],
  ] as const)('a %s tells from and to what the situation goes', async (tramite, situacion, datos, cambio) => {
    const persona = await personaActiva(desk, salud, situacion)
    const dia = tramite === 'jubilacion' ? { fecha: (await diasDeAplicacion())[0] } : {}
    const made = await solicitar(desk, tramite, await cuerpoDe(persona, { ...datos, ...dia }))
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const { body } = await desk.get<{ cambio: string; situacion: string }>(
      `/api/panel/movimientos/${String(made.body['folio'])}`,
    )
    expect(body.cambio.startsWith(cambio), body.cambio).toBe(true)
    expect(body.situacion).toBe(cambio.split(';')[0])
  })

  it.each(['movimiento.aplicar', 'afiliado.corregir'] as const)(
    'a stale person names who changed it: %s',
    async (acto) => {
      const alta = await personaActiva(desk, salud)
      const registro =
        acto === 'afiliado.corregir'
          ? ({ objeto: 'afiliado', objetoId: alta.afiliadoId } as const)
          : ({ objeto: 'movimiento', objetoId: alta.folio } as const)
      const quien = await selectRow<{ id: number; nombre: string }>(
        `SELECT id, nombre FROM usuarios WHERE usuario = 'jefe'`,
      )
      await inTransaction(() => logActo({ ...SISTEMA, ...quien! }, { acto, ...registro }))
      const body = await cuerpoDe(alta, { version: 99 })
      const stale = await solicitar(desk, 'baja-permanente', body)
      expect([stale.status, stale.body['codigo']]).toEqual([409, 'version'])
      expect(stale.body['error']).toMatch(
        new RegExp(
          String.raw`^${quien!.nombre}, a las \d\d:\d\d, cambió los datos de esta persona mientras los tenías abiertos\.`,
        ),
      )
    },
  )

  it('a date of an earlier quincena needs a reason, also beyond the limit', async () => {
    const persona = await personaActiva(desk, salud)
    const bare = await solicitar(desk, 'baja-permanente', await cuerpoDe(persona, { fecha: '2026-10-01' }))
    expect(bare.body['campos']).toEqual({ observaciones: 'Escribe por qué la fecha es de una quincena anterior.' })
    const far = await solicitar(desk, 'baja-permanente', await cuerpoDe(persona, { fecha: '2025-02-01' }))
    expect(far.body['campos']).toEqual({ observaciones: 'Escribe por qué la fecha es de una quincena anterior.' })
    const reason = { fecha: '2026-10-01', observaciones: 'El oficio llegó tarde' }
    expect((await solicitar(desk, 'baja-permanente', await cuerpoDe(persona, reason))).status).toBe(201)
  })
})

describe('the limit of retroactive dates', () => {
  it('is what an administrator sets, from the next request on', async () => {
    const admin = await signIn('admin')
    const { body: info } = await admin.get<{ id: number; version: number; limiteRetroactivo: number }>(
      '/api/info/ajustes',
    )
    expect(info.limiteRetroactivo).toBe(24)
    const set = (valor: string) => admin.put(`/api/info`, { id: info.id, campo: 'limite_retroactivo', valor })
    expect((await set('muchas')).body['campos']).toEqual({
      limite_retroactivo: 'Quincenas hacia atrás: se esperaba un número entero de 0 a 240.',
    })
    expect((await desk.put('/api/info', { id: info.id, campo: 'limite_retroactivo', valor: '1' })).status).toBe(403)
    expect((await set('2')).status).toBe(200)
    const persona = await personaActiva(desk, salud)
    const body = await cuerpoDe(persona, { fecha: '2026-10-01', observaciones: 'El oficio llegó tarde' })
    const told = async () => (await desk.post('/api/tramites/baja-permanente/previsto', body)).body['impedimentos']
    expect(await told()).toEqual([
      {
        campo: 'fecha',
        codigo: 'retroactivo',
        mensaje: expect.stringContaining('a más de 2 quincenas atrás: lo aprobará el director.') as string,
        impide: false,
      },
    ])
    expect((await set('24')).status).toBe(200)
    expect(await told()).toEqual([])
  })

  it('beyond it only the director approves: who requests reads it, the director is told, the jefe is refused', async () => {
    const cuentas = ['validador1', 'auxiliar', 'jefe', 'director'] as const
    const [validador, auxiliar, jefe, director] = await Promise.all(cuentas.map((cuenta) => signIn(cuenta)))
    const persona = await personaActiva(desk, salud)
    // The test day is in quincena 22 of 2026: 24 back begins on 16 November 2025.
    const made = await solicitar(
      desk,
      'baja-permanente',
      await cuerpoDe(persona, {
        fecha: '2025-11-15',
        observaciones: 'La sentencia llegó este mes',
        documentos: await papel(desk, 'oficio'),
      }),
    )
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const [folio, id] = [String(made.body['folio']), Number(made.body['movimiento'])]
    const act = (client: Client | undefined, acto: string, version: number) =>
      client?.post(`/api/movimientos/${folio}/${acto}`, { version })
    expect((await act(director, 'aprobar', 1))?.status).toBe(409)
    expect((await act(validador, 'validar', 1))?.status).toBe(200)
    expect((await act(auxiliar, 'revisar', 2))?.status).toBe(200)
    const told = await selectRows<{ usuario: string }>(
      `SELECT u.usuario FROM avisos av JOIN usuarios u ON u.id = av.usuario_id WHERE av.clave = $1 ORDER BY u.usuario`,
      [`movimiento:${id}:revisar:3`],
    )
    expect(told.map(({ usuario }) => usuario)).toEqual(['director', 'titular'])
    const seen = await jefe?.get(`/api/panel/movimientos/${id}`)
    expect(seen?.body).toMatchObject({ esperaA: 'Director', actions: ['devolver', 'cancelar'] })
    // It stands in the tray of who must act next, and in no other.
    const enEspera = async (client: Client | undefined, espera: string) => {
      const filter = encodeURIComponent(JSON.stringify({ espera }))
      const list = await client?.get<{ folio: string }[]>(`/api/panel/movimientos?filter=${filter}&range=[0,99]`)
      return list?.body.some((row) => row.folio === folio)
    }
    expect([await enEspera(jefe, 'jefe'), await enEspera(director, 'director')]).toEqual([false, true])
    const inicio = await director?.get<{ teselas: { etiqueta: string; cifra: string }[] }>('/api/inicio')
    expect(inicio?.body.teselas).toContainEqual(
      expect.objectContaining({ etiqueta: 'Movimientos por firmar', cifra: '1' }),
    )
    const refused = await act(jefe, 'aprobar', 3)
    expect([refused?.status, refused?.body['error']]).toEqual([
      403,
      'La fecha va más atrás del límite de quincenas: este movimiento lo aprueba el director. Puedes devolverlo.',
    ])
    expect((await director?.get(`/api/panel/movimientos/${id}`))?.body['actions']).toEqual(['aprobar'])
    const approved = await act(director, 'aprobar', 3)
    expect([approved?.status, approved?.body['estatus']]).toEqual([200, 'Por aplicar'])
    const undone = await act(director, 'deshacer', 4)
    expect([undone?.status, undone?.body['etapa']]).toEqual([200, 'Revisado'])
  })
})

describe('correcting a procedure', () => {
  it('is its author’s, in the same folio, with the movement’s version', async () => {
    const persona = await personaActiva(desk, salud)
    const made = await solicitar(desk, 'baja', await cuerpoDe(persona, { causa: 'renuncia' }))
    const folio = String(made.body['folio'])
    const kept = await desk.get<{ solicitud: Record<string, unknown>; version: number }>(`/api/tramites/baja/${folio}`)
    expect(kept.body).toMatchObject({ version: 1, solicitud: { causa: 'renuncia' } })
    const body = { ...kept.body.solicitud, version: kept.body.version, causa: 'cese' }
    const put = await desk.put(`/api/tramites/baja/${folio}`, body, { 'idempotency-key': randomUUID() })
    expect([put.status, put.body['folio']]).toEqual([200, folio])
    const again = await desk.put(`/api/tramites/baja/${folio}`, body, { 'idempotency-key': randomUUID() })
    expect(again.status).toBe(409)
    expect((await desk.get(`/api/tramites/licencia/${folio}`)).status).toBe(404)
  })
})

describe('the documented POST /api/movimientos', () => {
  it('judges by the same table', async () => {
    const persona = await personaActiva(desk, salud)
    const post = (body: object) => desk.post('/api/movimientos', { id_afiliado: persona.afiliadoId, ...body })
    expect((await post({ id_tipo_mov: 9, fecha: '1900-01-01' })).status).toBe(422)
    expect((await post({ id_tipo_mov: 10, fecha: '2026-11-23' })).status).toBe(422)
    expect((await post({ id_tipo_mov: 8, fecha: '2026-11-23' })).status).toBe(422)
    expect((await post({ id_tipo_mov: 6, fecha: '2026-11-23' })).status).toBe(201)
  })
})
