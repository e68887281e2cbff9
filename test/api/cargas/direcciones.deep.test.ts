import { readFile } from 'node:fs/promises'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DetalleCarga } from '#domain/cargas/carga.ts'
import { loadCarga } from '#api/cargas/carga-row.ts'
import { defineTrabajosCargas } from '#api/cargas/marcha/trabajo-carga.ts'
import { prepararCarga } from '#api/cargas/preparar-carga.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { startTrabajos, stopTrabajos } from '#api/jobs/trabajos.ts'
import { loadActor } from '#api/usuarios/load-actor.ts'
import { cargarLeida, hallazgosDe, leerDelInstituto, verCarga } from '#test/support/cargas/carga-del-instituto.ts'
import { zipOf } from '#test/support/hostil/zip-file.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { filaSepomex, textoSepomex } from '#test/support/sepomex.ts'
import { fileForm } from '#test/support/upload.ts'
import { waitUntil } from '#test/support/wait-until.ts'

/** A file that passed through Windows, from a public report. */
const CASO = 'test/fixtures/casos/14-sepomex-1252'

let admin: Client
beforeAll(async () => {
  admin = await signIn('admin')
})
beforeEach(async () => {
  for (const tabla of ['carga_renglones', 'cargas']) await execute(`DELETE FROM ${tabla}`)
  await execute(`DELETE FROM calles WHERE nombre = 'Calle Ficticia'`)
  await execute(`DELETE FROM colonias WHERE clave <> ''`)
})
afterEach(() => stopTrabajos())

const leer = (bytes: Buffer, nombre = 'CPdescarga.txt') =>
  leerDelInstituto(admin, bytes, nombre, { tipo: 'direcciones' })
async function cargar(filas: readonly string[], motivo = ''): Promise<DetalleCarga> {
  const { folio } = await leer(textoSepomex(filas))
  return (await cargarLeida(admin, folio, motivo)).detalle
}
const claves = async () =>
  (await selectRows<{ clave: string }>(`SELECT clave FROM colonias WHERE clave <> '' ORDER BY clave`)).map(
    ({ clave }) => clave,
  )

