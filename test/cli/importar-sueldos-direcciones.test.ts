import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SimulacionCarga } from '#domain/cargas/carga.ts'
import { execute, selectRows } from '#api/db/sql.ts'
import { filaSepomex, textoSepomex } from '#test/support/sepomex.ts'
import { portal } from './consola.ts'

let carpeta: string
beforeAll(async () => {
  carpeta = await mkdtemp(path.join(tmpdir(), 'instituto-'))
})
beforeEach(async () => {
  for (const tabla of ['carga_renglones', 'cargas']) await execute(`DELETE FROM ${tabla}`)
  await execute(`DELETE FROM colonias WHERE clave <> ''`)
})

async function archivo(nombre: string, bytes: Uint8Array | string): Promise<string> {
  const ruta = path.join(carpeta, nombre)
  await writeFile(ruta, bytes)
  return ruta
}
const claves = async () =>
  (await selectRows<{ clave: string }>(`SELECT clave FROM colonias WHERE clave <> '' ORDER BY clave`)).map(
    ({ clave }) => clave,
  )

describe('portal importar direcciones', () => {
  const FILAS = ['9001', '9002', '9003'].map((id) => filaSepomex('20910', `Ficticia ${id}`, id))

  it('says what is new and writes nothing when simulating, then brings it in', async () => {
    const ruta = await archivo('CPdescarga.txt', textoSepomex(FILAS))
    const simulada = await portal(['importar', 'direcciones', ruta, '--simular'])
    expect(simulada.code).toBe(0)
    expect(simulada.out).toContain('CPdescarga.txt, Catálogo postal. Lista para cargar.')
    expect(simulada.out).toContain('3 asentamientos nuevos, 0 cambiados, 0 que ya no están')
    expect(simulada.out).toContain('Estado 01: 3 nuevos, 0 cambiados, 0 que ya no están')
    expect(simulada.out).toContain('Simulación: no se cargó nada.')
    expect(await claves()).toEqual([])
    const cargada = await portal(['importar', 'direcciones', ruta, '-y'])
    expect([cargada.code, cargada.out]).toEqual([
      0,
      expect.stringContaining('El catálogo de direcciones está al día.') as string,
    ])
    expect(await claves()).toEqual(['01001-9001', '01001-9002', '01001-9003'])
    expect((await portal(['importar', 'direcciones', ruta, '-y'])).out).toContain(
      'El catálogo ya está al día: el archivo no cambia nada.',
    )
  })

  it('stops before a file that looks old, and goes on with a reason', async () => {
    const viejo = textoSepomex(FILAS, 'latin1', 'Actualizado al 15/11/2025')
    const ruta = await archivo('viejo.txt', viejo)
    const sin = await portal(['importar', 'direcciones', ruta, '-y'])
    expect(sin.code).toBe(1)
    expect(sin.out).toContain('Línea 1: el archivo es del 15 de noviembre de 2025')
    expect(sin.err).toContain('escribe por qué se aplica de todos modos')
    expect(await claves()).toEqual([])
    const folio = /CRG-\d\d-\d{6}/.exec(sin.out)![0]
    const con = await portal(['importar', 'direcciones', ruta, '-y', '--reanudar', '--motivo', 'Acepto: es el último'])
    expect([con.code, con.out]).toEqual([0, expect.stringContaining(`${folio} quedó cargada.`) as string])
    expect((await claves()).length).toBe(3)
  })

  it('refuses a file with a bad line by its line, and is the administrator’s', async () => {
    const ruta = await archivo('malo.txt', textoSepomex([...FILAS, '20913|Cortada|Colonia']))
    const malo = await portal(['importar', 'direcciones', ruta, '-y'])
    expect(malo.code).toBe(1)
    expect(malo.err).toContain(
      'Renglón 6. Renglón: dice «3 columnas»; se esperaba 15 columnas, las del encabezado. C212',
    )
    expect(await claves()).toEqual([])
    const ajeno = await portal(['--como', 'auxiliar', 'importar', 'direcciones', ruta, '-y'])
    expect([ajeno.code, ajeno.err]).toEqual([1, expect.stringMatching(/plano|permiso/) as string])
  })
})

describe('portal importar sueldos', () => {
  it('shows what the rise does, and proposes it with its reason', async () => {
    const ruta = await archivo('tabulador.csv', 'Categoría,Sueldo\n60C,"80,000.00"\n')
    const simulada = await portal(['importar', 'sueldos', ruta, '--desde', '2226', '--simular', '--json'])
    expect(JSON.parse(simulada.out) as SimulacionCarga).toMatchObject({
      carga: { tipo: 'sueldos', asunto: { clave: '2226' } },
      aumento: { propuesta: null, revision: { categorias: [{ clave: '60C', despuesCentavos: 8_000_000 }] } },
    })
    const args = [
      '--como',
      'admin',
      'importar',
      'sueldos',
      ruta,
      '--desde',
      '2226',
      '-y',
      '--motivo',
      'Acuerdo 12/2026',
    ]
    const { code, out } = await portal(args)
    expect([code, out]).toEqual([0, expect.stringContaining('El aumento quedó propuesto') as string])
    expect(out).toContain('Hoy nadie cambia de sueldo: solo cambia el catálogo.')
    const propuestas = await selectRows(`SELECT accion, estado FROM propuestas WHERE estado = 'pendiente'`)
    expect(propuestas).toEqual([{ accion: 'aumento.dar', estado: 'pendiente' }])
    const folio = /CRG-\d\d-\d{6}/.exec(out)![0]
    expect((await portal(['importar', 'ver', folio])).out).toMatch(/El aumento es \S+: por autorizar\./)
  })

  it('asks from which quincena it holds, and refuses a file by row', async () => {
    const ruta = await archivo('malo.csv', 'Categoría,Sueldo\n99Z,1\n60C,1\n')
    const sin = await portal(['importar', 'sueldos', ruta, '-y'])
    expect([sin.code, sin.err]).toEqual([2, expect.stringContaining('--desde') as string])
    const malo = await portal(['importar', 'sueldos', ruta, '--desde', '2226', '-y'])
    expect(malo.code).toBe(1)
    expect(malo.err).toContain('Renglón 2. Categoría: dice «99Z»')
    expect(malo.err).toContain('C464')
  })
})
