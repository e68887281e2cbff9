import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SimulacionCarga } from '#domain/cargas/carga.ts'
import { CODIGOS_CARGA } from '#domain/cargas/codigos.ts'
import { execute, selectRows } from '#api/db/sql.ts'
import { cerrarDosQuincenas, referenciaDe } from '#test/support/dinero/quincena-cerrada.ts'
import { decidirBanco, TABLAS_BANCO, textoDeBanco } from '#test/support/dinero/respuesta-banco.ts'
import { DEMO_PASSWORD } from '#test/support/demo-password.ts'
import { portal } from './consola.ts'

const DESCONOCIDA = '810322264803653'
let folder: string
let ref22: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pagos-'))
  ref22 = await referenciaDe((await cerrarDosQuincenas()).cierre22)
})
beforeEach(async () => {
  for (const tabla of TABLAS_BANCO) await execute(`DELETE FROM ${tabla}`)
  await execute(`UPDATE lineas_pago SET emitida = '2026-11-01'`)
})

type Renglones = Parameters<typeof textoDeBanco>[0]

async function archivo(renglones: Renglones): Promise<string> {
  const ruta = path.join(folder, 'banco.csv')
  await writeFile(ruta, textoDeBanco(renglones))
  return ruta
}

const pagos = () => selectRows('SELECT operacion, resultado FROM pagos ORDER BY operacion')

const dos = (): Renglones => [
  [ref22, '400.00', '2026-11-19', 'A1'],
  [DESCONOCIDA, '75.00', '2026-11-19', 'A2'],
]

describe('portal importar of payments', () => {
  it('needs neither layout, entity nor quincena; the payments count once another person authorises them', async () => {
    const { code, out, err } = await portal(['importar', await archivo(dos()), '-y'])
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('banco.csv, Pagos del banco. Lista para cargar.')
    expect(out).toContain('2 pagos por $475.00: 1 Parcial, 1 Referencia desconocida.')
    expect(out).toContain('1 pago por identificar, sin abonarse a nadie:')
    expect(out).toContain('A2, $75.00, referencia 8103 2226 4803 653. Ninguna línea tiene esa referencia.')
    const folio = /CRG-\d\d-\d{6}/.exec(out)![0]
    expect(out).toContain(`${folio} quedó por aprobar: otra persona que carga pagos la autoriza en «Por autorizar».`)
    expect(await pagos()).toEqual([])
    expect((await decidirBanco(folio, 'tesoreria', 'autorizar')).status).toBe(200)
    expect(await pagos()).toEqual([
      { operacion: 'A1', resultado: 'parcial' },
      { operacion: 'A2', resultado: 'desconocido' },
    ])
    const lista = await portal(['importar', 'lista'])
    expect(lista.out).toContain(`${folio}  Cargada  Pagos del banco: banco.csv (2 de 2 renglones)`)
    expect((await portal(['importar', 'ver', folio])).out).toContain('2 pagos por $475.00')
    const deshacer = await portal(['--como', 'auxiliar', 'importar', 'deshacer', folio, '--motivo', 'x'], true, [
      DEMO_PASSWORD,
    ])
    expect([deshacer.code, deshacer.err]).toEqual([1, expect.stringContaining('no se deshace completa') as string])
  })

  it('simulates without storing anything', async () => {
    const { code, out } = await portal(['importar', await archivo(dos()), '--plano', 'PAG-CSV', '--simular', '--json'])
    expect(code).toBe(0)
    expect(JSON.parse(out) as SimulacionCarga).toMatchObject({
      carga: { tipo: 'pagos', entidad: '', quincena: '' },
      pagos: { pagos: 2, totalCentavos: 47_500 },
    })
    expect([await pagos(), await selectRows('SELECT id FROM respuestas_banco')]).toEqual([[], []])
  })

  it('refuses a file with one bad row whole, names every fault by its line, and writes the file to correct', async () => {
    const malos = path.join(folder, 'malos.csv')
    const ruta = await archivo([...dos(), ['REF', '1.00', '2026-11-30', 'A3']])
    const { code, err } = await portal(['importar', ruta, '-y', '--malos', malos])
    expect(code).toBe(1)
    expect(err).toContain('Hay 1 renglón con faltas: este archivo entra completo o no entra.')
    expect(err).toContain(
      'Renglón 4. Referencia: dice «REF»; se esperaba de 8 a 40 dígitos, sin espacios ni letras. C421',
    )
    expect(err).toContain('Renglón 4. Fecha: dice «2026-11-30»;')
    expect((await readFile(malos, 'utf8')).split('\r\n').slice(2, 4)).toEqual([
      `${ref22},400.00,2026-11-19,A1,,`,
      `${DESCONOCIDA},75.00,2026-11-19,A2,,`,
    ])
    expect(await pagos()).toEqual([])
  })

  it('still asks for entity and quincena of a file of a dependency', async () => {
    const { code, err } = await portal(['importar', await archivo(dos()), '--plano', 'NOM-LARGA', '-y'])
    expect(code).toBe(2)
    expect(err).toContain('Di de qué entidad es el archivo, con --entidad.')
    expect(err).toContain('Di de qué quincena es el archivo, con --quincena.')
  })

  it('explains each code of payments', async () => {
    const propios = (Object.keys(CODIGOS_CARGA) as (keyof typeof CODIGOS_CARGA)[]).filter((codigo) =>
      /^(?:C42|A51)/.test(codigo),
    )
    expect(propios).toHaveLength(11)
    for (const codigo of propios) {
      const { code, out } = await portal(['importar', 'explicar', codigo])
      expect([code, out.split('\n')[0]]).toEqual([0, `${codigo}. ${CODIGOS_CARGA[codigo].porque}`])
    }
  })
})
