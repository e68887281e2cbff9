import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { plainDate, type PlainDate } from '#domain/plain-date.ts'
import type { CalendarioAnio, DiaEnConflicto, PrevistoCalendario } from '#domain/calendario/calendario-anio.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { CargoModel } from '#api/fondos/models/CargoModel.ts'
import { LineaPagoModel } from '#api/fondos/models/LineaPagoModel.ts'
import { CierreModel } from '#api/quincenas/models/CierreModel.ts'
import { lugarDe, SALUD } from '#test/support/afiliacion.ts'
import type { Client } from '#test/support/client.ts'
import { signIn } from '#test/support/client.ts'

// Today is Friday 20 November 2026; the demo's calendar holds 2026 and 2027 whole.
interface Rechazo {
  readonly error: string
  readonly codigo: string
  readonly campos?: Readonly<Record<string, string>>
  readonly dias?: readonly DiaEnConflicto[]
  readonly actual?: CalendarioAnio
}

let admin: Client
let ventanilla: Client
beforeAll(async () => {
  admin = await signIn('admin')
  ventanilla = await signIn('ventanilla1')
})

const leer = async (anio: number, client = admin): Promise<CalendarioAnio> =>
  (await client.get<CalendarioAnio>(`/api/panel/calendario/${anio}`)).body
const guardar = async (anio: number, cambios: unknown, extra: object = {}) => {
  const { version } = await leer(anio)
  return admin.put<Rechazo & CalendarioAnio & { borrados: number; guardados: number }>(
    `/api/panel/calendario/${anio}`,
    { version, cambios, ...extra },
  )
}
const tipoDe = async (fecha: string) =>
  (await selectRow<{ tipo: string }>('SELECT tipo FROM eventos WHERE fecha = $1', [fecha]))?.tipo ?? null

// Each test starts with the calendar of the demo.
beforeAll(() => execute('CREATE TABLE eventos_iniciales AS SELECT * FROM eventos'))
beforeEach(() =>
  inTransaction(async () => {
    await execute('DELETE FROM eventos')
    await execute('INSERT INTO eventos SELECT * FROM eventos_iniciales')
  }),
)

