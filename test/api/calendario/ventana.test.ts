import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '#domain/acceso/actor.ts'
import type { RespuestaVentana } from '#domain/calendario/respuesta-ventana.ts'
import type { RespuestaPortada } from '#domain/usuarios/sesion.ts'
import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts'
import { SISTEMA } from '#api/acceso/sistema.ts'
import { createHabilitacion } from '#api/calendario/create-habilitacion.ts'
import { assertVentanaAbierta } from '#api/calendario/estado-ventana.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { AppError } from '#api/errors.ts'
import { loadActor } from '#api/usuarios/load-actor.ts'
import { Client, signIn } from '#test/support/client.ts'
import { TEST_TODAY } from '#test/support/test-today.ts'

const day = (text: string): PlainDate => parsePlainDate(text)!
const actorOf = async (usuario: string): Promise<Actor> => {
  const row = await selectRow<{ id: number }>('SELECT id FROM usuarios WHERE usuario = $1', [usuario])
  return (await loadActor(row!.id, { medio: 'api', direccion: 'prueba' }))!
}
const closeDemoHabilitacion = () => execute(`UPDATE habilitaciones SET revocada_at = '2026-11-01T00:00:00.000Z'`)
const setToday = (text: string) => {
  process.env['PORTAL_TODAY'] = text
}

let client: Client
beforeAll(async () => {
  client = await signIn('ventanilla1')
})
afterEach(() => {
  setToday(TEST_TODAY)
})

async function refusal(actor: Actor): Promise<AppError> {
  const error: unknown = await assertVentanaAbierta(actor).catch((thrown: unknown) => thrown)
  if (!(error instanceof AppError)) throw new Error('the gate let it through')
  return error
}

