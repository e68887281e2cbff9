import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RespuestaLote } from '#domain/afiliacion/actos/acto-cuerpos.ts'
import type { MovimientoDetalle } from '#domain/afiliacion/movimientos/movimiento.ts'
import type { Tesela } from '#domain/procesos/inicio.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { EDUCACION, lugarDe, registrarAlta, SALUD, type AltaHecha, type Lugar } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'

let ventanilla1: Client
let ventanilla2: Client
let validador1: Client
let auxiliar: Client
let jefe: Client
let admin: Client
let salud: Lugar

// Noted reads are written half a second later: not after the database is closed.
afterAll(() => flushReadAudit())

beforeAll(async () => {
  const cuentas = ['ventanilla1', 'ventanilla2', 'validador1', 'auxiliar', 'jefe', 'admin']
  const clients = await Promise.all(cuentas.map((cuenta) => signIn(cuenta)))
  ;[ventanilla1, ventanilla2, validador1, auxiliar, jefe, admin] = clients as [
    Client,
    Client,
    Client,
    Client,
    Client,
    Client,
  ]
  salud = await lugarDe(SALUD)
})

const act = (client: Client, folio: string, acto: string, version: number, more: object = {}) =>
  client.post(`/api/movimientos/${folio}/${acto}`, { version, ...more })

/** An account that validates for the whole entity of that adscripción, whose name it gives. */
async function ponerValidador(adscripcion: string): Promise<string> {
  const usuario = `validador_${Date.now()}`
  const { entidad } = await lugarDe(adscripcion)
  await execute(
    `INSERT INTO usuarios (usuario, nombre, correo, clave_hash, perfil_id, entidad_id, activo, creado_at)
     SELECT $1, 'Rebeca Olmos', '', clave_hash, perfil_id, CAST($2 AS BIGINT), activo, creado_at FROM usuarios WHERE usuario = 'validador1'`,
    [usuario, entidad],
  )
  return usuario
}

const detail = (client: Client, { movimiento }: AltaHecha) => client.get(`/api/panel/movimientos/${movimiento}`)

/** An alta that went through the first `turns` of validar, revisar, aprobar. */
async function altaEn(turns: number): Promise<AltaHecha> {
  const alta = await registrarAlta(ventanilla1, salud)
  const chain = [
    [validador1, 'validar'],
    [auxiliar, 'revisar'],
    [jefe, 'aprobar'],
  ] as const
  for (const [i, [client, acto]] of chain.slice(0, turns).entries()) {
    const res = await act(client, alta.folio, acto, i + 1)
    expect(res.status, JSON.stringify(res.body)).toBe(200)
  }
  return alta
}