describe('a load of the postal catalogue', () => {
  it('shows what it changes state by state before anything is written, and one person loads it', async () => {
    defineTrabajosCargas()
    startTrabajos({ pollMs: 20 })
    const antes = await selectRow<{ ultimo: number }>('SELECT MAX(id) AS ultimo FROM bitacora')
    const archivo = textoSepomex([
      filaSepomex('20910', 'Peñón Ficticio', '7001'),
      filaSepomex('20911', 'Río Falso', '7002', '32'),
    ])
    // Its layout is recognised, whatever else this person loads.
    const enviada = await admin.upload<DetalleCarga>('/api/cargas', fileForm(archivo, 'CPdescarga.txt'))
    const { folio, tipo, plano } = enviada.body.carga
    expect([enviada.status, tipo, plano]).toEqual([201, 'direcciones', 'SEPOMEX-TXT'])
    await waitUntil(async () => expect((await verCarga(admin, folio)).carga.estado).toBe('revisada'))
    const revisada = await verCarga(admin, folio)
    expect(revisada).toMatchObject({
      entran: 2,
      pideMotivo: false,
      acciones: ['cargar', 'releer', 'original', 'descartar'],
    })
    expect(
      revisada.direcciones?.estados.map(({ clave, filas, nuevas }) => [clave, filas, nuevas.cuantas, nuevas.primeras]),
    ).toEqual([
      ['01', 1, 1, ['Peñón Ficticio (20910)']],
      ['32', 1, 1, ['Río Falso (20911)']],
    ])
    expect([revisada.direcciones?.avisos, await claves()]).toEqual([[], []])
    expect((await admin.post(`/api/cargas/${folio}/cargar`, { version: revisada.version })).status).toBe(202)
    await waitUntil(async () => expect((await verCarga(admin, folio)).carga.estado).toBe('aplicada'))
    expect(await claves()).toEqual(['01001-7001', '32001-7002'])
    const aplicada = await verCarga(admin, folio)
    expect(aplicada.direcciones?.estados.map(({ nuevas }) => nuevas.cuantas)).toEqual([1, 1])
    expect(aplicada.acciones).toEqual(['original'])
    const actos = await selectRows<{ id: string }>(
      `SELECT objeto_id AS id FROM bitacora WHERE acto = 'direcciones.importar' AND id > $1 ORDER BY objeto_id`,
      [antes?.ultimo ?? 0],
    )
    expect(actos.map(({ id }) => id)).toEqual(['01', '32'])
  })

  it('renames, moves and takes away, and keeps what an address uses (dialect)', async () => {
    await cargar([
      filaSepomex('20910', 'Peñón Ficticio', '9001'),
      filaSepomex('20910', 'Jardín Inventado', '9002'),
      filaSepomex('20911', 'Río Imaginario', '9003'),
    ])
    const { id } = (await selectRow<{ id: number }>(`SELECT id FROM colonias WHERE clave = '01001-9003'`))!
    await execute('INSERT INTO calles (colonia_id, nombre) VALUES ($1, $2)', [id, 'Calle Ficticia'])
    const { carga, direcciones } = await cargar([filaSepomex('20912', 'Peñón Renombrado', '9001')])
    expect(carga.estado).toBe('aplicada')
    expect(direcciones?.estados[0]).toMatchObject({
      ...{ nuevas: { cuantas: 0 }, cambiadas: { cuantas: 1 }, bajas: { cuantas: 1 } },
      conservadas: { cuantas: 1, primeras: ['Río Imaginario (20911)'] },
    })
    const colonias = await selectRows(
      `SELECT o.clave, o.nombre, c.codigo FROM colonias o JOIN codigos_postales c ON c.id = o.cp_id WHERE o.clave <> '' ORDER BY o.clave`,
    )
    expect(colonias).toEqual([
      { clave: '01001-9001', nombre: 'Peñón Renombrado', codigo: '20912' },
      { clave: '01001-9003', nombre: 'Río Imaginario', codigo: '20911' },
    ])
  })

  it('loads the same file again: it changes nothing, or gives back what somebody changed', async () => {
    const filas = [filaSepomex('20910', 'Una', '7001')]
    await cargar(filas)
    await execute(`UPDATE colonias SET nombre = 'Otra' WHERE clave = '01001-7001'`)
    expect((await cargar(filas)).direcciones?.estados[0]).toMatchObject({ cambiadas: { cuantas: 1 } })
    expect((await cargar(filas)).direcciones?.estados[0]).toMatchObject({
      nuevas: { cuantas: 0 },
      cambiadas: { cuantas: 0 },
    })
  })

  it.each(['CPdescarga.txt', 'CPdescargatxt.zip'])(
    'reads %s as Windows wrote it, with the type of each',
    async (nombre) => {
      const { folio, detalle } = await leer(await readFile(`${CASO}/${nombre}`), nombre)
      expect(detalle.carga).toMatchObject({ archivo: 'CPdescarga.txt', estado: 'revisada' })
      await cargarLeida(admin, folio)
      const rows = await selectRows<{ nombre: string; tipo: string }>(
        "SELECT nombre, tipo FROM colonias WHERE nombre LIKE 'Lomas%' OR nombre LIKE 'Los E%' ORDER BY clave",
      )
      expect(rows.filter(({ tipo }) => tipo !== '')).toEqual([
        { nombre: 'Los Ejemplos', tipo: 'Colonia' },
        { nombre: 'Los Ejemplos', tipo: 'Fraccionamiento' },
        { nombre: 'Lomas de D’Amico – Etapa “II”', tipo: 'Colonia' },
      ])
    },
  )

  it('reads a text that was saved as UTF-8, and quotes as letters', async () => {
    const filas = [filaSepomex('20910', '"El Peñón" Ficticio', '7001')]
    const { folio } = await leer(textoSepomex(filas, 'utf8'))
    await cargarLeida(admin, folio)
    expect(await selectRows(`SELECT nombre FROM colonias WHERE clave = '01001-7001'`)).toEqual([
      { nombre: '"El Peñón" Ficticio' },
    ])
  })
})

