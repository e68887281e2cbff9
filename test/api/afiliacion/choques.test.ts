import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MovimientoDetalle, MovimientoRenglon } from '#domain/afiliacion/movimientos/movimiento.ts'
import { SISTEMA } from '#api/acceso/sistema.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { applyMovimientos } from '#api/afiliacion/aplicar/apply-movimientos.ts'
import { dialect, inTransaction } from '#api/db/database.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { EDUCACION, lugarDe, SALUD, type AltaHecha, type Lugar } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { cuerpoDe, personaActiva, solicitar } from '#test/support/tramites.ts'

let desk: Client
let validador: Client
let auxiliar: Client
let jefe: Client
let admin: Client
let salud: Lugar
let educacion: Lugar

/** Quincena 22 of 2026: 2026 × 24 + 21. */
const Q22 = 48_645

afterAll(() => flushReadAudit())

beforeAll(async () => {
  desk = await signIn('ventanilla1')
  validador = await signIn('validador1')
  auxiliar = await signIn('auxiliar')
  jefe = await signIn('jefe')
  admin = await signIn('admin')
  salud = await lugarDe(SALUD)
  educacion = await lugarDe(EDUCACION)
})

const act = (client: Client, folio: string, acto: string, version: number, more: object = {}) =>
  client.post(`/api/movimientos/${folio}/${acto}`, { version, ...more })

interface Pedido extends AltaHecha {
  readonly pedido: string
  readonly id: number
}

/** A request of `tramite` for somebody active in Salud, validated and reviewed. */
async function revisado(tramite: string, cambios: object): Promise<Pedido> {
  const alta = await personaActiva(desk, salud)
  const made = await solicitar(desk, tramite, await cuerpoDe(alta, { cambios }))
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const { folio, movimiento } = made.body as { folio: string; movimiento: number }
  expect((await act(validador, folio, 'validar', 1)).status).toBe(200)
  expect((await act(auxiliar, folio, 'revisar', 2)).status).toBe(200)
  return { ...alta, pedido: folio, id: movimiento }
}

const choquesDe = async ({ id }: Pedido) =>
  (await jefe.get<MovimientoDetalle>(`/api/panel/movimientos/${id}`)).body.choques

describe('a transfer between entities', () => {
  const llevar = { cambios: { datosLaborales: {} as object } }

  it('is requested by the institute only, validated by the origin, and each entity pays its days', async () => {
    const alta = await personaActiva(desk, salud)
    llevar.cambios.datosLaborales = { ...educacion, puesto: null, categoria: '20B' }
    const refused = await solicitar(desk, 'laboral', await cuerpoDe(alta, llevar))
    expect([refused.status, refused.body['campos']]).toEqual([
      422,
      { 'cambios.datosLaborales.adscripcion': 'El cambio de entidad lo solicita el instituto.' },
    ])
    const made = await solicitar(admin, 'laboral', await cuerpoDe(alta, llevar))
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const { folio, movimiento } = made.body as { folio: string; movimiento: number }
    const destino = await signIn('ventanilla2')
    expect((await destino.get(`/api/panel/movimientos/${movimiento}`)).status).toBe(404)
    expect((await act(auxiliar, folio, 'validar', 1, { motivo: 'Urge' })).status).toBe(403)
    expect((await act(validador, folio, 'validar', 1)).status).toBe(200)
    expect((await act(auxiliar, folio, 'revisar', 2)).status).toBe(200)
    expect((await act(jefe, folio, 'aprobar', 3)).status).toBe(200)
    expect(await applyMovimientos(SISTEMA, { quincena: Q22, adscripcionId: salud.adscripcion })).toContain(folio)
    expect((await destino.get(`/api/panel/afiliados/${alta.afiliadoId}`)).body).toMatchObject({
      adscripcion: EDUCACION,
    })
    expect((await desk.get(`/api/panel/afiliados/${alta.afiliadoId}`)).status).toBe(404)
    const before = await admin.get(`/api/panel/afiliados/${alta.afiliadoId}?al=2026-11-22`)
    expect(before.body).toMatchObject({ adscripcion: SALUD })
  })
})

