import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import iconv from 'iconv-lite'
import { beforeAll, describe, expect, it } from 'vitest'
import { selectRow } from '#api/db/sql.ts'
import { portal } from './consola.ts'

let carpeta: string
beforeAll(async () => {
  carpeta = await mkdtemp(path.join(tmpdir(), 'calendario-'))
})

const archivo = async (nombre: string, texto: string): Promise<string> => {
  const ruta = path.join(carpeta, nombre)
  await writeFile(ruta, texto)
  return ruta
}
const tipoDe = async (fecha: string) =>
  (await selectRow<{ tipo: string }>('SELECT tipo FROM eventos WHERE fecha = $1', [fecha]))?.tipo ?? null

describe('portal calendario exportar', () => {
  it('writes a year that importar reads back without a change', async () => {
    const ruta = path.join(carpeta, '2027.csv')
    expect((await portal(['calendario', 'exportar', '2027', '--salida', ruta])).out).toBe(`Listo: 365 días en ${ruta}.`)
    expect((await readFile(ruta, 'utf8')).split('\r\n')[1]).toBe('2027-01-01,ASUETO,No laborable')
    expect((await portal(['calendario', 'importar', '2027', ruta, '--yes'])).out).toBe(
      'El calendario de 2027 ya estaba así: no hay nada que cambiar.',
    )
  })

  it('writes JSON on the screen', async () => {
    const { out } = await portal('calendario exportar 2027 --formato json')
    expect((JSON.parse(out) as unknown[])[0]).toEqual({ fecha: '2027-01-01', tipo: 'ASUETO' })
  })
})

describe('portal calendario importar', () => {
  it('shows the days and writes nothing when simulating, then writes them', async () => {
    const ruta = await archivo('sabado.csv', 'fecha,tipo\n2026-12-05,\n')
    const simulated = await portal(['calendario', 'importar', '2026', ruta, '--simular'])
    expect(simulated.out).toBe('2026-12-05 sábado     sin evento\n\nSimulación: cambiarían 1 día; no se escribió nada.')
    expect(await tipoDe('2026-12-05')).toBe('ASUETO')
    const { out } = await portal(['calendario', 'importar', '2026', ruta, '--yes'])
    expect(out).toContain('Listo: 1 borrados, 0 creados o actualizados en el calendario de 2026.')
    expect(await tipoDe('2026-12-05')).toBeNull()
  })

  const EXCEL = [
    ['Fecha', 'Tipo', 'Descripción'],
    ['12/12/2026', '', 'No laborable'],
    ['', '', ''],
    ['', '', ''],
  ]
  it.each([
    ['commas and Windows-1252', ',', 'windows-1252'],
    ['semicolons and UTF-8 with its mark', ';', 'utf8'],
    ['tabs and UTF-16', '\t', 'utf16le'],
  ] as const)('reads a year that Excel saved again with %s', async (_what, separador, codificacion) => {
    const texto = EXCEL.map((celdas) => celdas.join(separador)).join('\r\n')
    const ruta = path.join(carpeta, 'excel.csv')
    await writeFile(ruta, iconv.encode(texto, codificacion, { addBOM: codificacion !== 'windows-1252' }))
    const { out } = await portal(['calendario', 'importar', '2026', ruta, '--simular'])
    expect(out).toBe('2026-12-12 sábado     sin evento\n\nSimulación: cambiarían 1 día; no se escribió nada.')
  })

  it('imports nothing of a file that is no table, and says so', async () => {
    const ruta = path.join(carpeta, 'foto.csv')
    await writeFile(ruta, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]))
    const { code, err } = await portal(['calendario', 'importar', '2027', ruta, '--yes'])
    expect(code).toBe(1)
    expect(err).toContain('El archivo no es CSV ni XLSX.')
  })

  it('imports nothing of a file with a bad line, and names each', async () => {
    const ruta = await archivo('malo.csv', 'fecha,tipo\n2027-06-06,\n2027-02-30,PAGO\n2027-06-07,FIESTA\n')
    const { code, err } = await portal(['calendario', 'importar', '2027', ruta, '--yes'])
    expect(code).toBe(1)
    expect(err).toContain('Línea 3: «2027-02-30» no es un día que exista')
    expect(err).toContain('Línea 4: «FIESTA» no es un tipo')
    expect(await tipoDe('2027-06-06')).toBe('ASUETO')
  })

  it.each([
    ['sin-fecha.csv', 'fecha,tipo\n2027-06-06,\n,PAGO\n', 'Línea 3: llegó «,PAGO», sin fecha'],
    ['sin-tipo.json', '[{"fecha":"2027-06-06","tipo":""},{"fecha":"2027-06-12"}]', 'Línea 2: «tipo» no viene'],
  ])('imports nothing of %s, whose line lacks its day or its type', async (nombre, texto, told) => {
    const { code, err } = await portal(['calendario', 'importar', '2027', await archivo(nombre, texto), '--yes'])
    expect(code).toBe(1)
    expect(err).toContain(told)
    expect([await tipoDe('2027-06-06'), await tipoDe('2027-06-12')]).toEqual(['ASUETO', 'ASUETO'])
  })

  it('imports nothing that breaks a rule, and names the quincena', async () => {
    const ruta = await archivo('dos.json', '[{"fecha":"2027-02-02","tipo":"ARCHIVO_APLICACION"}]')
    const { code, err } = await portal(['calendario', 'importar', '2027', ruta, '--yes'])
    expect(code).toBe(1)
    expect(err).toContain('La quincena 3 (1–15 feb) tiene 2 días de Aplicación; debe tener exactamente uno.')
  })
})

describe('portal calendario validar', () => {
  it('ends with 0 for a year that keeps every rule, and with 1 naming what an empty one lacks', async () => {
    expect(await portal('calendario validar 2027')).toMatchObject({ code: 0 })
    const { code, err } = await portal('calendario validar 2040')
    expect(code).toBe(1)
    expect(err).toContain('La quincena 1 (1–15 ene) no tiene ningún día de Movimientos.')
  })
})

describe('portal calendario habilitar', () => {
  const args = ['calendario', 'habilitar', '--desde', '2027-01-09', '--hasta', '2027-01-10', '--motivo', 'Convenio']

  it('opens the capture for an entity by its name', async () => {
    const { code, out } = await portal([...args, '--entidad', 'Secretaría de Salud', '--yes'])
    expect(code).toBe(0)
    expect(out).toContain('Movimientos, 9 ene 2027 a 10 ene 2027, Secretaría de Salud.')
  })

  it.each([
    [['--entidad', 'Secretaría de Nada'], 'No hay una entidad que se llame «Secretaría de Nada».'],
    [['--hasta', '2027-01-01'], 'La fecha final es anterior a la inicial.'],
    [['--desde', '2027-02-30'], '«2027-02-30» no es un día que exista'],
  ])('refuses %j in words', async (wrong, message) => {
    const { code, err } = await portal([...args, ...wrong, '--yes'])
    expect(code).not.toBe(0)
    expect(err).toContain(message)
  })
})
