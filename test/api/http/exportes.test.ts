// How exports wait differs between engines (dialect): both take the places of jobs by an index.
import { spawnSync } from 'node:child_process'
import os from 'node:os'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ExportePropio } from '#domain/acceso/exporte.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { definirTrabajos } from '#api/definir-trabajos.ts'
import { deleteFile, listFolder } from '#api/files/storage.ts'
import { defineExporte, exporteDe } from '#api/http/exportes/exporte.ts'
import { tomarLugar, type Salir } from '#api/http/exportes/lugares-exporte.ts'
import { olvidarExportes } from '#api/http/exportes/trabajo-exportes.ts'
import { startTrabajos, stopTrabajos } from '#api/jobs/trabajos.ts'
import { EDUCACION, lugarDe, registrarAlta, SALUD } from '#test/support/afiliacion.ts'
import { signIn, type Client, type Rechazo } from '#test/support/client.ts'
import { waitUntil } from '#test/support/wait-until.ts'

const ENTIDADES = '/api/panel/entidades/exportar'
const PEDIDO = { sort: ['nombre', 'ASC'], filter: { nivel: 1 }, columnas: ['nombre'] }
const DIA_MS = 86_400_000

/** Places that a test keeps, so that what it asks for waits. */
const ocupados: Salir[] = []
const ocupar = (): void => {
  for (let salir = tomarLugar(); salir; salir = tomarLugar()) ocupados.push(salir)
}
const desocupar = (): void => ocupados.splice(0).forEach((salir) => salir())

beforeAll(async () => {
  await registrarAlta(await signIn('ventanilla1'), await lugarDe(SALUD))
  await registrarAlta(await signIn('ventanilla2'), await lugarDe(EDUCACION))
})
beforeEach(async () => {
  await execute('DELETE FROM exportes')
  for (const { key } of await listFolder('exportes')) await deleteFile(key)
  await execute('DELETE FROM trabajos')
  definirTrabajos()
})
afterEach(async () => {
  desocupar()
  await stopTrabajos()
  await flushReadAudit()
})

/** Asks for an export while both places are taken: it waits. */
async function pedir(client: Client, path = ENTIDADES, body: object = PEDIDO): Promise<ExportePropio> {
  ocupar()
  const res = await client.post<ExportePropio>(path, body)
  expect([res.status, res.body.estado], JSON.stringify(res.body)).toEqual([202, 'espera'])
  return res.body
}

const ver = async (client: Client, id: number) => (await client.get<ExportePropio>(`/api/exportes/${id}`)).body
const bajar = (client: Client, id: number) => client.get<string>(`/api/exportes/${id}/archivo`)

/** Lets the jobs run until export `id` ended, and returns it. */
async function terminar(client: Client, id: number): Promise<ExportePropio> {
  desocupar()
  startTrabajos({ pollMs: 20 })
  await waitUntil(async () => expect((await ver(client, id)).estado).not.toMatch(/espera|curso/))
  return ver(client, id)
}

const trabajo = (id: number) =>
  selectRow<{ estado: string; resultado: string; intentos: number }>(
    'SELECT estado, resultado, intentos FROM trabajos WHERE id = $1',
    [id],
  )

describe('exports at once', () => {
  it('of three people, nine of them, all end with their file, and none is refused', async () => {
    const clients = await Promise.all(['admin', 'jefe', 'ventanilla1'].map(signIn))
    const direct = await clients[0]!.post<string>(ENTIDADES, PEDIDO)
    startTrabajos({ pollMs: 20 })
    const asked = await Promise.all(
      Array.from({ length: 9 }, async (_each, n) => {
        const client = clients[n % 3]!
        return { client, res: await client.post<ExportePropio | string>(ENTIDADES, PEDIDO) }
      }),
    )
    expect(asked.filter(({ res }) => res.status === 200).length).toBeGreaterThan(0)
    expect(asked.filter(({ res }) => res.status !== 200 && res.status !== 202)).toEqual([])
    for (const { client, res } of asked) {
      if (res.status === 200) expect(res.body).toBe(direct.body)
      else {
        const { id } = res.body as ExportePropio
        await waitUntil(async () => expect((await ver(client, id)).estado).toBe('hecho'))
        expect((await bajar(client, id)).body).toBe(direct.body)
      }
    }
  })

  it('answer at once while a place is free, and keep it until the file is taken', async () => {
    const client = await signIn('admin')
    expect((await client.post(ENTIDADES, PEDIDO)).status).toBe(200)
    const other = tomarLugar()
    expect((await client.post(ENTIDADES, PEDIDO)).status).toBe(200)
    await waitUntil(() => {
      const place = tomarLugar()
      place?.()
      expect(place).not.toBeNull()
    })
    other?.()
  })

  it('do not go before those that wait', async () => {
    const client = await signIn('admin')
    const first = await pedir(client)
    desocupar()
    const { status, body } = await client.post<ExportePropio>(ENTIDADES, PEDIDO)
    expect([status, body.antes]).toEqual([202, 1])
    expect(first.antes).toBe(0)
  })
})

