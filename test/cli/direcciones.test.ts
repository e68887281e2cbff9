import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { portal } from './consola.ts'

// The layout is SEPOMEX's; the rows are invented.
const AVISO = 'El Catálogo Nacional de Códigos Postales es inventado para esta prueba.'
const ENCABEZADO =
  'd_codigo|d_asenta|d_tipo_asenta|D_mnpio|d_estado|d_ciudad|d_CP|c_estado|c_oficina|c_CP|c_tipo_asenta|c_mnpio|id_asenta_cpcons|d_zona|c_cve_ciudad'
const fila = (codigo: string, colonia: string, id: string) =>
  `${codigo}|${colonia}|Colonia|Aguascalientes|Aguascalientes|Aguascalientes|20001|01|20001||09|001|${id}|Urbano|01`

const FILAS = [
  fila('20910', 'Peñón Ficticio', '9001'),
  fila('20910', 'Jardín Inventado', '9002'),
  fila('20911', 'Río Imaginario', '9003'),
]

/** A file that passed through Windows, from a public report. */
const CASO = 'test/fixtures/casos/14-sepomex-1252'

let carpeta: string
beforeAll(async () => {
  carpeta = await mkdtemp(path.join(tmpdir(), 'sepomex-'))
})

/** Each test starts without what another one imported. */
beforeEach(async () => {
  await execute(`DELETE FROM calles WHERE nombre = 'Calle Ficticia'`)
  await execute(`DELETE FROM colonias WHERE clave LIKE '01001-%'`)
})

const archivo = async (nombre: string, filas: readonly string[], encoding: 'latin1' | 'utf8' = 'latin1') => {
  const ruta = path.join(carpeta, nombre)
  await writeFile(ruta, Buffer.from([AVISO, ENCABEZADO, ...filas, ''].join('\r\n'), encoding))
  return ruta
}
const importar = (ruta: string, ...args: string[]) => portal(['direcciones', 'importar', ruta, ...args])
const colonia = (clave: string) =>
  selectRow<{ nombre: string; codigo: string }>(
    'SELECT o.nombre, c.codigo FROM colonias o JOIN codigos_postales c ON c.id = o.cp_id WHERE o.clave = $1',
    [clave],
  )
const total = async () => (await selectRow<{ n: number }>('SELECT COUNT(*) AS n FROM colonias'))!.n