describe('what changes between the request and the approval', () => {
  it('a person moved to another entity: told with both, never approved where it would take the person back', async () => {
    const pedido = await revisado('laboral', { datosLaborales: { categoria: '10A' } })
    expect(await choquesDe(pedido)).toEqual([])
    await execute('UPDATE afiliados SET nivel0_id = $1, nivel1_id = $2, nivel2_id = $3, nivel3_id = $4 WHERE id = $5', [
      educacion.entidad,
      educacion.adscripcion,
      educacion.dependencia,
      educacion.area,
      pedido.afiliadoId,
    ])
    expect((await choquesDe(pedido))[0]).toMatchObject({
      campo: 'Entidad',
      antes: SALUD,
      ahora: EDUCACION,
      impide: true,
    })
    const refused = await act(jefe, pedido.pedido, 'aprobar', 3, { motivo: 'Así va' })
    expect([refused.status, refused.body['codigo']]).toEqual([409, 'choque'])
    expect(refused.body['error']).toContain(`La persona pasó de ${SALUD} a ${EDUCACION} después de solicitarse.`)
    const lote = { acto: 'aprobar', movimientos: [{ folio: pedido.pedido, version: 3 }] }
    const many = await jefe.post<{ rechazados: { codigo: string }[] }>('/api/movimientos/lote', lote)
    expect(many.body.rechazados.map(({ codigo }) => codigo)).toEqual(['choque'])
    expect((await act(jefe, pedido.pedido, 'devolver', 3, { motivo: 'Cambió de entidad.' })).status).toBe(200)
  })

  it('moved, of somebody whose place it does not touch: approved with a reason, which stays in what happened', async () => {
    const pedido = await revisado('actualizacion', { datosPersonales: { telefono: '4491112233' } })
    await execute('UPDATE afiliados SET nivel1_id = $1 WHERE id = $2', [educacion.adscripcion, pedido.afiliadoId])
    expect((await act(jefe, pedido.pedido, 'aprobar', 3)).status).toBe(409)
    const done = await act(jefe, pedido.pedido, 'aprobar', 3, { motivo: 'Solo cambia el teléfono.' })
    expect(done.body).toMatchObject({ estatus: 'Por aplicar' })
    const { recorrido } = done.body as unknown as MovimientoDetalle
    expect(recorrido.at(-1)?.texto).toBe('Aprobado: Solo cambia el teléfono.')
  })

  it('a datum corrected meanwhile: told in the tray with what it was, is and would be', async () => {
    const pedido = await revisado('actualizacion', { datosPersonales: { telefono: '4491112233' } })
    const { telefono } = (await selectRow<{ telefono: string }>('SELECT telefono FROM afiliados WHERE id = $1', [
      pedido.afiliadoId,
    ])) ?? { telefono: '' }
    const escrito = telefono.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3')
    await execute("UPDATE afiliados SET telefono = '4499998877' WHERE id = $1", [pedido.afiliadoId])
    const { body } = await jefe.post<MovimientoRenglon[]>('/api/panel/movimientos/buscar', {
      filter: { espera: 'jefe', q: pedido.pedido },
    })
    expect(body.map(({ choques }) => choques)).toEqual([
      [
        {
          clase: 'cambio',
          campo: 'Teléfono',
          antes: escrito,
          ahora: '449 999 8877',
          mensaje: `Teléfono: era «${escrito}» cuando se solicitó, hoy es «449 999 8877», y el movimiento lo dejaría en «449 111 2233».`,
          impide: false,
        },
      ],
    ])
    expect((await act(jefe, pedido.pedido, 'aprobar', 3)).status).toBe(409)
    expect((await act(jefe, pedido.pedido, 'aprobar', 3, { motivo: 'El nuevo es el bueno.' })).status).toBe(200)
  })

  it('a post that ceased, and a situation in which it is not asked', async () => {
    const pedido = await revisado('laboral', { datosLaborales: { categoria: '10A' } })
    await execute("UPDATE categorias SET vigente_hasta = '2026-11-20' WHERE clave = '10A'")
    try {
      expect(await choquesDe(pedido)).toMatchObject([
        { campo: 'Categoría', antes: '10A', ahora: 'terminó el 20 nov 2026', impide: true },
      ])
      expect((await act(jefe, pedido.pedido, 'aprobar', 3, { motivo: 'x' })).status).toBe(409)
    } finally {
      await execute("UPDATE categorias SET vigente_hasta = NULL WHERE clave = '10A'")
    }
    await execute("UPDATE afiliados SET situacion = 'D' WHERE id = $1", [pedido.afiliadoId])
    expect(await choquesDe(pedido)).toEqual([])
    const licencia = await personaActiva(desk, salud)
    const baja = await solicitar(desk, 'baja-permanente', await cuerpoDe(licencia))
    await execute("UPDATE afiliados SET situacion = 'D' WHERE id = $1", [licencia.afiliadoId])
    const { body } = await desk.get<MovimientoDetalle>(`/api/panel/movimientos/${Number(baja.body['movimiento'])}`)
    expect(body.choques).toEqual([
      {
        clase: 'cambio',
        campo: 'Situación',
        antes: 'Activo',
        ahora: 'Defunción',
        mensaje:
          'La persona falleció y este movimiento no procede en esa situación. Su situación cuando se solicitó: Activo.',
        impide: true,
      },
    ])
  })

  it('correcting it takes the person as it stands now', async () => {
    const pedido = await revisado('actualizacion', { datosPersonales: { telefono: '4491112233' } })
    await execute("UPDATE afiliados SET telefono = '4499998877' WHERE id = $1", [pedido.afiliadoId])
    await act(jefe, pedido.pedido, 'devolver', 3, { motivo: 'El teléfono cambió.' })
    const body = {
      ...(await cuerpoDe(pedido, { cambios: { datosPersonales: { telefono: '4491112233' } } })),
      version: 4,
    }
    const put = await desk.put(`/api/tramites/actualizacion/${pedido.pedido}`, body, { 'idempotency-key': 'choque-1' })
    expect(put.status, JSON.stringify(put.body)).toBe(200)
    expect(await choquesDe(pedido)).toEqual([])
  })
})