describe('an export that waits', () => {
  it('becomes a file with the rows of who asked, noted as theirs, told by a notice that its download reads', async () => {
    const client = await signIn('ventanilla1')
    const own = (await client.post<string>('/api/panel/consulta/exportar', { columnas: ['curp'] })).body
    expect(own.split('\r\n').filter(Boolean)).toHaveLength(2)
    const { id, titulo } = await pedir(client, '/api/panel/consulta/exportar', { columnas: ['curp'] })
    expect(titulo).toBe('Exportación: Afiliados')
    const done = await terminar(client, id)
    expect(done).toMatchObject({ estado: 'hecho', nombre: 'consulta.csv', actions: ['descargar'] })
    expect(Date.parse(done.venceAt!)).toBeGreaterThan(Date.now() + DIA_MS - 60_000)
    const sinLeer = async () => (await client.get<{ sinLeer: number }>('/api/avisos/cuenta')).body.sinLeer
    const before = await sinLeer()
    const res = await bajar(client, id)
    expect([res.status, res.body, res.headers.get('content-disposition'), res.headers.get('cache-control')]).toEqual([
      200,
      own,
      'attachment; filename="consulta.csv"',
      'private, no-store',
    ])
    expect(await sinLeer()).toBe(before - 1)
    await flushReadAudit()
    const acts = await selectRows<{ acto: string; actor: string; medio: string }>(
      `SELECT acto, actor, medio FROM bitacora WHERE acto IN ('lista.exportar', 'exporte.descargar') ORDER BY id DESC LIMIT 3`,
    )
    expect(acts.map(({ acto, actor, medio }) => `${acto} ${actor} ${medio}`)).toEqual([
      'exporte.descargar ventanilla1 api',
      'lista.exportar ventanilla1 api',
      'lista.exportar ventanilla1 api',
    ])
  })

  it('is in the own list of its owner alone: nobody else sees, takes or cancels it', async () => {
    const [owner, other, admin] = await Promise.all(['ventanilla1', 'ventanilla2', 'admin'].map(signIn))
    const { id } = await pedir(owner!)
    const listed = async (client: Client) =>
      (await client.get<{ exportes: readonly ExportePropio[] }>('/api/exportes')).body.exportes.map((each) => each.id)
    expect(await listed(owner!)).toEqual([id])
    await terminar(owner!, id)
    for (const stranger of [other!, admin!]) {
      expect(await listed(stranger)).toEqual([])
      expect([
        (await stranger.get(`/api/exportes/${id}`)).status,
        (await bajar(stranger, id)).status,
        (await stranger.post(`/api/exportes/${id}/cancelar`, {})).status,
      ]).toEqual([404, 404, 404])
    }
    expect((await bajar(owner!, id)).status).toBe(200)
  })

  it('is cancelled by its owner, and those behind it move up', async () => {
    const client = await signIn('admin')
    const [first, second] = [await pedir(client), await pedir(client)]
    expect(second.antes).toBe(1)
    const { body } = await client.post<ExportePropio>(`/api/exportes/${first.id}/cancelar`, {})
    expect([body.estado, body.actions]).toEqual(['cancelado', []])
    expect((await ver(client, second.id)).antes).toBe(0)
    const again = await client.post<Rechazo>(`/api/exportes/${first.id}/cancelar`, {})
    expect([again.status, again.body.error]).toEqual([409, 'El trabajo ya está en otro estado: cancelado.'])
    expect((await bajar(client, first.id)).status).toBe(409)
  })

  it('tells how far it is while it runs, and nothing stays of it when it is cancelled', async () => {
    const client = await signIn('admin')
    const before = exporteDe(`POST ${ENTIDADES}`)
    const { id } = await pedir(client)
    defineExporte({
      llamada: `POST ${ENTIDADES}`,
      titulo: 'Prueba',
      run: (_actor, _datos, avance) => {
        avance(7, 50)
        const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
          await new Promise((resolve) => setTimeout(resolve, 20))
          controller.enqueue(Buffer.from('x'))
        }
        return Promise.resolve({ nombre: 'x.csv', tipo: 'text/csv', cuerpo: new ReadableStream({ pull }) })
      },
    })
    desocupar()
    startTrabajos({ pollMs: 20 })
    await waitUntil(async () => expect(await ver(client, id)).toMatchObject({ estado: 'curso', hecho: 7, total: 50 }))
    await waitUntil(async () => expect(await listFolder('exportes')).not.toEqual([]))
    expect((await bajar(client, id)).status).toBe(409)
    await client.post(`/api/exportes/${id}/cancelar`, {})
    await waitUntil(async () => expect((await ver(client, id)).estado).toBe('cancelado'))
    expect(await listFolder('exportes')).toEqual([])
    defineExporte({
      llamada: `POST ${ENTIDADES}`,
      titulo: 'Entidades',
      run: (actor, datos, avance) => before!.run(actor, JSON.stringify(datos), avance),
    })
  })

  it('fails in words when its owner lost the right or the account meanwhile', async () => {
    const client = await signIn('ventanilla1')
    const { id } = await pedir(client)
    await inTransaction(() => execute(`UPDATE usuarios SET activo = FALSE WHERE usuario = 'ventanilla1'`))
    desocupar()
    startTrabajos({ pollMs: 20 })
    await waitUntil(async () => expect((await trabajo(id))?.estado).toBe('fallado'))
    await inTransaction(() => execute(`UPDATE usuarios SET activo = TRUE WHERE usuario = 'ventanilla1'`))
    expect(await ver(client, id)).toMatchObject({
      resultado: 'Cuando llegó su turno, la cuenta ya no tenía permiso para esta exportación.',
    })
    expect((await trabajo(id))?.intentos).toBe(1)

    const admin = await signIn('admin')
    const bitacora = await pedir(admin, '/api/panel/bitacora/exportar', { desde: '2026-11-01', hasta: '2026-11-30' })
    await inTransaction(() => execute(`UPDATE usuarios SET perfil_id = 2 WHERE usuario = 'admin'`))
    desocupar()
    await waitUntil(async () => expect((await trabajo(bitacora.id))?.estado).toBe('fallado'))
    await inTransaction(() => execute(`UPDATE usuarios SET perfil_id = 1 WHERE usuario = 'admin'`))
  })

  it('says in words what its list refuses, and is not tried again', async () => {
    const client = await signIn('admin')
    const { id } = await pedir(client, ENTIDADES, { columnas: ['huella'] })
    expect(await terminar(client, id)).toMatchObject({
      estado: 'fallado',
      resultado: expect.stringContaining('La lista no tiene la columna «huella»') as string,
    })
    expect((await trabajo(id))?.intentos).toBe(1)
  })

  it('may not be taken once the rights or the scope of its owner are others', async () => {
    const client = await signIn('ventanilla1')
    const { id } = await pedir(client, '/api/panel/consulta/exportar', {})
    await terminar(client, id)
    const lugar = 'entidad_id = entidad_id, dependencia_id'
    const row = await selectRow<{ dependencia_id: number | null; adscripcion_id: number | null }>(
      `SELECT adscripcion_id, dependencia_id FROM usuarios WHERE usuario = 'ventanilla1'`,
    )
    await inTransaction(() =>
      execute(
        `UPDATE usuarios SET adscripcion_id = NULL, ${lugar} = NULL, version = version + 1 WHERE usuario = 'ventanilla1'`,
      ),
    )
    const res = await client.get<Rechazo>(`/api/exportes/${id}/archivo`)
    expect([res.status, res.body.codigo]).toEqual([403, 'alcance'])
    await inTransaction(() =>
      execute(
        `UPDATE usuarios SET adscripcion_id = $1, dependencia_id = $2, version = version + 1 WHERE usuario = 'ventanilla1'`,
        [row?.adscripcion_id ?? null, row?.dependencia_id ?? null],
      ),
    )
    expect((await bajar(client, id)).status).toBe(200)
  })

  it('begins again when its process died', async () => {
    const client = await signIn('admin')
    const { id } = await pedir(client)
    const dead = `${os.hostname()} ${spawnSync(process.execPath, ['-e', '']).pid} aaaaaaaa`
    await execute(`UPDATE trabajos SET estado = 'curso', intentos = 1, duenio = $1, latido_at = $2 WHERE id = $3`, [
      dead,
      new Date().toISOString(),
      id,
    ])
    expect((await terminar(client, id)).estado).toBe('hecho')
    expect((await bajar(client, id)).status).toBe(200)
  })

  it('of an administrator who looks as another profile has what that profile sees', async () => {
    const client = await signIn('admin')
    const perfil = await selectRow<{ perfil_id: number; adscripcion_id: number }>(
      `SELECT perfil_id, adscripcion_id FROM usuarios WHERE usuario = 'ventanilla1'`,
    )
    const visto = { perfilId: perfil!.perfil_id, unidadId: perfil!.adscripcion_id }
    expect((await client.post('/api/sesion/ver-como', visto)).status).toBe(200)
    const seen = await client.post<string>('/api/panel/consulta/exportar', { columnas: ['curp'] })
    const [taken, dropped] = [
      await pedir(client, '/api/panel/consulta/exportar', { columnas: ['curp'] }),
      await pedir(client, '/api/panel/consulta/exportar', { columnas: ['curp'] }),
    ]
    expect((await client.post(`/api/exportes/${dropped.id}/cancelar`, {})).status).toBe(200)
    await terminar(client, taken.id)
    expect((await bajar(client, taken.id)).body).toBe(seen.body)
    await client.delete('/api/sesion/ver-como')
  })
})

