import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CargaSepomex } from '#domain/direcciones/carga-sepomex.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { defineTrabajosSepomex } from '#api/direcciones/sepomex/trabajo-sepomex.ts'
import { startTrabajos, stopTrabajos } from '#api/jobs/trabajos.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { waitUntil } from '#test/support/wait-until.ts'
import { filaSepomex, textoSepomex } from '#test/support/sepomex.ts'
import { fileForm } from '#test/support/upload.ts'

interface Rechazo {
  readonly error: string
  readonly codigo: string
}

let admin: Client
beforeAll(async () => {
  admin = await signIn('admin')
})
beforeEach(async () => {
  await execute(`UPDATE sepomex_cargas SET paso = 'descartada'`)
  defineTrabajosSepomex()
})
afterEach(() => stopTrabajos())

const subir = (bytes: Buffer) =>
  admin.upload<CargaSepomex & Rechazo>('/api/panel/sepomex', fileForm(bytes, 'CPdescarga.txt'))
const carga = async () => (await admin.get<{ carga: CargaSepomex | null }>('/api/panel/sepomex')).body.carga
const until = (estado: string) => waitUntil(async () => expect((await carga())?.estado).toBe(estado))
const acto = (id: number, what: string, body = {}) =>
  admin.post<CargaSepomex & Rechazo>(`/api/panel/sepomex/${id}/${what}`, body)
const colonias = async (estado: string) =>
  (await selectRow<{ n: number }>('SELECT COUNT(*) AS n FROM colonias WHERE clave LIKE $1', [`${estado}%`]))!.n