describe('the way of a movement', () => {
  it('goes from the desk to Por aplicar through four people, each told when the turn comes', async () => {
    const alta = await altaEn(3)
    const { body } = await detail(jefe, alta)
    expect(body).toMatchObject({ estatus: 'Por aplicar', esperaA: 'Cierre de la quincena', papelesFaltantes: [] })
    const steps = body['recorrido'] as { texto: string; quien: string }[]
    expect(steps.map(({ texto, quien }) => [texto, quien])).toEqual([
      ['Solicitado', 'Lucía Robledo'],
      ['Validado por su dependencia', 'Elena Quiroz'],
      ['Revisado por el instituto', 'Tomás Arriaga Peña'],
      ['Aprobado', 'Ignacio Bárcenas Núñez'],
    ])
    const told = await selectRows<{ usuario: string; titulo: string }>(
      `SELECT u.usuario, av.titulo FROM avisos av JOIN usuarios u ON u.id = av.usuario_id
       WHERE av.clave LIKE $1 ORDER BY av.id`,
      [`movimiento:${alta.movimiento}:%`],
    )
    expect(told).toEqual([
      { usuario: 'validador1', titulo: `Alta ${alta.folio}: solicitada` },
      { usuario: 'auxiliar', titulo: `Alta ${alta.folio}: validada por su dependencia` },
      { usuario: 'auxiliar2', titulo: `Alta ${alta.folio}: validada por su dependencia` },
      { usuario: 'jefe', titulo: `Alta ${alta.folio}: revisada por el instituto` },
      { usuario: 'ventanilla1', titulo: `Alta ${alta.folio}: aprobada` },
    ])
  })

  it('of an alta shows its papers to whoever takes its turn, and those of nobody else', async () => {
    const [alta, otra] = [await altaEn(1), await altaEn(1)]
    const papelesOf = async (client: Client, one: AltaHecha) =>
      ((await detail(client, one)).body['documentos'] as { tipo: string; archivo: { id: string } }[]).map(
        ({ tipo, archivo }) => `${tipo} ${archivo.id}`,
      )
    const suyos = await papelesOf(auxiliar, alta)
    expect(suyos.map((papel) => papel.split(' ')[0]).toSorted()).toEqual(['csf', 'curp', 'nss'])
    expect(await papelesOf(validador1, alta)).toEqual(suyos)
    expect((await papelesOf(auxiliar, otra)).filter((papel) => suyos.includes(papel))).toEqual([])
    const [, id = ''] = (suyos[0] ?? '').split(' ')
    expect((await validador1.get(`/api/archivos/${id}`)).status).toBe(200)
  })

  it('offers each account what it may do, and nothing else', async () => {
    const alta = await altaEn(1)
    const actions = async (client: Client) => (await detail(client, alta)).body['actions']
    expect(await actions(ventanilla1)).toEqual([])
    expect(await actions(validador1)).toEqual(['devolver', 'cancelar', 'deshacer'])
    expect(await actions(auxiliar)).toEqual(['revisar', 'devolver', 'cancelar'])
    expect(await actions(jefe)).toEqual(['devolver', 'cancelar'])
  })

  it('answers 404 to another office, 403 to who has no turn, 409 from another state and with a stale version', async () => {
    const alta = await altaEn(0)
    expect((await act(ventanilla2, alta.folio, 'retirar', 1, { motivo: 'x' })).status).toBe(404)
    expect((await act(auxiliar, alta.folio, 'validar', 1)).status).toBe(403)
    expect((await act(ventanilla1, alta.folio, 'aprobar', 1)).status).toBe(403)
    const early = await act(auxiliar, alta.folio, 'revisar', 1)
    expect([early.status, early.body['codigo']]).toEqual([409, 'estatus'])
    const stale = await act(validador1, alta.folio, 'validar', 9)
    expect([stale.status, stale.body['codigo']]).toEqual([409, 'version'])
    expect(stale.body['actual']).toMatchObject({ folio: alta.folio, version: 1 })
  })

  it('lets one of two who approve at the same instant win', async () => {
    const alta = await altaEn(2)
    const answers = await Promise.all([act(jefe, alta.folio, 'aprobar', 3), act(admin, alta.folio, 'aprobar', 3)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const lost = answers.find(({ status }) => status === 409)
    expect(lost?.body).toMatchObject({ actual: { folio: alta.folio, version: 4, estatus: 'Por aplicar' } })
    const again = await act(jefe, alta.folio, 'aprobar', 3)
    expect([again.status, again.body['error']]).toEqual([
      409,
      `El movimiento ${alta.folio} está Por aplicar: ya no se puede aprobar.`,
    ])
  })
})

describe('the tray of each turn', () => {
  const tray = async (client: Client, espera: string, entidadId?: number) => {
    const filter = { espera, ...(entidadId !== undefined && { entidadId }) }
    const { body } = await client.post('/api/panel/movimientos/buscar', { filter, range: [0, 199] })
    return body as unknown as { folio: string; version: number; etapa: string; papelesFaltantes: unknown[] }[]
  }

  it('holds a movement from one act to the next, with the version to act on and the papers it lacks', async () => {
    const alta = await altaEn(0)
    const turns = [
      [validador1, 'validador', 'validar'],
      [auxiliar, 'auxiliar', 'revisar'],
      [jefe, 'jefe', 'aprobar'],
    ] as const
    for (const [client, espera, acto] of turns) {
      const row = (await tray(client, espera)).find(({ folio }) => folio === alta.folio)
      expect(row?.papelesFaltantes).toEqual([])
      expect((await act(client, alta.folio, acto, row?.version ?? 0)).status).toBe(200)
      expect((await tray(client, espera)).map(({ folio }) => folio)).not.toContain(alta.folio)
    }
    expect((await tray(jefe, 'cierre')).map(({ folio }) => folio)).toContain(alta.folio)
  })

  it('shows what came back to who requested it, and nothing to another office or under another entity', async () => {
    const alta = await altaEn(0)
    await act(validador1, alta.folio, 'devolver', 1, { motivo: 'Falta la firma.' })
    expect((await tray(ventanilla1, 'autor')).map(({ folio }) => folio)).toContain(alta.folio)
    expect((await tray(ventanilla2, 'autor')).map(({ folio }) => folio)).not.toContain(alta.folio)
    expect(await tray(jefe, 'autor', 999_999)).toEqual([])
  })
})

describe('four people', () => {
  it('are four also for an administrator who requested it, and for a linked account', async () => {
    const alta = await registrarAlta(admin, salud)
    const own = await act(admin, alta.folio, 'validar', 1)
    expect([own.status, own.body['error']]).toEqual([
      403,
      'Solicitar, validar, revisar y aprobar un movimiento corresponde a cuatro personas distintas, y ya participaste en este.',
    ])
    const mail = await selectRow<{ correo: string }>(`SELECT correo FROM usuarios WHERE usuario = 'admin'`)
    await inTransaction(() =>
      execute(`UPDATE usuarios SET correo = $1 WHERE usuario = 'validador1'`, [mail?.correo ?? '']),
    )
    expect((await act(validador1, alta.folio, 'validar', 1)).status).toBe(403)
    await inTransaction(() => execute(`UPDATE usuarios SET correo = 'otro@x.mx' WHERE usuario = 'validador1'`))
    expect((await act(validador1, alta.folio, 'validar', 1)).status).toBe(200)
  })

  it('an auxiliar validates, with a reason, where the dependency has nobody else', async () => {
    const alta = await registrarAlta(ventanilla2, await lugarDe(EDUCACION))
    const bare = await act(auxiliar, alta.folio, 'validar', 1)
    expect([bare.status, bare.body['campos']]).toEqual([
      422,
      { motivo: 'Escribe por qué lo valida el instituto: la dependencia no tiene otra persona que valide.' },
    ])
    expect((await act(auxiliar, alta.folio, 'validar', 1, { motivo: 'No hay validador' })).status).toBe(200)
    const { body } = await detail(admin, alta)
    expect((body['recorrido'] as { texto: string; quien: string }[]).at(-1)).toMatchObject({
      texto: 'Validado por el instituto: No hay validador',
      quien: 'Tomás Arriaga Peña',
    })
    expect((await act(auxiliar, alta.folio, 'revisar', 2)).status).toBe(403)
    expect((await act(admin, alta.folio, 'revisar', 2)).status).toBe(200)
  })
})

describe('a movement of a dependency without a validador', () => {
  const SIN = { espera: 'sin_validador' }
  const tray = (client: Client, filter: object) =>
    client.get<{ folio: string; esperaA: string }[]>(
      `/api/panel/movimientos?filter=${encodeURIComponent(JSON.stringify(filter))}`,
    )
  const holds = async (client: Client, filter: object, { folio }: AltaHecha) =>
    (await tray(client, filter)).body.some((row) => row.folio === folio)
  const tileOf = async (client: Client) => {
    const { body } = await client.get<{ teselas: Tesela[] }>('/api/inicio')
    return body.teselas.find(({ etiqueta }) => etiqueta === 'Sin validador en su dependencia')
  }
  const toldOf = async ({ movimiento }: AltaHecha) =>
    (
      await selectRows<{ usuario: string }>(
        'SELECT u.usuario FROM avisos av JOIN usuarios u ON u.id = av.usuario_id WHERE av.clave LIKE $1 ORDER BY av.id',
        [`movimiento:${movimiento}:solicitar:%`],
      )
    ).map(({ usuario }) => usuario)

  it('waits for an auxiliar, who is told of it and has it on the home, until the dependency has one', async () => {
    const alta = await registrarAlta(ventanilla2, await lugarDe(EDUCACION))
    expect(await toldOf(alta)).toContain('auxiliar')
    expect(await holds(auxiliar, SIN, alta)).toBe(true)
    expect(await holds(auxiliar, { espera: 'validador' }, alta)).toBe(false)
    expect(await holds(ventanilla2, { ...SIN, solicitadoPor: 'yo' }, alta)).toBe(true)
    const { body } = await detail(auxiliar, alta)
    expect(body).toMatchObject({
      esperaA: 'Auxiliar del instituto, a falta de validador',
      siguiente: 'Falta la validación, que hace un auxiliar: la dependencia no tiene otra persona que valide.',
    })
    const mine = (await tray(auxiliar, SIN)).body
    expect(mine.map(({ esperaA }) => esperaA)).toContain('Auxiliar del instituto, a falta de validador')
    expect(await tileOf(auxiliar)).toMatchObject({ cifra: String(mine.length), tono: 'aviso' })

    const otro = await ponerValidador(EDUCACION)
    expect(await holds(auxiliar, SIN, alta)).toBe(false)
    expect(await holds(auxiliar, { espera: 'validador' }, alta)).toBe(true)
    expect(await tileOf(auxiliar)).toBeUndefined()
    expect(await toldOf(await registrarAlta(ventanilla2, await lugarDe(EDUCACION)))).toEqual([otro])
    await execute('UPDATE usuarios SET activo = $1 WHERE usuario = $2', [false, otro])
  })

  it('is one whose only validador requested it, with whatever account', async () => {
    const otro = await ponerValidador(EDUCACION)
    const alta = await registrarAlta(ventanilla2, await lugarDe(EDUCACION))
    expect(await holds(auxiliar, SIN, alta)).toBe(false)
    await execute(
      'UPDATE usuarios SET misma_persona = (SELECT id FROM usuarios WHERE usuario = $1) WHERE usuario = $2',
      ['ventanilla2', otro],
    )
    expect(await holds(auxiliar, SIN, alta)).toBe(true)
    expect(await toldOf(await registrarAlta(ventanilla2, await lugarDe(EDUCACION)))).toContain('auxiliar')
    await execute('UPDATE usuarios SET activo = $1, misma_persona = NULL WHERE usuario = $2', [false, otro])
  })
})

describe('a return', () => {
  it('goes back with its note and fields, may be taken by a colleague, and clears the turns', async () => {
    const alta = await altaEn(2)
    expect((await act(jefe, alta.folio, 'devolver', 3)).status).toBe(422)
    const campos = { 'datosPersonales.telefono': 'Faltan dos dígitos' }
    const back = await act(jefe, alta.folio, 'devolver', 3, { motivo: 'Revisa el teléfono', campos })
    expect(back.body).toMatchObject({ estatus: 'Pendiente', esperaA: 'Quien lo solicitó', camposPorCorregir: campos })
    const correccion = await ventanilla1.post('/api/borradores', { tipo: 'alta', corrige: alta.folio })
    expect(correccion.body, 'its author reads them beside the fields').toMatchObject({ correccion: { campos } })
    const taken = await act(admin, alta.folio, 'tomar', 4)
    expect(taken.status).toBe(200)
    expect(taken.body['actions']).toContain('corregir')
    expect((await act(admin, alta.folio, 'tomar', 5)).status).toBe(403)
  })

  it('needs no other note where a field is marked, and its author is told what that one says', async () => {
    const alta = await altaEn(1)
    const campos = { 'datosPersonales.telefono': 'Faltan dos dígitos' }
    const back = await act(validador1, alta.folio, 'devolver', 2, { campos })
    expect(back.body).toMatchObject({ estatus: 'Pendiente', camposPorCorregir: campos })
    const { body } = await ventanilla1.get<{ avisos: { titulo: string; texto: string }[] }>('/api/avisos')
    const aviso = body.avisos.find(({ titulo }) => titulo.includes(alta.folio))
    expect(aviso?.texto).toContain('Teléfono: Faltan dos dígitos')
  })

  it('and an approval can be taken back by the same person while nobody has acted', async () => {
    const alta = await altaEn(3)
    expect((await act(admin, alta.folio, 'deshacer', 4)).status).toBe(409)
    const undone = await act(jefe, alta.folio, 'deshacer', 4)
    expect(undone.body).toMatchObject({ estatus: 'Validado', etapa: 'Revisado' })
    expect((await act(jefe, alta.folio, 'deshacer', 5)).status).toBe(409)
    expect((await act(jefe, alta.folio, 'devolver', 5, { motivo: 'Falta firma' })).body['estatus']).toBe('Pendiente')
    const again = await act(jefe, alta.folio, 'deshacer', 6)
    expect(again.body).toMatchObject({ estatus: 'Validado', etapa: 'Revisado' })
    const kept = await selectRows<{ acto: string }>(`SELECT acto FROM bitacora WHERE objeto_id = $1 ORDER BY id`, [
      alta.folio,
    ])
    expect(kept.map(({ acto }) => acto).filter((acto) => acto.endsWith('deshacer'))).toHaveLength(2)
  })
})

describe('a turn of a tray before the last', () => {
  it('is taken back within ten minutes by who took it, who may take it again, and those who were told are told', async () => {
    const alta = await altaEn(1)
    expect((await act(auxiliar, alta.folio, 'deshacer', 2)).status, 'it was not theirs').toBe(409)
    const undone = await act(validador1, alta.folio, 'deshacer', 2)
    expect(undone.body).toMatchObject({ estatus: 'Solicitado', etapa: 'Solicitado' })
    const { body } = await auxiliar.get<{ avisos: { titulo: string }[] }>('/api/avisos')
    expect(body.avisos.map(({ titulo }) => titulo)).toContain(
      `Alta ${alta.folio}: deshecha («validada por su dependencia»)`,
    )
    expect((await act(validador1, alta.folio, 'validar', 3)).body['etapa']).toBe('Validado')
    expect((await act(auxiliar, alta.folio, 'revisar', 4)).body['etapa']).toBe('Revisado')
    expect((await act(validador1, alta.folio, 'deshacer', 5)).status, 'somebody acted since').toBe(409)
    expect((await act(auxiliar, alta.folio, 'deshacer', 5)).body['etapa']).toBe('Validado')
    expect((await act(auxiliar, alta.folio, 'revisar', 6)).body['etapa']).toBe('Revisado')
  })
})

describe('cancelling, and many at once', () => {
  it('asks why, and cancels a person who never was affiliated', async () => {
    const alta = await altaEn(1)
    expect((await act(auxiliar, alta.folio, 'cancelar', 2, { motivo: '  ' })).status).toBe(422)
    const done = await act(auxiliar, alta.folio, 'cancelar', 2, { motivo: 'Duplicada' })
    expect(done.body).toMatchObject({ estatus: 'Cancelado', actions: [] })
    const persona = await selectRow('SELECT situacion FROM afiliados WHERE id = $1', [alta.afiliadoId])
    expect(persona).toEqual({ situacion: 'C' })
  })

  it('does what can be done of many and tells what was refused and why', async () => {
    const [one, other] = [await altaEn(2), await altaEn(1)]
    const movimientos = [
      { folio: one.folio, version: 3 },
      { folio: other.folio, version: 2 },
      { folio: 'A-26-999999', version: 1 },
    ]
    const { status, body } = await jefe.post('/api/movimientos/lote', { acto: 'aprobar', movimientos })
    expect(status).toBe(200)
    expect(body['hechos']).toEqual([{ folio: one.folio, version: 4 }])
    expect(body['rechazados']).toEqual([
      {
        folio: other.folio,
        codigo: 'estatus',
        error: `El movimiento ${other.folio} está Validado: todavía no se puede aprobar.`,
      },
      { folio: 'A-26-999999', codigo: 'no_existe', error: expect.stringContaining('El movimiento') as string },
    ])
  })

  it('is taken back of many at once, of whom nobody acted on meanwhile', async () => {
    const [one, other] = [await altaEn(2), await altaEn(2)]
    const movimientos = [one, other].map(({ folio }) => ({ folio, version: 3 }))
    const { body: done } = await jefe.post<RespuestaLote>('/api/movimientos/lote', { acto: 'aprobar', movimientos })
    const volver = { acto: 'deshacer', movimientos: done.hechos }
    expect((await auxiliar.post<RespuestaLote>('/api/movimientos/lote', volver)).body.hechos).toEqual([])
    expect((await act(jefe, other.folio, 'devolver', 4, { motivo: 'Falta una hoja.' })).status).toBe(200)
    const { body } = await jefe.post<RespuestaLote>('/api/movimientos/lote', volver)
    expect(body.hechos).toEqual([{ folio: one.folio, version: 5 }])
    expect(body.rechazados.map(({ folio, codigo }) => [folio, codigo])).toEqual([[other.folio, 'version']])
    expect((await jefe.get<MovimientoDetalle>(`/api/panel/movimientos/${one.folio}`)).body.actions).toContain('aprobar')
  })

  it('takes at most five hundred', async () => {
    const movimientos = Array.from({ length: 501 }, () => ({ folio: 'A-26-000001', version: 1 }))
    expect((await jefe.post('/api/movimientos/lote', { acto: 'aprobar', movimientos })).status).toBe(422)
  })
})

describe('types of movement', () => {
  it('are edited by an administrator only: name, papers and forms, with what uses them', async () => {
    const { body } =
      await auxiliar.get<{ id: number; version: number; usos: { movimientos: number } }[]>(
        '/api/panel/tipos-movimiento',
      )
    const licencia = body.find(({ id }) => id === 8)
    expect(licencia?.usos.movimientos).toBeTypeOf('number')
    const edit = {
      version: licencia?.version,
      nombre: 'Licencia con aportación',
      papeles: { '': ['incidencia', 'oficio'] },
      admite: ['solicitud'],
      formatos: ['formatoI'],
    }
    expect((await auxiliar.put('/api/panel/tipos-movimiento/8', edit)).status).toBe(403)
    expect((await admin.put('/api/panel/tipos-movimiento/8', { ...edit, papeles: { otra: [] } })).status).toBe(422)
    expect((await admin.put('/api/panel/tipos-movimiento/8', { ...edit, nombre: 'ALTA' })).status).toBe(422)
    const saved = await admin.put<{ reglas: { causas: { papeles: string[]; hacia: string }[] } }>(
      '/api/panel/tipos-movimiento/8',
      edit,
    )
    expect(saved.body.reglas.causas).toMatchObject([{ hacia: 'L', papeles: ['incidencia', 'oficio'] }])
    expect((await admin.put('/api/panel/tipos-movimiento/8', edit)).status).toBe(409)
  })
})