describe('the queue of exports', () => {
  it('has five of a person at most', async () => {
    const client = await signIn('admin')
    for (let n = 0; n < 5; n += 1) await pedir(client)
    const { status, body } = await client.post<Rechazo>(ENTIDADES, PEDIDO)
    expect([status, body.error]).toEqual([
      409,
      'Ya tienes 5 exportaciones en espera de su turno: espera a que termine una, o cancela alguna en «Mis exportaciones».',
    ])
    await pedir(await signIn('jefe'))
  })

  it('has five of a person at most, however many are asked for at once', async () => {
    ocupar()
    const client = await signIn('admin')
    const answers = await Promise.all(Array.from({ length: 12 }, () => client.post(ENTIDADES, PEDIDO)))
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7)
  })

  it('has two hundred at most, and says when to try again', async () => {
    const client = await signIn('admin')
    await inTransaction(() =>
      execute(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200)
         INSERT INTO trabajos (clase, titulo, datos, estado, usuario, creado_at, desde_at)
         SELECT 'exporte.preparar', 'Prueba', '{}', 'espera', 'x', $1, $1 FROM n`,
        [new Date().toISOString()],
      ),
    )
    ocupar()
    const { status, body, headers } = await client.post<Rechazo>(ENTIDADES, PEDIDO)
    expect([status, body.error, headers.get('retry-after')]).toEqual([
      429,
      'El portal tiene 200 exportaciones en espera de su turno y no recibe más por ahora. Vuelve a intentarlo en unos minutos.',
      '60',
    ])
  })
})

describe('the file of an export', () => {
  it('is there for a day; then it is destroyed', async () => {
    const client = await signIn('admin')
    const { id } = await pedir(client)
    await terminar(client, id)
    await stopTrabajos()
    expect(await olvidarExportes()).toBe(0)
    expect((await bajar(client, id)).status).toBe(200)

    const ayer = new Date(Date.now() - DIA_MS - 1_000).toISOString()
    await inTransaction(() => execute('UPDATE trabajos SET terminado_at = $1 WHERE id = $2', [ayer, id]))
    const late = await client.get<Rechazo>(`/api/exportes/${id}/archivo`)
    expect([late.status, late.body.error]).toEqual([
      410,
      'El archivo se conservó un día y ya no está: vuelve a exportar.',
    ])
    expect((await client.get<{ exportes: object[] }>('/api/exportes')).body.exportes).toEqual([])
    expect((await listFolder('exportes')).length).toBeGreaterThan(0)
    expect(await olvidarExportes(Date.now() + DIA_MS + 1_000)).toBeGreaterThan(0)
    expect(await listFolder('exportes')).toEqual([])
    expect((await bajar(client, id)).status).toBe(404)
    expect(await trabajo(id)).toBeNull()
  })
})