describe('a year of the calendar', () => {
  it('is read by everybody, and only who administers may edit it', async () => {
    const year = await leer(2027)
    expect([year.anio, year.eventos.length, year.eventos[0]]).toEqual([
      2027,
      365,
      { fecha: '2027-01-01', tipo: 'ASUETO' },
    ])
    expect(year.inhabiles.map(({ fecha }) => fecha)).toContain('2027-03-15')
    expect(year.previos[0]?.fecha).toBe('2026-12-01')
    expect(year.actions).toEqual(['editar', 'habilitar'])
    expect((await leer(2027, ventanilla)).actions).toEqual([])
  })

  it('is saved day by day, tells how many were deleted and written, and leaves the before and after in the bitácora', async () => {
    const { status, body } = await guardar(2027, [
      { fecha: '2027-06-05', tipo: null },
      { fecha: '2027-06-01', tipo: 'ASUETO' },
    ])
    expect([status, body.borrados, body.guardados]).toEqual([200, 1, 1])
    expect([await tipoDe('2027-06-05'), await tipoDe('2027-06-01')]).toEqual([null, 'ASUETO'])
    const row = await selectRow<{ antes: string; despues: string }>(
      `SELECT antes, despues FROM bitacora WHERE acto = 'calendario.guardar' ORDER BY id DESC LIMIT 1`,
    )
    expect(JSON.parse(row!.antes)).toEqual({ '2027-06-01': 'ALTA_BAJA_CAMBIO', '2027-06-05': 'ASUETO' })
    expect(JSON.parse(row!.despues)).toEqual({ '2027-06-01': 'ASUETO', '2027-06-05': null })
  })

  it('tells a second person both versions of each day, and keeps the first one’s', async () => {
    const { version } = await leer(2027)
    await guardar(2027, [{ fecha: '2027-07-01', tipo: 'ASUETO' }])
    const cambios = [
      { fecha: '2027-07-01', tipo: null },
      { fecha: '2027-07-03', tipo: null },
    ]
    const { status, body } = await admin.put<Rechazo>('/api/panel/calendario/2027', { version, cambios })
    expect([status, body.codigo, body.error]).toEqual([
      409,
      'version',
      expect.stringMatching(/^\S.*, a las \d\d:\d\d, cambió el calendario de 2027 mientras lo editabas\.$/),
    ])
    expect(body.dias).toEqual([
      { fecha: '2027-07-01', mio: null, actual: 'ASUETO' },
      { fecha: '2027-07-03', mio: null, actual: 'ASUETO' },
    ])
    expect(body.actual?.version).toBe(version + 1)
    expect(await tipoDe('2027-07-03')).toBe('ASUETO')
  })

  it('changes a past day only with its reason', async () => {
    const cambios = [{ fecha: '2026-11-14', tipo: null }]
    const without = await guardar(2026, cambios)
    expect([without.status, without.body.campos]).toEqual([
      422,
      { motivo: 'El sábado 14 de noviembre ya pasó: escribe por qué cambia.' },
    ])
    expect((await guardar(2026, cambios, { motivo: 'Se trabajó ese sábado.' })).status).toBe(200)
    expect(await tipoDe('2026-11-14')).toBeNull()
  })

  it.each([
    [
      'two files in a quincena',
      [{ fecha: '2027-02-02', tipo: 'ARCHIVO_APLICACION' }],
      'La quincena 3 (1–15 feb) tiene 2 días de Aplicación; debe tener exactamente uno.',
    ],
    [
      'movements on an official holiday',
      [{ fecha: '2027-03-15', tipo: 'ALTA_BAJA_CAMBIO' }],
      'El lunes 15 de marzo es inhábil (Natalicio de Benito Juárez) y no admite Movimientos.',
    ],
    [
      'a quincena without its window',
      ['2027-04-01', '2027-04-02', '2027-04-05', '2027-04-06', '2027-04-07', '2027-04-08', '2027-04-09'].map(
        (fecha) => ({ fecha, tipo: 'ASUETO' }),
      ),
      'La quincena 7 (1–15 abr) no tiene ningún día de Movimientos.',
    ],
  ])('refuses %s, naming the rule and the day, and keeps nothing of it', async (_what, cambios, error) => {
    const before = await leer(2027)
    const { status, body } = await guardar(2027, cambios)
    expect([status, body.error]).toEqual([422, error])
    expect(await leer(2027)).toEqual(before)
  })

  it('refuses 30 February, a day of another year, the year 3000 and unknown fields', async () => {
    const impossible = await guardar(2027, [{ fecha: '2027-02-30', tipo: 'PAGO' }])
    expect([impossible.status, Object.values(impossible.body.campos ?? {})]).toEqual([
      422,
      ['«2027-02-30» no es un día que exista (se espera AAAA-MM-DD).'],
    ])
    const other = await guardar(2027, [{ fecha: '2028-01-03', tipo: 'PAGO' }])
    expect([other.status, other.body.error]).toEqual([422, 'El lunes 3 de enero no es de 2027.'])
    expect((await admin.get('/api/panel/calendario/3000')).status).toBe(400)
    expect((await guardar(2027, [], { nada: 1 })).status).toBe(422)
  })

  it.each([
    ['3000', 'llegó 3000'],
    ['1999', 'llegó 1999'],
    ['2027.5', 'llegó 2027.5'],
    ['mil', 'no llegó un número'],
  ])('says from which year to which it goes when asked for %s', async (anio, told) => {
    for (const call of [
      `/api/panel/calendario/${anio}`,
      `/api/eventos?anio=${anio}`,
      `/api/eventos/ics?anio=${anio}`,
    ]) {
      const { status, body } = await admin.get<Rechazo>(call)
      expect([status, body.campos], call).toEqual([400, { anio: `El año va de 2000 a 2100 y ${told}.` }])
    }
  })

  it('lays out an empty year a month at a time: what is not laid out yet is no obstacle', async () => {
    const { status } = await guardar(2028, [{ fecha: '2028-01-01', tipo: 'ASUETO' }])
    expect(status).toBe(200)
  })

  it('says before what it does and to whom', async () => {
    await execute(`UPDATE habilitaciones SET revocada_at = '2026-11-01T00:00:00.000Z'`)
    const cambios = ['2026-11-20', '2026-11-23', '2026-11-24'].map((fecha) => ({ fecha, tipo: 'PAGO' }))
    const { body } = await admin.post<PrevistoCalendario>('/api/panel/calendario/2026/previsto', { cambios })
    expect(body).toMatchObject({ borrados: 0, guardados: 3, habilitadas: 0, solicitudes: 0, pasados: [], impresos: [] })
    expect(body.ventanas).toEqual([
      { tipo: 'ALTA_BAJA_CAMBIO', abren: [], cierran: ['2026-11-20', '2026-11-23', '2026-11-24'] },
      { tipo: 'PAGO', abren: ['2026-11-20', '2026-11-23', '2026-11-24'], cierran: [] },
    ])
    expect(body.entidades).toBeGreaterThan(1)
    expect(await tipoDe('2026-11-24')).toBe('ALTA_BAJA_CAMBIO')
  })

  it('counts the drafts whose window ends sooner', async () => {
    await ventanilla.post('/api/borradores', { tipo: 'alta' })
    const preview = (cambios: unknown) =>
      admin.post<PrevistoCalendario>('/api/panel/calendario/2026/previsto', { cambios })
    expect((await preview([{ fecha: '2026-11-24', tipo: 'HIPOTECARIO' }])).body.borradores).toBe(1)
    expect((await preview([{ fecha: '2026-11-19', tipo: 'HIPOTECARIO' }])).body.borradores).toBe(0)
  })
})