describe('calendar gate', () => {
  it('is open on a day of the calendar and says the quincena and until when', async () => {
    await closeDemoHabilitacion()
    const { body } = await client.get<RespuestaVentana>('/api/ventana?tipo=Alta_Baja_Cambio')
    expect(body).toMatchObject({
      tipo: 'ALTA_BAJA_CAMBIO',
      hoy: '2026-11-20',
      open: true,
      nextEsHoy: true,
      hasta: '2026-11-24',
      quincena: { codigo: '2226', chip: 'Q22 2026 · 16–30 nov' },
      habilitacion: null,
      insignia: { titulo: 'Movimientos abiertos', detalle: 'hasta el 24 nov' },
    })
  })

  it('is told before signing in with the enablings for everybody, never those of one entity nor their reason', async () => {
    const movimientos = async () => {
      const { body } = await new Client().get<RespuestaPortada>('/api/portada')
      expect(JSON.stringify(body)).not.toContain('Cierre de año')
      return body.fechas.find(({ etiqueta }) => etiqueta === 'Movimientos')?.texto
    }
    await closeDemoHabilitacion()
    setToday('2026-11-28')
    const admin = await actorOf('admin')
    const unidad = await selectRow<{ id: number }>("SELECT id FROM unidades WHERE nombre = 'Secretaría de Salud'")
    const days = {
      tipo: 'ALTA_BAJA_CAMBIO',
      desde: day('2026-11-27'),
      hasta: day('2026-12-20'),
      motivo: 'Cierre de año',
    } as const
    await createHabilitacion(admin, { ...days, unidadId: unidad!.id })
    expect(await movimientos()).toBe('cerraron el 24 de noviembre')
    await createHabilitacion(admin, { ...days, unidadId: null })
    expect(await movimientos()).toBe('abiertos hasta el 20 de diciembre (extraordinaria)')
    expect((await client.get<RespuestaVentana>('/api/ventana')).body.open).toBe(true)
  })

  it('refuses with 423, the documented text and the next date when closed', async () => {
    await closeDemoHabilitacion()
    setToday('2026-11-28')
    const error = await refusal(await actorOf('ventanilla1'))
    expect(error.status).toBe(423)
    expect(error.codigo).toBe('ventana')
    expect(error.extra['proxima']).toBe('2026-12-01')
    expect(error.message).toContain('Función deshabilitada')
    expect(error.message).toContain('1 dic 2026')
    expect(error.message).toContain(
      'En caso de requerir una habilitación extraordinaria, contacta al área responsable.',
    )
  })

  it('says that no dates are scheduled when the calendar ends', async () => {
    await closeDemoHabilitacion()
    setToday('2030-05-02')
    const error = await refusal(await actorOf('ventanilla1'))
    expect(error.extra['proxima']).toBeNull()
    expect(error.message).toContain('No hay fechas próximas programadas')
  })

  it('tells the next date that is months ahead, and not that of an enabling after it', async () => {
    await closeDemoHabilitacion()
    const first = await selectRow<{ fecha: PlainDate }>(
      `SELECT MIN(fecha) AS fecha FROM eventos WHERE tipo = 'ALTA_BAJA_CAMBIO'`,
    )
    expect(first?.fecha.slice(0, 7)).toBe('2025-01')
    setToday('2024-09-01')
    const actor = await actorOf('ventanilla1')
    expect((await refusal(actor)).extra['proxima']).toBe(first?.fecha)
    await createHabilitacion(SISTEMA, {
      tipo: 'ALTA_BAJA_CAMBIO',
      unidadId: null,
      desde: day('2025-01-31'),
      hasta: day('2025-01-31'),
      motivo: 'Sábado de cierre',
    })
    expect((await refusal(actor)).extra['proxima']).toBe(first?.fecha)
    await closeDemoHabilitacion()
  })

  it('opens for the entity that an enabling names, and not for another', async () => {
    await closeDemoHabilitacion()
    const salud = await actorOf('ventanilla1')
    await createHabilitacion(SISTEMA, {
      tipo: 'ALTA_BAJA_CAMBIO',
      unidadId: salud.alcance.adscripcionId,
      desde: day('2026-11-28'),
      hasta: day('2026-11-29'),
      motivo: 'Corrección de plazas',
    })
    setToday('2026-11-28')
    const estado = await assertVentanaAbierta(salud)
    expect(estado).toMatchObject({ origen: 'habilitacion', habilitacion: { motivo: 'Corrección de plazas' } })
    await expect(assertVentanaAbierta(await actorOf('ventanilla2'))).rejects.toMatchObject({ status: 423 })
    const { body } = await client.get<{ eventos: { fecha: string }[] }>('/api/eventosProceso?tipo=ALTA_BAJA_CAMBIO')
    expect(body.eventos.map(({ fecha }) => fecha)).toContain('2026-11-29')
    const other = await signIn('ventanilla2')
    const elsewhere = await other.get<{ eventos: { fecha: string }[] }>('/api/eventosProceso?tipo=ALTA_BAJA_CAMBIO')
    expect(elsewhere.body.eventos.map(({ fecha }) => fecha)).not.toContain('2026-11-29')
  })

  it('opens for everybody under the unit of an enabling', async () => {
    await closeDemoHabilitacion()
    const salud = await actorOf('ventanilla1')
    const below = { ...salud, alcance: { entidadId: null, adscripcionId: null, dependenciaId: null } }
    const area = await selectRow<{ id: number }>('SELECT id FROM unidades WHERE parent_id = $1 AND nivel = 2', [
      salud.alcance.adscripcionId,
    ])
    await createHabilitacion(SISTEMA, {
      tipo: 'ALTA_BAJA_CAMBIO',
      unidadId: salud.alcance.entidadId,
      desde: day('2027-02-27'),
      hasta: day('2027-02-28'),
      motivo: 'Alta de la zafra',
    })
    setToday('2027-02-27')
    const inDependencia = { ...below, alcance: { ...below.alcance, dependenciaId: area!.id } }
    expect(await assertVentanaAbierta(inDependencia)).toMatchObject({ open: true })
    await expect(assertVentanaAbierta(below)).rejects.toMatchObject({ status: 423 })
  })

  it('is opened only by who administers, with days in order and a reason, and noted', async () => {
    const input = {
      tipo: 'PAGO',
      unidadId: null,
      desde: day('2027-03-02'),
      hasta: day('2027-03-01'),
      motivo: 'x',
    } as const
    await expect(createHabilitacion(await actorOf('jefe'), input)).rejects.toMatchObject({ status: 403 })
    await expect(createHabilitacion(SISTEMA, input)).rejects.toMatchObject({ status: 422 })
    const right = { ...input, hasta: day('2027-03-02') }
    await expect(createHabilitacion(SISTEMA, { ...right, motivo: ' ' })).rejects.toMatchObject({ status: 422 })
    await expect(createHabilitacion(SISTEMA, { ...right, unidadId: 999_999 })).rejects.toMatchObject({ status: 422 })
    const id = await createHabilitacion(SISTEMA, right)
    const fila = await selectRow<{ acto: string }>(
      `SELECT acto FROM bitacora WHERE objeto = 'habilitacion' AND objeto_id = $1`,
      [String(id)],
    )
    expect(fila?.acto).toBe('habilitacion.crear')
  })
})

describe('calendar calls', () => {
  it('give the dates of a type from this year on, without regard to case', async () => {
    const { body } = await client.get<{ eventos: { fecha: string; tipo: string }[] }>('/api/eventosProceso?tipo=pago')
    expect(body.eventos[0]?.fecha.slice(0, 7)).toBe('2026-01')
    expect(new Set(body.eventos.map(({ tipo }) => tipo))).toEqual(new Set(['PAGO']))
    expect((await client.get('/api/eventosProceso?tipo=Fiesta')).status).toBe(400)
  })

  it('give a whole year in both cases', async () => {
    const { body } = await client.get<Record<string, unknown>[]>('/api/eventos?anio=2026')
    expect(body).toHaveLength(365)
    expect(body[0]).toEqual({ FECHA: '2026-01-01', fecha: '2026-01-01', TIPO: 'ASUETO', tipo: 'ASUETO', anio: 2026 })
    expect((await client.get('/api/eventos')).status).toBe(400)
    expect((await client.get<unknown[]>('/api/eventos?anio=2040')).body).toEqual([])
  })
})
