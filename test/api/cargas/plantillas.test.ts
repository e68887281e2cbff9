import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PlanoExplicado } from '#domain/cargas/planos/plantilla/explicar-plano.ts'
import type { SimulacionCarga } from '#domain/cargas/carga.ts'
import { today } from '#api/clock.ts'
import { hojasDeLibro } from '#api/cargas/lectura/leer-libro.ts'
import { leerArchivo } from '#api/cargas/lectura/proceso-lectura.ts'
import { anioDeArchivo, findPlano } from '#api/cargas/plano-row.ts'
import { portal } from '#test/cli/consola.ts'
import { signIn, type Client } from '#test/support/client.ts'

let dir: string
let admin: Client
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'plantillas-'))
  admin = await signIn('admin')
})

async function descargar(clave: string): Promise<string> {
  const { status, bytes } = await admin.bytes(`/api/cargas/planos/${clave}/plantilla`)
  expect(status).toBe(200)
  const ruta = path.join(dir, clave)
  await writeFile(ruta, bytes)
  return ruta
}

/** Codes of the faults of each row, and those of the file. */
async function faltasDe(clave: string, ruta: string): Promise<{ filas: string[][]; archivo: string[] }> {
  const { tipo, definicion } = await findPlano(clave, null)
  const contexto = { hoy: today(), periodo: definicion.periodo, cercaDe: anioDeArchivo(null) }
  const lectura = leerArchivo({ ruta, tipo, definicion, contexto })
  const filas: string[][] = []
  for (let next = await lectura.next(); ; next = await lectura.next()) {
    if (next.done) return { filas, archivo: next.value.faltas.map(({ codigo }) => codigo) }
    filas.push(...next.value.map(({ faltas }) => faltas.map(({ codigo }) => codigo)))
  }
}

describe('template of a layout', () => {
  it.each([
    ...['NOM-ANCHO', 'NOM-LARGA', 'NOM-ANCHA', 'RET-CSV', 'RET-DBF', 'PAG-CSV', 'PAG-ANCHO'],
    ...['USU-CSV', 'CAT-CSV', 'SUE-CSV', 'SEPOMEX-TXT', 'MOV-CSV', 'MOV-168'],
  ])('of %s is read, and its one row is refused as the example', async (clave) => {
    expect(await faltasDe(clave, await descargar(clave))).toEqual({ filas: [['C213']], archivo: [] })
  })

  it('is a workbook with a sheet that explains its columns, where the layout reads workbooks', async () => {
    expect(await hojasDeLibro(await descargar('PAG-CSV'))).toEqual(['Datos', 'Cómo se llena'])
  })

  it('loads nothing if it is sent as it came, and names the example', async () => {
    const ruta = path.join(dir, 'nomina.csv')
    await writeFile(ruta, (await portal('importar plantilla NOM-LARGA')).out)
    const donde = ['--entidad', 'Secretaría de Salud', '--quincena', '2226']
    const { out } = await portal(['importar', ruta, '--plano', 'NOM-LARGA', ...donde, '--simular', '--json'])
    const { entran, faltas } = JSON.parse(out) as SimulacionCarga
    expect(entran).toBe(0)
    expect(faltas).toEqual([
      {
        codigo: 'C213',
        renglones: 1,
        linea: 2,
        texto: 'Renglón: dice «el ejemplo de la plantilla»; se esperaba tus datos en su lugar. C213',
      },
    ])
  })

  it('is explained column by column', async () => {
    const { body } = await admin.get<PlanoExplicado>('/api/cargas/planos/ret-csv/explicacion')
    expect([body.clave, body.formato]).toEqual(['RET-CSV', 'Texto con separador (CSV)'])
    expect(body.columnas.find(({ columna }) => columna === 'motivo')).toEqual({
      columna: 'motivo',
      significado: 'Por qué se retuvo menos de lo ordenado. Si se retuvo todo, vacío.',
      notacion: 'Uno de: Licencia, Baja, Sueldo insuficiente, Otro',
      obligatoria: 'No',
      ejemplo: '',
      valores: ['Licencia', 'Baja', 'Sueldo insuficiente', 'Otro'],
    })
    expect((await admin.get('/api/cargas/planos/NADIE/explicacion')).status).toBe(404)
    const { out } = await portal('importar plantilla NOM-LARGA --explicar')
    expect(out).toContain('TIPO\n  Qué pago es. Sin este dato, la nómina es ordinaria.')
    expect(out).toContain('Valores: O: Ordinaria; C: Complementaria; R: Retroactiva; A: Aguinaldo.')
    expect(out).toContain('Renglón de totales: Empieza con TOTAL, cuenta renglones en la columna 2')
  })
})