/** Holds the answer of `clave` as somebody who is writing it, until it is let go; nothing of it is kept. */
async function retenerRespuesta(clave: string): Promise<() => Promise<void>> {
  // SQLite has one writer: nobody writes while another one does.
  if (dialect === 'sqlite') return () => Promise.resolve()
  const { user } = (await desk.get<{ user: { id: number } }>('/api/sesion')).body
  let soltar: () => void = () => undefined
  const suelta = new Promise<void>((resolve) => (soltar = resolve))
  let escrita: () => void = () => undefined
  const dentro = new Promise<void>((resolve) => (escrita = resolve))
  const work = inTransaction(async () => {
    await execute(
      `INSERT INTO idempotencia (usuario_id, clave, cuerpo_hash, respuesta, creada_at) VALUES ($1, $2, '', '{}', '2026-11-23')`,
      [user.id, clave],
    )
    escrita()
    await suelta
    throw new Error('taken back')
  })
  await dentro
  return async () => {
    soltar()
    await expect(work).rejects.toThrow('taken back')
  }
}

const esperan = async (): Promise<number> =>
  dialect === 'sqlite'
    ? 1
    : ((await selectRow<{ n: number }>('SELECT count(*)::int AS n FROM pg_locks WHERE NOT granted'))?.n ?? 0)

describe('two desks that request at once', () => {
  it('do not wait for each other: one is answered while the other is still being written', async () => {
    const [una, otra] = [await personaActiva(desk, salud), await personaActiva(desk, salud)]
    const cambios = { datosPersonales: { telefono: '4491112233' } }
    const clave = randomUUID()
    const soltar = await retenerRespuesta(clave)
    const lenta = solicitar(desk, 'actualizacion', await cuerpoDe(una, { cambios }), clave)
    await expect.poll(esperan).toBe(1)
    const rapida = await solicitar(desk, 'actualizacion', await cuerpoDe(otra, { cambios }))
    expect(rapida.status, JSON.stringify(rapida.body)).toBe(201)
    await soltar()
    const written = await lenta
    expect(written.status, JSON.stringify(written.body)).toBe(201)
    expect(written.body['folio']).not.toBe(rapida.body['folio'])
  })
})