describe('a day of payment that lines already printed tell', () => {
  const linea = (limite: PlainDate, referencia: string) =>
    inTransaction(async () => {
      const cargo = await insertRow(CargoModel, {
        cierre_id: await insertRow(CierreModel, {
          entidad_id: salud,
          quincena: 2027 * 24 + Number(referencia),
          estado: 'cerrado',
          creado_at: AT,
        }),
        entidad_id: salud,
        quincena: 2027 * 24 + Number(referencia),
        obligado: 'entidad',
        principal_centavos: 1000,
        limite,
        creado_at: AT,
      })
      return insertRow(LineaPagoModel, {
        cargo_id: cargo,
        referencia,
        capital_centavos: 1000,
        interes_centavos: 0,
        limite,
        emitida: plainDate(2026, 11, 20),
        emitida_at: AT,
      })
    })
  const AT = '2026-11-20T12:00:00.000Z'
  let salud = 0
  /** Two days of payment of one quincena: the first one can go without breaking a rule. */
  let primero = ''
  beforeAll(async () => {
    salud = (await lugarDe(SALUD)).adscripcion
    const pagos = (await leer(2027)).eventos.filter(({ fecha, tipo }) => tipo === 'PAGO' && fecha.startsWith('2027-09'))
    primero = pagos[0]?.fecha ?? ''
    expect(pagos.length).toBeGreaterThan(2)
    for (const referencia of ['1', '2']) await linea(primero as PlainDate, referencia)
  })
  const quitar = () => [{ fecha: primero, tipo: null }]

  it('needs a reason to go, and none once its lines were validated', async () => {
    // The preview says how many lines name it, and it does not go without a reason.
    const { body } = await admin.post<PrevistoCalendario>('/api/panel/calendario/2027/previsto', { cambios: quitar() })
    expect(body.impresos).toEqual([{ fecha: primero, lineas: 2 }])
    const silent = await guardar(2027, quitar())
    expect([silent.status, Object.keys(silent.body.campos ?? {})]).toEqual([422, ['motivo']])
    expect(silent.body.error).toMatch(
      /^El .* de septiembre está impreso en líneas de pago: escribe por qué deja de ser día de pago\.$/,
    )
    expect(await tipoDe(primero)).toBe('PAGO')
    expect((await guardar(2027, quitar(), { motivo: 'El banco no abre ese día.' })).status).toBe(200)
    expect(await tipoDe(primero)).toBeNull()

    // It goes as any other day once its lines were validated.
    expect((await guardar(2027, [{ fecha: primero, tipo: 'PAGO' }])).status).toBe(200)
    await execute(`UPDATE lineas_pago SET validado_at = $1 WHERE limite = $2`, [AT, primero])
    expect((await guardar(2027, quitar())).status).toBe(200)
  })
})

