import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parsePlainDate } from '#domain/plain-date.ts'
import { AVISOS_DEL_DIA } from '#api/avisos-del-dia.ts'
import { runAvisosDiarios } from '#api/avisos/diario/run-avisos-diarios.ts'
import { sendResumenes } from '#api/avisos/diario/send-resumenes.ts'
import { notificar } from '#api/avisos/notificar.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { Client, signIn } from '#test/support/client.ts'

interface Bandeja {
  readonly avisos: readonly {
    readonly id: number
    readonly titulo: string
    readonly clase: string
    readonly enlace: string | null
    readonly leidoAt: string | null
  }[]
  readonly sinLeer: number
  readonly siguiente: number | null
}

const ids = new Map<string, number>()
const idOf = (usuario: string) => ids.get(usuario) ?? 0
const aviso = (usuario: string, clave: string, titulo = 'Prueba') => ({
  usuarioId: idOf(usuario),
  clase: 'caso' as const,
  titulo,
  texto: 'Un texto.',
  enlace: '/inicio',
  clave,
})
const give = (...avisos: ReturnType<typeof aviso>[]) => inTransaction(() => notificar(avisos))
const inbox = async (usuario: string, query = '') =>
  (await (await signIn(usuario)).get<Bandeja>(`/api/avisos${query}`)).body

beforeAll(async () => {
  for (const { id, usuario } of await selectRows<{ id: number; usuario: string }>('SELECT id, usuario FROM usuarios'))
    ids.set(usuario, id)
})

beforeEach(() => execute('DELETE FROM avisos'))

describe('notificar', () => {
  it('puts a notice in one inbox only, once for each key', async () => {
    await give(aviso('jefe', 'a'), aviso('jefe', 'b'))
    await give(aviso('jefe', 'a', 'Otra vez'))
    const { avisos, sinLeer } = await inbox('jefe')
    expect([avisos.map(({ titulo }) => titulo), sinLeer]).toEqual([['Prueba', 'Prueba'], 2])
    expect((await inbox('director')).avisos).toEqual([])
  })

  it('goes with the transaction of what it tells', async () => {
    const failed = inTransaction(async () => {
      await notificar([aviso('jefe', 'x')])
      throw new Error('undone')
    })
    await expect(failed).rejects.toThrow('undone')
    expect((await inbox('jefe')).sinLeer).toBe(0)
    await expect(notificar([aviso('jefe', 'x')])).rejects.toThrow('transaction')
  })

  it('never leads out of the portal', async () => {
    await expect(give({ ...aviso('jefe', 'x'), enlace: '//otro.sitio' })).rejects.toThrow('leads into the portal')
  })
})

describe('the inbox', () => {
  it('is read by pages, by key; one that comes meanwhile repeats nothing', async () => {
    await give(...Array.from({ length: 40 }, (_, i) => aviso('jefe', `p${i}`, `Aviso ${i}`)))
    const first = await inbox('jefe')
    expect([first.avisos.length, first.avisos[0]?.titulo, first.sinLeer]).toEqual([30, 'Aviso 39', 40])
    await give(aviso('jefe', 'nuevo'))
    const next = await inbox('jefe', `?antes=${first.siguiente}`)
    expect([next.avisos.length, next.avisos[0]?.titulo, next.siguiente]).toEqual([10, 'Aviso 9', null])
  })

  it('tells read from unread, one by one and all at once, and counts', async () => {
    await give(aviso('jefe', '1'), aviso('jefe', '2'), aviso('jefe', '3'))
    const client = await signIn('jefe')
    const { avisos } = (await client.get<Bandeja>('/api/avisos')).body
    const [newest, second] = avisos
    expect((await client.put(`/api/avisos/${second?.id}`, { leido: true })).body).toEqual({ sinLeer: 2 })
    expect((await client.put(`/api/avisos/${second?.id}`, { leido: false })).body).toEqual({ sinLeer: 3 })
    await client.put(`/api/avisos/${second?.id}`, { leido: true })
    expect((await client.get<Bandeja>('/api/avisos?sinLeer=1')).body.avisos.length).toBe(2)
    await give(aviso('jefe', '4'))
    // What was not on screen yet stays unread.
    expect((await client.post('/api/avisos/leidos', { hasta: newest?.id })).body).toEqual({ sinLeer: 1 })
    expect((await client.get('/api/avisos/cuenta')).body).toEqual({ sinLeer: 1 })
  })

  it('of another person cannot be touched, and none without a session', async () => {
    await give(aviso('jefe', '1'))
    const id = (await inbox('jefe')).avisos[0]?.id
    expect((await (await signIn('director')).put(`/api/avisos/${id}`, { leido: true })).status).toBe(404)
    await (await signIn('director')).post('/api/avisos/leidos', { hasta: 999_999 })
    expect((await inbox('jefe')).sinLeer).toBe(1)
    expect((await new Client().get('/api/avisos')).status).toBe(401)
  })
})