describe('a file of the postal catalogue with a fault', () => {
  const buena = filaSepomex('20910', 'Una', '7101')

  it('is refused whole, by the line of each fault, and comes back to be corrected', async () => {
    const { folio, detalle } = await leer(
      textoSepomex([
        buena,
        '20913|Cortada|Colonia',
        `${filaSepomex('20910', 'De más', '7102')}|x`,
        filaSepomex('2091', 'Sin cero', '7103'),
        filaSepomex('20910', '', '7104'),
        filaSepomex('20911', 'Repetida', '7101'),
      ]),
    )
    expect(detalle.carga).toMatchObject({
      estado: 'rechazada',
      rechazo: 'Hay 5 renglones con faltas: este archivo entra completo o no entra.',
    })
    expect(await hallazgosDe(admin, folio)).toEqual([
      [4, 'C212', '3 columnas'],
      [5, 'C212', '16 columnas'],
      [6, 'C471', '2091'],
      [7, 'C205', ''],
      [8, 'C473', 'ya está en el renglón 3'],
    ])
    expect(await claves()).toEqual([])
    const malos = (await admin.bytes(`/api/cargas/${folio}/malos`)).bytes.toString('latin1').split('\r\n')
    expect(malos[2]).toBe(`${buena}||`)
    // The same file, with its lines corrected.
    const corregido = [...malos.slice(0, 3), ''].join('\r\n')
    const otra = await leer(Buffer.from(corregido, 'latin1'), 'CPdescarga-rechazados.txt')
    expect(otra.detalle).toMatchObject({ entran: 1, corrige: folio, carga: { estado: 'revisada' } })
  })

  it.each([
    ['of another thing', Buffer.from('hola\nadios\n'.repeat(50)), 'Faltan columnas en el archivo', 'C103'],
    ['of one endless line', Buffer.alloc(300_000, 'a'), 'demasiado largo', 'C110'],
    ['without a settlement', textoSepomex([]), 'El archivo no tiene ningún renglón de datos.', 'C101'],
  ])('%s is refused in one sentence', async (_que, bytes, texto, codigo) => {
    const { detalle } = await leer(bytes)
    expect(detalle.carga.rechazo).toContain(texto)
    expect(detalle.carga.rechazo).toContain(codigo)
  })

  it.each([
    ['that unpacks to more than it says', { claims: 10 }],
    ['with a password', { isEncrypted: true }],
    ['packed in a way that nobody knows', { method: 99 }],
  ])('a ZIP %s is refused in one sentence', async (_que, falta) => {
    const zip = zipOf([{ name: 'CPdescarga.txt', bytes: textoSepomex([buena]), ...falta }])
    const { status, detalle } = await leer(zip, 'CPdescargatxt.zip')
    expect([status, detalle]).toMatchObject([422, { error: expect.stringContaining('El ZIP está dañado') as string }])
  })

  it('a ZIP without the catalogue is refused, and so is an empty file', async () => {
    const { detalle } = await leer(await readFile(`${CASO}/sin-catalogo.zip`), 'sin-catalogo.zip')
    expect(detalle.carga).toMatchObject({ estado: 'rechazada', rechazo: expect.stringMatching(/C1\d\d/) as string })
    expect((await leer(Buffer.alloc(0))).status).toBe(400)
  })
})

describe('a file of the postal catalogue that looks cut or old', () => {
  const de = (estado: string, desde: number, cuantas: number) =>
    Array.from({ length: cuantas }, (_, i) => filaSepomex('20920', `Ficticia ${desde + i}`, String(desde + i), estado))

  it('is applied only with a reason: a state loses a large part', async () => {
    const many = de('31', 7200, 40)
    await cargar(many)
    const { folio, detalle } = await leer(textoSepomex(many.slice(0, 20)))
    expect(detalle).toMatchObject({
      pideMotivo: true,
      direcciones: { estados: [{ cortado: true, bajas: { cuantas: 20 } }] },
    })
    expect(detalle.direcciones?.avisos).toEqual([
      'El archivo parece cortado o de otro año: en Estado 31 faltan 20 asentamientos de los que hay.',
      expect.stringContaining('El archivo parece anterior al catálogo: no tiene 20 asentamientos') as string,
    ])
    const sin = await cargarLeida(admin, folio)
    expect([sin.status, sin.campos]).toEqual([
      422,
      { motivo: 'El archivo parece cortado o anterior: escribe por qué se aplica de todos modos.' },
    ])
    expect((await claves()).length).toBe(40)
    const con = await cargarLeida(admin, folio, 'Acepto: SEPOMEX retiró esos asentamientos')
    expect([con.status, con.detalle.carga.estado, con.detalle.carga.motivo]).toEqual([
      200,
      'aplicada',
      'Acepto: SEPOMEX retiró esos asentamientos',
    ])
    expect((await claves()).length).toBe(20)
  })

  it('is told by the newest settlements that it does not know, and by the date before its titles', async () => {
    const before = de('29', 7400, 30)
    await cargar([...before, ...de('29', 7500, 4)])
    const viejo = await leer(textoSepomex([...before, filaSepomex('20940', 'Retirada', '7399', '29')]))
    expect(viejo.detalle.direcciones?.avisos).toEqual([
      expect.stringContaining(
        'El archivo parece anterior al catálogo: no tiene 4 asentamientos de los más nuevos',
      ) as string,
    ])
    const posterior = await leer(textoSepomex([...before, ...de('29', 7500, 1), ...de('29', 7600, 5)]))
    expect(posterior.detalle).toMatchObject({ pideMotivo: false, direcciones: { avisos: [] } })
    const fechado = await leer(
      textoSepomex(
        [filaSepomex('20950', 'Con fecha', '7450', '28')],
        'latin1',
        'Actualizado el 15 de noviembre de 2025',
      ),
    )
    expect(fechado.detalle.direcciones?.avisos).toEqual([
      'Línea 1: el archivo es del 15 de noviembre de 2025; se esperaba uno de los últimos seis meses.',
    ])
  })
})