describe('official days of rest', () => {
  const poner = async (fecha: string, body: object) =>
    admin.put<CalendarioAnio & Rechazo>(`/api/panel/inhabiles/${fecha}`, {
      version: (await leer(Number(fecha.slice(0, 4)))).version,
      ...body,
    })

  it('gain one of the institute’s own, which the rules then keep free', async () => {
    const { body } = await poner('2027-08-20', { nombre: 'Aniversario del instituto', activo: true })
    expect(body.inhabiles).toContainEqual({ fecha: '2027-08-20', nombre: 'Aniversario del instituto' })
    const { body: refused } = await guardar(2027, [{ fecha: '2027-08-21', tipo: null }])
    expect(refused.error).toBe(
      'El viernes 20 de agosto es inhábil (Aniversario del instituto) y no admite Movimientos.',
    )
  })

  it('lose one that the law sets', async () => {
    const { body } = await poner('2027-11-15', { activo: false })
    expect(body.inhabiles.map(({ fecha }) => fecha)).not.toContain('2027-11-15')
  })

  it('cannot lose what is none', async () => {
    const { status, body } = await poner('2027-11-17', { activo: false })
    expect([status, Object.values(body.campos ?? {})]).toEqual([
      422,
      ['El miércoles 17 de noviembre no es un día inhábil oficial.'],
    ])
  })
})

describe('extraordinary enablings', () => {
  const nueva = {
    tipo: 'ALTA_BAJA_CAMBIO',
    unidadId: null,
    desde: '2026-11-28',
    hasta: '2026-11-29',
    motivo: 'Convenio federal',
    solicita: 'Lic. Prueba Ficticia',
  }

  it('are given, listed with who asked, open the gate, and are ended with a reason', async () => {
    const { status, body } = await admin.post<{ id: number }>('/api/panel/habilitaciones', nueva)
    expect(status).toBe(201)
    const found = (await leer(2026)).habilitaciones.find(({ id }) => id === body.id)
    expect(found).toMatchObject({
      unidad: 'Todas las entidades',
      solicita: 'Lic. Prueba Ficticia',
      estado: 'futura',
      actions: ['revocar'],
    })
    const seen = (await leer(2026, ventanilla)).habilitaciones.find(({ id }) => id === body.id)
    expect([seen?.motivo, seen?.solicita, seen?.actions]).toEqual(['Convenio federal', '', []])
    const path = `/api/panel/habilitaciones/${body.id}/terminar`
    expect((await admin.post(path, { motivo: ' ' })).status).toBe(422)
    expect((await admin.post(path, { motivo: 'Ya no hace falta.' })).status).toBe(204)
    expect((await admin.post<Rechazo>(path, { motivo: 'Otra vez.' })).body.codigo).toBe('terminada')
    expect((await leer(2026, ventanilla)).habilitaciones.map(({ id }) => id)).not.toContain(body.id)
    const actos = await selectRows<{ acto: string }>(
      `SELECT acto FROM bitacora WHERE objeto = 'habilitacion' AND objeto_id = $1 ORDER BY id`,
      [String(body.id)],
    )
    expect(actos.map(({ acto }) => acto)).toEqual(['habilitacion.crear', 'habilitacion.terminar'])
  })

  it.each([
    [{ hasta: '2026-11-27' }, 'hasta', 'La fecha final es anterior a la inicial.'],
    [{ hasta: '2028-11-28' }, 'hasta', 'Una habilitación abre hasta 366 días; pediste 732.'],
    [{ motivo: '  ' }, 'motivo', 'Escribe el motivo.'],
    [{ unidadId: 999_999 }, 'unidadId', 'Esa entidad no existe.'],
  ])('are refused with %j', async (wrong, campo, message) => {
    const { status, body } = await admin.post<Rechazo>('/api/panel/habilitaciones', { ...nueva, ...wrong })
    expect([status, body.campos]).toEqual([422, { [campo]: message }])
  })

  it('are the administrator’s: a desk gets 403 on every call that changes anything', async () => {
    const calls = [
      ventanilla.post('/api/panel/habilitaciones', nueva),
      ventanilla.post('/api/panel/habilitaciones/1/terminar', { motivo: 'x' }),
      ventanilla.put('/api/panel/calendario/2027', { version: 0, cambios: [] }),
      ventanilla.post('/api/panel/calendario/2027/previsto', { cambios: [] }),
      ventanilla.put('/api/panel/inhabiles/2027-08-20', { version: 0, activo: false }),
    ]
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
  })
})

describe('the calendar for people’s agendas', () => {
  it('comes as an iCalendar file of the year', async () => {
    const { status, headers, bytes } = await ventanilla.bytes('/api/eventos/ics?anio=2027')
    expect([status, headers.get('content-disposition')]).toEqual([200, 'attachment; filename="calendario-2027.ics"'])
    expect(bytes.toString()).toContain('SUMMARY:Movimientos\r\n')
  })
})