describe('the daily run', () => {
  const run = (date: string, instant = `${date}T13:00:00.000Z`) => {
    const today = parsePlainDate(date)
    if (!today) throw new Error(date)
    return runAvisosDiarios(AVISOS_DEL_DIA, today, Date.parse(instant))
  }

  // No window, draft or person in charge but those of the test.
  beforeEach(async () => {
    for (const tabla of ['habilitaciones', 'eventos', 'borradores', 'proceso_responsables'])
      await execute(`DELETE FROM ${tabla}`)
  })

  it('tells who captures that the window closes tomorrow, once', async () => {
    await execute(`INSERT INTO eventos (fecha, tipo, origen) VALUES ('2026-12-03', 'ALTA_BAJA_CAMBIO', 'manual')`)
    await execute(`INSERT INTO eventos (fecha, tipo, origen) VALUES ('2026-12-04', 'ALTA_BAJA_CAMBIO', 'manual')`)
    expect(await run('2026-12-03')).toBeGreaterThan(0)
    expect(await run('2026-12-03')).toBe(0)
    const { avisos } = await inbox('ventanilla1')
    expect(avisos).toMatchObject([{ titulo: 'Mañana cierra la ventana de captura', clase: 'ventana' }])
    expect((await inbox('auditor')).avisos).toEqual([])
  })

  it('an enabling of one entity is told to its own people', async () => {
    await execute(
      `INSERT INTO habilitaciones (tipo, unidad_id, desde, hasta, motivo, creada_at)
       SELECT 'ALTA_BAJA_CAMBIO', adscripcion_id, '2026-12-10', '2026-12-11', 'Nómina', '2026-12-01T00:00:00.000Z'
       FROM usuarios WHERE usuario = 'ventanilla1'`,
    )
    await run('2026-12-09')
    expect((await inbox('ventanilla1')).avisos.map(({ titulo }) => titulo)).toEqual([
      'Mañana abre la ventana de captura',
    ])
    expect((await inbox('ventanilla2')).avisos).toEqual([])
  })

  it('tells the author of a draft that it expires within three days, and again when its date changes', async () => {
    const client = await signIn('ventanilla2')
    const { id } = (await client.post<{ id: string }>('/api/borradores', { tipo: 'alta' })).body
    await execute('UPDATE borradores SET vence_at = $1 WHERE id = $2', ['2026-12-15T18:00:00.000Z', id])
    await run('2026-12-11')
    expect((await inbox('ventanilla2')).avisos).toEqual([])
    await run('2026-12-13')
    await run('2026-12-14')
    const { avisos } = await inbox('ventanilla2')
    expect(avisos).toMatchObject([{ titulo: 'Un borrador está por vencer', clase: 'borrador' }])
    expect(avisos[0]?.enlace).toContain(id)
    await run('2026-12-16', '2026-12-16T13:00:00.000Z')
    expect((await inbox('ventanilla2')).avisos.length).toBe(1)
  })

  it('tells who is in charge of a process what it lacks, once a month', async () => {
    const proceso = await selectRow<{ id: number; nombre: string }>(
      'SELECT id, nombre FROM procesos WHERE componente IS NOT NULL ORDER BY id LIMIT 1',
    )
    await execute('INSERT INTO proceso_responsables (proceso_id, usuario_id, asignado_at) VALUES ($1, $2, $3)', [
      proceso?.id ?? 0,
      idOf('titular'),
      '2026-12-01T00:00:00.000Z',
    ])
    await run('2026-12-20')
    await run('2026-12-21')
    expect((await inbox('titular')).avisos).toMatchObject([
      { titulo: `Faltan 6 documentos de ${proceso?.nombre}`, enlace: `/procesos/${proceso?.id}`, clase: 'documento' },
    ])
    await run('2027-01-02')
    expect((await inbox('titular')).avisos.length).toBe(2)
  })

  it('tells nobody that a popup of the map has no papers: it never has', async () => {
    const grupo = await selectRow<{ id: number }>(
      'SELECT id FROM procesos WHERE componente IS NULL ORDER BY id LIMIT 1',
    )
    await execute('INSERT INTO proceso_responsables (proceso_id, usuario_id, asignado_at) VALUES ($1, $2, $3)', [
      grupo?.id ?? 0,
      idOf('titular'),
      '2026-12-01T00:00:00.000Z',
    ])
    await run('2026-12-20')
    expect((await inbox('titular')).avisos).toEqual([])
  })

  it('lets go of what is too old', async () => {
    await give(aviso('jefe', 'viejo'), aviso('jefe', 'leido'))
    await execute(
      `UPDATE avisos SET creado_at = '2026-01-01T00:00:00.000Z', leido_at = creado_at WHERE clave = 'leido'`,
    )
    await execute(`UPDATE avisos SET creado_at = '2026-11-01T00:00:00.000Z' WHERE clave = 'viejo'`)
    await run('2026-12-20')
    const left = await selectRows<{ clave: string }>(`SELECT clave FROM avisos WHERE clave IN ('viejo', 'leido')`)
    expect(left).toEqual([{ clave: 'viejo' }])
  })
})