describe('applying the postal catalogue', () => {
  const dos = [filaSepomex('20910', 'Una', '7001'), filaSepomex('20911', 'Dos', '7002', '32')]

  it('cut between two states goes on with those that are missing, and ends the same (dialect)', async () => {
    const { folio } = await leer(textoSepomex(dos))
    const carga = await loadCarga(Number(folio.slice(-6)))
    const actor = (await loadActor(carga.creadaPor ?? 0, { medio: 'api', direccion: 'prueba' }))!
    const alto = new AbortController()
    const cortada = prepararCarga(actor, folio, '', { signal: alto.signal, onPaso: () => alto.abort() })
    await expect(cortada).rejects.toThrow()
    expect(await claves()).toEqual(['01001-7001'])
    // The steps ran without their jobs, of which the last one was only left.
    expect((await admin.post(`/api/cargas/${folio}/detener`, {})).status).toBe(200)
    expect(await verCarga(admin, folio)).toMatchObject({
      carga: { estado: 'aplicando' },
      paso: { paso: 'cargar', estado: 'detenido' },
      acciones: ['reanudar', 'original'],
    })
    defineTrabajosCargas()
    startTrabajos({ pollMs: 20 })
    expect((await admin.post(`/api/cargas/${folio}/reanudar`, {})).status).toBe(202)
    await waitUntil(async () => expect((await verCarga(admin, folio)).carga.estado).toBe('aplicada'))
    expect(await claves()).toEqual(['01001-7001', '32001-7002'])
    const { direcciones } = await verCarga(admin, folio)
    expect(direcciones?.estados.map(({ clave, nuevas }) => [clave, nuevas.cuantas])).toEqual([
      ['01', 1],
      ['32', 1],
    ])
  })

  it('of a catalogue that changed since the simulation shows it anew first', async () => {
    const { folio } = await leer(textoSepomex(dos))
    const otra = await leer(textoSepomex(dos.slice(0, 1)))
    await cargarLeida(admin, otra.folio)
    const cargada = await cargarLeida(admin, folio)
    expect(cargada).toMatchObject({
      codigo: 'veredictos',
      detalle: { carga: { estado: 'revisada', aviso: expect.stringContaining('cambió el catálogo') as string } },
    })
    expect(cargada.detalle.direcciones?.estados.map(({ nuevas }) => nuevas.cuantas)).toEqual([0, 1])
    expect((await cargarLeida(admin, folio)).detalle.carga.estado).toBe('aplicada')
  })

  it('is not undone, and is for who administers the addresses', async () => {
    const { carga } = await cargar(dos)
    const { status, body } = await admin.post<{ codigo: string }>(`/api/cargas/${carga.folio}/deshacer`, {
      motivo: 'x',
    })
    expect([status, body.codigo]).toEqual([409, 'sin_deshacer'])
    for (const usuario of ['auxiliar', 'ventanilla1']) {
      const quien = await signIn(usuario)
      expect((await quien.get(`/api/cargas/${carga.folio}`)).status).toBe(404)
      const enviada = await quien.upload('/api/cargas', fileForm(textoSepomex(dos), 'CP.txt', { tipo: 'direcciones' }))
      expect(enviada.status).toBe(422)
    }
  })
})