describe('a file of SEPOMEX on the screen of addresses', () => {
  it('is looked at, told state by state before anything is written, and applied when somebody says so', async () => {
    startTrabajos({ pollMs: 20 })
    const sent = await subir(
      textoSepomex([filaSepomex('20910', 'Peñón Ficticio', '7001'), filaSepomex('20911', 'Río Falso', '7002', '32')]),
    )
    expect([sent.status, sent.body.estado]).toEqual([201, 'revisando'])
    await until('revisada')
    const seen = await carga()
    expect(seen?.previsto.map(({ clave, filas, nuevas }) => [clave, filas, nuevas.cuantas, nuevas.primeras])).toEqual([
      ['01', 1, 1, ['Peñón Ficticio (20910)']],
      ['32', 1, 1, ['Río Falso (20911)']],
    ])
    expect(await colonias('01001-7001')).toBe(0)
    expect((await acto(sent.body.id, 'aplicar')).status).toBe(200)
    await until('aplicada')
    expect(await colonias('01001-7001')).toBe(1)
    expect((await carga())?.aplicado.map(({ nuevas }) => nuevas.cuantas)).toEqual([1, 1])
  })

  it.each([
    [
      'cut in the middle of a line',
      textoSepomex([filaSepomex('20910', 'Una', '7101'), '20913|Cortada|Colonia']),
      'Línea 4: trae 3 columnas; se esperaban 15.',
    ],
    [
      'with 16 columns',
      textoSepomex([`${filaSepomex('20910', 'Una', '7101')}|x`]),
      'Línea 3: trae 16 columnas; se esperaban 15.',
    ],
    [
      'in UTF-8',
      textoSepomex([filaSepomex('20910', 'Peñón', '7101')], 'utf8'),
      'Línea 1: el archivo está en UTF-8; se espera como se descarga (Windows-1252).',
    ],
    ['of another thing', Buffer.from('hola\nadios'.repeat(50)), 'Línea 1: no tiene el encabezado de CPdescarga.txt.'],
    ['of one endless line', Buffer.alloc(300_000, 'a'), 'Línea 1: trae más de 4000 caracteres: no es CPdescarga.txt.'],
  ])('%s is refused by its line, and the catalogue stays as it was', async (_what, bytes, problema) => {
    startTrabajos({ pollMs: 20 })
    const { body } = await subir(bytes)
    await until('rechazada')
    expect((await carga())?.problemas).toContain(problema)
    expect(await colonias('01001-7101')).toBe(0)
    expect((await acto(body.id, 'aplicar')).status).toBe(409)
    expect((await acto(body.id, 'descartar')).status).toBe(200)
    expect(await carga()).toBeNull()
  })

  it('is called by its name alone: no folder, nothing that turns the direction in which it is read', async () => {
    const form = fileForm(textoSepomex([filaSepomex('20910', 'Una', '7151')]), '../carpeta/CP\u202Etxt.exe.txt')
    const { status, body } = await admin.upload<CargaSepomex>('/api/panel/sepomex', form)
    expect([status, body.archivo]).toEqual([201, 'CPtxt.exe.txt'])
  })

  it('asks before it takes away a large part of a state: a file cut between lines, or of another year', async () => {
    startTrabajos({ pollMs: 20 })
    const many = Array.from({ length: 40 }, (_, i) => filaSepomex('20920', `Ficticia ${i}`, String(7200 + i), '31'))
    const first = await subir(textoSepomex(many))
    await until('revisada')
    await acto(first.body.id, 'aplicar')
    await until('aplicada')
    const second = await subir(textoSepomex(many.slice(0, 20)))
    await until('revisada')
    expect((await carga())?.previsto[0]).toMatchObject({ cortado: true, bajas: { cuantas: 20 } })
    const refused = await acto(second.body.id, 'aplicar')
    expect([refused.status, refused.body.codigo]).toEqual([409, 'parece_cortado'])
    expect(await colonias('31001-72')).toBe(40)
    await acto(second.body.id, 'aplicar', { aceptarBajas: true })
    await until('aplicada')
    expect(await colonias('31001-72')).toBe(20)
  })

  it('tells last year’s file by the newest settlements that it does not know, and those in use among them', async () => {
    startTrabajos({ pollMs: 20 })
    const before = Array.from({ length: 30 }, (_, i) => filaSepomex('20940', `De antes ${i}`, String(7400 + i), '29'))
    const since = [7500, 7501, 7502, 7503].map((id) => filaSepomex('20941', `De ahora ${id}`, String(id), '29'))
    const first = await subir(textoSepomex([...before, ...since]))
    await until('revisada')
    expect((await carga())?.avisos).toEqual([])
    await acto(first.body.id, 'aplicar')
    await until('aplicada')
    const used = await selectRow<{ id: number }>(`SELECT id FROM colonias WHERE clave = '29001-7501'`)
    await execute('INSERT INTO calles (colonia_id, nombre) VALUES ($1, $2)', [used!.id, 'Calle Ficticia'])
    // Last year's had one that was withdrawn since, and none of the four.
    const old = await subir(textoSepomex([...before, filaSepomex('20940', 'Retirada', '7399', '29')]))
    await until('revisada')
    const seen = await carga()
    expect(seen?.previsto[0]).toMatchObject({ cortado: false, conservadas: { cuantas: 1 } })
    expect(seen?.avisos).toEqual([
      'El archivo parece anterior al catálogo: no tiene 4 asentamientos de los más nuevos (De ahora 7500 (20941), De ahora 7501 (20941), De ahora 7502 (20941)) y no trae ninguno posterior. 1 de los que faltan está en domicilios.',
    ])
    const refused = await acto(old.body.id, 'aplicar')
    expect([refused.status, refused.body.codigo]).toEqual([409, 'parece_anterior'])
    expect(await colonias('29001-75')).toBe(4)
    await acto(old.body.id, 'descartar')
    // A later one brings its own newest, and may have withdrawn as many.
    const later = [7600, 7601, 7602, 7603, 7604].map((id) => filaSepomex('20942', `Posterior ${id}`, String(id), '29'))
    await subir(textoSepomex([...before, filaSepomex('20941', 'De ahora 7500', '7500', '29'), ...later]))
    await until('revisada')
    expect((await carga())?.avisos).toEqual([])
  })

  it('tells a file by the date of its first line when that is of last year', async () => {
    startTrabajos({ pollMs: 20 })
    const old = await subir(
      textoSepomex(
        [filaSepomex('20950', 'Con fecha', '7450', '28')],
        'latin1',
        'Actualizado el 15 de noviembre de 2025',
      ),
    )
    await until('revisada')
    expect((await carga())?.avisos).toEqual([
      'Línea 1: el archivo es del 15 de noviembre de 2025; se esperaba uno de los últimos seis meses.',
    ])
    expect((await acto(old.body.id, 'aplicar')).body.codigo).toBe('parece_anterior')
    expect(await colonias('28001-7450')).toBe(0)
    expect((await acto(old.body.id, 'aplicar', { aceptarBajas: true })).status).toBe(200)
    await until('aplicada')
  })

  it('stops when asked, keeps what it wrote, and goes on from there', async () => {
    const { id } = (await subir(textoSepomex([filaSepomex('20930', 'Detenida', '7301', '30')]))).body
    const other = await subir(textoSepomex([]))
    expect([other.status, other.body.codigo]).toEqual([409, 'en_curso'])
    expect((await acto(id, 'detener')).body.estado).toBe('detenida')
    expect((await acto(id, 'detener')).status).toBe(409)
    expect((await acto(id, 'reanudar')).body.estado).toBe('revisando')
    startTrabajos({ pollMs: 20 })
    await until('revisada')
    await stopTrabajos()
    await acto(id, 'aplicar')
    await acto(id, 'detener')
    expect((await carga())?.estado).toBe('detenida')
    await acto(id, 'reanudar')
    startTrabajos({ pollMs: 20 })
    await until('aplicada')
    expect(await colonias('30001-7301')).toBe(1)
  })

  it('takes no empty file, none above its size, and no load that there is not', async () => {
    expect((await subir(Buffer.alloc(0))).status).toBe(400)
    expect((await acto(999_999, 'aplicar')).status).toBe(404)
    const large = await subir(Buffer.alloc(65 * 1024 * 1024))
    expect([large.status, large.body.error]).toEqual([413, 'El archivo pesa más de 64 MB: no es CPdescarga.txt.'])
  })
})