describe('the digest', () => {
  beforeEach(async () => {
    for (const tabla of ['correos', 'avisos_resumenes']) await execute(`DELETE FROM ${tabla}`)
  })

  const mails = () =>
    selectRows<{ para: string; asunto: string; texto: string }>(
      `SELECT para, asunto, texto FROM correos WHERE clase = 'avisos' ORDER BY id`,
    )
  const want = (usuario: string, desde: string | null, hasta: string | null) =>
    execute(
      'UPDATE usuarios SET correo_resumen = $1, correo = $2, silencio_desde = $3, silencio_hasta = $4 WHERE id = $5',
      [true, `${usuario}@ejemplo.gob.mx`, desde, hasta, idOf(usuario)],
    )

  it('reaches once a day who wants it, out of the hours without mail, and tells each notice once', async () => {
    await want('jefe', null, null)
    await want('director', '22:00', '09:00')
    await give(aviso('jefe', '1', 'Uno'), aviso('director', '1', 'Uno'), aviso('titular', '1', 'Uno'))
    await execute(`UPDATE avisos SET creado_at = '2026-12-20T03:00:00.000Z'`)
    expect(await sendResumenes(Date.parse('2026-12-20T12:59:00.000Z'))).toBe(0)
    expect(await sendResumenes(Date.parse('2026-12-20T13:00:00.000Z'))).toBe(1)
    expect(await sendResumenes(Date.parse('2026-12-20T13:30:00.000Z'))).toBe(0)
    // Nine in Mexico: the silence of the director ends.
    expect(await sendResumenes(Date.parse('2026-12-20T15:00:00.000Z'))).toBe(1)
    expect((await mails()).map(({ para }) => para)).toEqual(['jefe@ejemplo.gob.mx', 'director@ejemplo.gob.mx'])
    expect((await mails())[0]?.texto).toContain('- Uno')
    expect(await sendResumenes(Date.parse('2026-12-21T15:00:00.000Z'))).toBe(0)
  })

  it('leaves out what was read, what came after its hour and what already went by itself', async () => {
    await want('jefe', null, null)
    await give(aviso('jefe', 'leido', 'Leído'), aviso('jefe', 'tarde', 'Tarde'), aviso('jefe', 'si', 'Este'))
    await inTransaction(() => notificar([{ ...aviso('jefe', 'cuenta', 'Tu contraseña cambió'), clase: 'cuenta' }]))
    await execute(`UPDATE avisos SET creado_at = '2026-12-20T03:00:00.000Z'`)
    await execute(`UPDATE avisos SET creado_at = '2026-12-20T14:00:00.000Z' WHERE clave = 'tarde'`)
    await execute(`UPDATE avisos SET leido_at = creado_at WHERE clave = 'leido'`)
    await sendResumenes(Date.parse('2026-12-20T16:00:00.000Z'))
    const [mail] = await mails()
    expect(mail?.asunto).toMatch(/^1 aviso sin leer/)
    expect(mail?.texto).toContain('- Este\n')
    // The next morning brings what came late.
    await sendResumenes(Date.parse('2026-12-21T13:00:00.000Z'))
    expect((await mails())[1]?.texto).toContain('- Tarde\n')
  })
})
