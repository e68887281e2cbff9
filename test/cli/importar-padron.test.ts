import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PuestaEnMarcha } from '#domain/cargas/puesta-en-marcha/puesta-en-marcha.ts'
import { plainDate } from '#domain/plain-date.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { generarPadron } from '#test/support/cargas/padron/generar-padron.ts'
import { portal } from './consola.ts'

let carpeta: string
beforeAll(async () => {
  carpeta = await mkdtemp(path.join(tmpdir(), 'padron-'))
})
beforeEach(async () => {
  for (const tabla of ['carga_renglones', 'cargas']) await execute(`DELETE FROM ${tabla}`)
})

async function archivo(): Promise<string> {
  const { lineas } = generarPadron({
    ...{ semilla: 7, personas: 3, renglones: 2, unidades: ['01-01-01-01'], ultimo: plainDate(2026, 1, 1) },
    categorias: [['10A', 1_019_159]],
  })
  const ruta = path.join(carpeta, 'padron.csv')
  await writeFile(ruta, lineas.join('\n'))
  return ruta
}

describe('portal importar padron', () => {
  it('says who would enter, and leaves the load for a jefe', async () => {
    const ruta = await archivo()
    const simulada = await portal(['--como', 'auxiliar', 'importar', 'padron', ruta, '--entidad', '01-01', '--simular'])
    expect(simulada.code).toBe(0)
    expect(simulada.out).toContain('Padrón inicial, Secretaría de Salud')
    expect(simulada.out).toContain('Personas: 3')
    expect(simulada.out).toContain('Simulación: no se cargó nada.')
    const cargada = await portal(['--como', 'auxiliar', 'importar', 'padron', ruta, '--entidad', '01-01', '-y'])
    expect(cargada.out).toContain('un jefe de departamento la autoriza en «Por autorizar».')
    const row = await selectRow<{ n: number }>('SELECT CAST(COUNT(*) AS INTEGER) AS n FROM afiliados')
    expect(row?.n).toBe(0)
  })

  it('is a wrong use without the key of an entity', async () => {
    const ruta = await archivo()
    expect((await portal(['--como', 'auxiliar', 'importar', 'padron', ruta])).code).toBe(2)
    const otra = await portal(['--como', 'auxiliar', 'importar', 'padron', ruta, '--entidad', '99-99'])
    expect([otra.code, otra.err]).toEqual([2, expect.stringContaining('Elige la entidad de estas personas.') as string])
  })
})

describe('portal importar estado', () => {
  it('lists what is loaded in order, and the figures of each entity', async () => {
    const { code, out } = await portal(['importar', 'estado'])
    expect(code).toBe(0)
    expect(out).toMatch(/1\. \[listo\] Estructura orgánica: \d+ entidades, \d+ áreas\./)
    expect(out).toContain('7. [falta] Padrón inicial de cada entidad: 0 de')
    expect(out).toContain('01-01 Secretaría de Salud: 0 personas, sueldo mensual $0.00')
    const { pasos, totales } = JSON.parse((await portal(['importar', 'estado', '--json'])).out) as PuestaEnMarcha
    expect(pasos.map(({ id }) => id)).toEqual([
      ...['estructura', 'categorias', 'calendario', 'parametros', 'usuarios', 'direcciones', 'padron'],
    ])
    expect(totales).toEqual({ personas: 0, porSituacion: {}, sueldosCentavos: 0 })
  })

  it('is not for whoever neither administers nor approves', async () => {
    expect((await portal(['--como', 'auxiliar', 'importar', 'estado'])).code).not.toBe(0)
  })
})