describe('portal direcciones importar', () => {
  it('says what is new and writes nothing when simulating, then brings it in with its accents, once', async () => {
    const ruta = await archivo('uno.txt', FILAS)
    const before = await total()
    const simulated = await importar(ruta, '--simular')
    expect(simulated.out).toContain('3 asentamientos de 1 estados.')
    expect(simulated.out).toContain('3 nuevos, 0 cambiados, 0 que ya no están')
    expect(await total()).toBe(before)
    expect((await importar(ruta, '--yes')).out).toContain('Listo: el catálogo está al día.')
    expect(await colonia('01001-9001')).toEqual({ nombre: 'Peñón Ficticio', codigo: '20910' })
    expect(await total()).toBe(before + 3)
    expect((await importar(ruta, '--yes')).out).toContain('no hay nada que cambiar')
  })

  it('renames, moves and takes away, and keeps what a person’s address uses', async () => {
    await importar(await archivo('base.txt', FILAS), '--yes')
    const { id } = (await selectRow<{ id: number }>(`SELECT id FROM colonias WHERE clave = '01001-9003'`))!
    await execute('INSERT INTO calles (colonia_id, nombre) VALUES ($1, $2)', [id, 'Calle Ficticia'])
    const next = await archivo('dos.txt', [fila('20912', 'Peñón Renombrado', '9001')])
    const { out } = await importar(next, '--yes')
    expect(out).toContain('0 nuevos, 1 cambiados, 1 que ya no están; 1 ya no están pero se conservan porque se usan.')
    expect(await colonia('01001-9001')).toEqual({ nombre: 'Peñón Renombrado', codigo: '20912' })
    expect(await colonia('01001-9002')).toBeNull()
    expect((await colonia('01001-9003'))?.nombre).toBe('Río Imaginario')
  })

  it.each([
    [
      'cut in the middle of a line',
      [...FILAS, '20913|Cortada|Colonia|Agua'],
      'Línea 6: trae 4 columnas; se esperaban 15.',
    ],
    ['with 16 columns', [`${FILAS[0]!}|de más`], 'Línea 3: trae 16 columnas; se esperaban 15.'],
    [
      'with a code that is none',
      [fila('2091', 'Corta', '9009')],
      'Línea 3: el código postal «2091» no tiene cinco dígitos.',
    ],
  ])('refuses a file %s, by its line, and leaves the catalogue as it was', async (_what, filas, message) => {
    const before = await total()
    const { code, err } = await importar(await archivo('malo.txt', filas), '--yes')
    expect(code).toBe(1)
    expect(err).toContain(message)
    expect(await total()).toBe(before)
  })

  it('refuses a file in UTF-8, and one that is another thing', async () => {
    const utf8 = await importar(await archivo('utf8.txt', FILAS, 'utf8'), '--yes')
    expect(utf8.err).toContain('el archivo está en UTF-8; se espera como se descarga')
    const otra = path.join(carpeta, 'otra.txt')
    await writeFile(otra, 'hola')
    expect((await importar(otra, '--yes')).err).toContain('Línea 1: no tiene el encabezado de CPdescarga.txt.')
    expect((await importar(path.join(carpeta, 'nada.txt'), '--yes')).err).toContain('No existe el archivo')
  })

  it.each(['CPdescarga.txt', 'CPdescargatxt.zip'])(
    'reads %s as Windows wrote it, with the type of each settlement',
    async (nombre) => {
      await execute("DELETE FROM colonias WHERE clave LIKE '32056-%'")
      const { code, err } = await importar(path.join(CASO, nombre), '--yes', '--aceptar-bajas')
      expect([code, err]).toEqual([0, expect.any(String)])
      const rows = await selectRows<{ nombre: string; tipo: string }>(
        "SELECT nombre, tipo FROM colonias WHERE clave LIKE '32056-%' AND (nombre LIKE 'Lomas%' OR nombre LIKE 'Los E%') ORDER BY clave",
      )
      expect(rows).toEqual([
        { nombre: 'Los Ejemplos', tipo: 'Colonia' },
        { nombre: 'Los Ejemplos', tipo: 'Fraccionamiento' },
        { nombre: 'Lomas de D’Amico – Etapa “II”', tipo: 'Colonia' },
      ])
    },
  )

  it('refuses a ZIP without the catalogue', async () => {
    const { code, err } = await importar(path.join(CASO, 'sin-catalogo.zip'), '--yes')
    expect(code).toBe(1)
    expect(err).toContain('El ZIP no trae CPdescarga.txt.')
  })

  it('stops before a file that lacks a large part of a state: cut between lines, or of another year', async () => {
    const many = Array.from({ length: 40 }, (_, i) => fila('20920', `Ficticia ${i}`, String(8000 + i)))
    await importar(await archivo('lleno.txt', many), '--yes', '--aceptar-bajas')
    const before = await total()
    const half = await archivo('medio.txt', many.slice(0, 20))
    const { code, err } = await importar(half, '--yes')
    expect(code).toBe(1)
    expect(err).toContain('El archivo parece cortado o de otro año: en Aguascalientes faltan')
    expect(await total()).toBe(before)
  })

  it('stops before a file of another year, by its first line, and goes on when told to', async () => {
    const ruta = path.join(carpeta, 'viejo.txt')
    const filas = [fila('20930', 'De Otro Año', '9050')]
    await writeFile(ruta, Buffer.from(['Actualizado al 15/11/2025', ENCABEZADO, ...filas, ''].join('\r\n'), 'latin1'))
    const { code, err } = await importar(ruta, '--yes')
    expect(code).toBe(1)
    expect(err).toContain('Línea 1: el archivo es del 15 de noviembre de 2025')
    expect(await colonia('01001-9050')).toBeNull()
    expect((await importar(ruta, '--yes', '--aceptar-bajas')).out).toContain('Listo: el catálogo está al día.')
  })

  it('is the administrator’s', async () => {
    const ruta = await archivo('uno.txt', FILAS)
    expect(await portal(['--como', 'auxiliar', 'direcciones', 'importar', ruta, '--yes'])).toMatchObject({
      code: 1,
      err: 'No tienes permiso para esta acción.',
    })
  })
})
