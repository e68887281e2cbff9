import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SimulacionCarga } from '#domain/cargas/carga.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { EDUCACION, lugarDe, SALUD, type AltaHecha } from '#test/support/afiliacion.ts'
import { signIn } from '#test/support/client.ts'
import { personaActiva } from '#test/support/tramites.ts'
import { portal, type Corrida } from './consola.ts'

interface Persona {
  readonly id: number
  readonly curp: string
  readonly rfc: string
  readonly nombre: string
}

let folder = ''
let ana: Persona
let beto: Persona
let ajeno: Persona

async function persona({ afiliadoId }: AltaHecha): Promise<Persona> {
  const row = await selectRow<Persona>(
    `SELECT id, curp, rfc, apellido_paterno || ' ' || apellido_materno || ' ' || nombre AS nombre FROM afiliados WHERE id = $1`,
    [afiliadoId],
  )
  if (!row) throw new Error('No such person')
  return row
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'importar-'))
  const [salud, educacion] = [await lugarDe(SALUD), await lugarDe(EDUCACION)]
  ana = await persona(await personaActiva(await signIn('ventanilla1'), salud))
  beto = await persona(await personaActiva(await signIn('ventanilla1'), salud))
  ajeno = await persona(await personaActiva(await signIn('ventanilla2'), educacion))
  await inTransaction(() =>
    execute('UPDATE afiliados SET sueldo_centavos = 1000000 WHERE id IN ($1, $2)', [ana.id, beto.id]),
  )
  for (const [clave, destino] of [
    ['1', 'sueldo'],
    ['69', 'deduccion.FAA'],
  ] as const) {
    const { code, err } = await portal([
      'importar',
      'concepto',
      clave,
      destino,
      '--entidad',
      SALUD,
      '--desde',
      '0125',
      '-y',
    ])
    expect([code, err]).toEqual([0, ''])
  }
})
afterAll(() => rm(folder, { recursive: true }))

const TITULOS = 'RFC;CURP;NOMBRE;PLAZA;TIPO;NUMERO;DESDE;HASTA;QUINCENA;DIAS;CONCEPTO;IMPORTE'
const fila = (
  { rfc, curp, nombre }: Persona,
  concepto: string,
  importe: string,
  more: Partial<Record<'tipo' | 'quincena', string>> = {},
) => `${rfc};${curp};${nombre};;${more.tipo ?? 'O'};;;;${more.quincena ?? '202622'};15;${concepto};${importe}`

let files = 0
async function archivo(filas: readonly string[], total: string | null = null): Promise<string> {
  const ruta = path.join(folder, `nomina-${++files}.csv`)
  await writeFile(ruta, `${[TITULOS, ...filas, ...(total === null ? [] : [total])].join('\r\n')}\r\n`)
  return ruta
}

const importar = (ruta: string, ...more: readonly string[]): Promise<Corrida> =>
  portal(['importar', ruta, '--plano', 'NOM-LARGA', '--entidad', SALUD, '--quincena', '2226', ...more])

const simular = async (ruta: string, ...more: readonly string[]): Promise<SimulacionCarga> => {
  const { out, err } = await importar(ruta, '--simular', '--json', ...more)
  expect(err).toBe('')
  return JSON.parse(out) as SimulacionCarga
}

/** The folio of the latest load. */
const ultima = async (): Promise<string> =>
  (JSON.parse((await portal(['importar', 'lista', '--json'])).out) as { cargas: { folio: string }[] }).cargas[0]!.folio

describe('portal importar --simular', () => {
  it('says how many rows enter, of whom, and what they add up to, and loads nothing', async () => {
    const ruta = await archivo(
      [fila(ana, '1', '5000.00'), fila(ana, '69', '250.00'), fila(beto, '1', '4,256.50')],
      'TOTAL;3;;;;;;;;;;9506.50',
    )
    const simulacion = await simular(ruta)
    expect(simulacion).toMatchObject({
      carga: { estado: 'revisada', renglones: 3, rechazados: 0, entidad: SALUD, quincena: '2226' },
      entran: 3,
      personas: 2,
      totales: [
        { titulo: 'Sueldo', archivoCentavos: 925650, entranCentavos: 925650, antesCentavos: null },
        { titulo: 'Descuento FAA', archivoCentavos: 25000, entranCentavos: 25000, antesCentavos: null },
        { titulo: 'Concepto 1 (Sueldo)', archivoCentavos: 925650, entranCentavos: 925650, antesCentavos: null },
        { titulo: 'Concepto 69 (Descuento FAA)', archivoCentavos: 25000, entranCentavos: 25000 },
      ],
      sustituye: null,
    })
    const id = Number(simulacion.carga.folio.slice(-6))
    expect(await selectRows('SELECT linea FROM carga_renglones WHERE carga_id = $1', [id])).toEqual([])
    const texto = await importar(ruta, '--simular')
    expect(texto.out).toContain('3 renglones: entran 3, se rechazan 0')
    expect(texto.out).toContain('Simulación: no se cargó nada.')
  })

  it('refuses a file that differs from its total by a centavo', async () => {
    const ruta = await archivo([fila(ana, '1', '5000.00')], 'TOTAL;1;;;;;;;;;;5000.01')
    const { code, err } = await importar(ruta, '--simular')
    expect([code, err]).toEqual([
      1,
      expect.stringContaining('El archivo dice $5,000.01 y sus renglones suman $5,000.00: faltan $0.01. C104'),
    ])
  })

  it('refuses rows one by one, with what was found and what was expected', async () => {
    const filas = [
      fila(ana, '1', '5000.00'),
      fila(ana, '1', '5000.00'),
      fila(ajeno, '1', '5000.00'),
      fila({ ...ana, curp: beto.curp }, '69', '1.00'),
      fila({ ...ana, rfc: '', nombre: 'Otra Persona Distinta' }, '69', '1.00'),
      fila(beto, '777', '12.00'),
      fila(beto, '1', '5000.00', { quincena: '202621' }),
      fila(beto, '69', '5,0,0'),
    ]
    const ruta = await archivo(filas, `TOTAL;${filas.length};;;;;;;;;;`)
    const { out } = await importar(ruta, '--simular', '--json')
    const simulacion = JSON.parse(out) as SimulacionCarga
    expect(simulacion.faltas.map(({ codigo, linea }) => [codigo, linea]).sort()).toEqual([
      ['C201', 9],
      ['C211', 7],
      ['C302', 5],
      ['C303', 6],
      ['C306', 4],
      ['C401', 3],
      ['C403', 8],
    ])
    expect(simulacion.entran).toBe(1)
  })
})

describe('the refused rows', () => {
  it('come back byte for byte with their codes, and enter once they are corrected', async () => {
    const ruta = await archivo(
      [fila(ana, '1', '5000.00'), fila({ ...beto, curp: 'XXXX', nombre: `"${beto.nombre}"` }, '1', '4000.00')],
      'TOTAL;2;;;;;;;;;;9000.00',
    )
    const malos = path.join(folder, 'malos.csv')
    await importar(ruta, '--malos', malos)
    const folio = await ultima()
    const escrito = await readFile(malos, 'utf8')
    const [marca, titulos, malo] = escrito.split('\r\n')
    expect([marca, titulos]).toEqual([`#CARGA ${folio}`, `${TITULOS};Códigos;Qué corregir`])
    expect(malo).toContain(`${beto.rfc};XXXX;"${beto.nombre}";;O;;;;202622;15;1;4000.00;C210;`)
    expect(malo).toContain('CURP (columna CURP): dice «XXXX»; se esperaba una CURP de 18 caracteres. C210')

    const corregido = path.join(folder, 'corregido.csv')
    await writeFile(corregido, escrito.replace('XXXX', beto.curp))
    expect(await simular(corregido)).toMatchObject({ carga: { renglones: 1, rechazados: 0 }, entran: 1 })

    await writeFile(corregido, escrito.replace('XXXX', beto.curp).replace('4000.00', '4000.01'))
    // Correcting an amount changes the sum: it is told, and enters.
    const { avisos } = await simular(corregido)
    expect(avisos).toEqual([
      'Lo rechazado era 1 renglón y $4,000.00; este archivo trae 1 renglón y $4,000.01. Comprueba que sea por lo que corregiste.',
    ])
  })
})

describe('portal importar', () => {
  it('says before anything is written that the same file was read already', async () => {
    const ruta = await archivo([fila(ana, '1', '1234.00')], 'TOTAL;1;;;;;;;;;;1234.00')
    // Nobody confirms: it stays ready to be loaded.
    expect(await importar(ruta)).toMatchObject({
      code: 1,
      err: expect.stringContaining('repite el comando con --yes') as string,
    })
    const folio = await ultima()
    const { code, err } = await importar(ruta, '--simular')
    expect([code, err]).toEqual([1, expect.stringContaining(`ya está en la carga ${folio} (lista para cargar)`)])
    expect((await portal(['importar', 'lista'])).out).toContain(`${folio}  Lista para cargar  ${SALUD}, quincena 2226`)
    expect((await portal(['importar', 'ver', folio])).out).toContain('1 renglón: entran 1')
    expect((await portal(['--como', 'ventanilla1', 'importar', 'ver', folio])).code).toBe(0)
    expect((await portal(['--como', 'ventanilla2', 'importar', 'ver', folio])).err).toContain(`La carga ${folio}`)
  })

  it('is for the desk of the entity: it finds its own people, and another desk loads nothing for it', async () => {
    const ruta = await archivo([fila(ana, '1', '321.00')], 'TOTAL;1;;;;;;;;;;321.00')
    const como = (usuario: string) =>
      portal([
        ...['--como', usuario, 'importar', ruta, '--plano', 'NOM-LARGA', '--entidad', SALUD, '--quincena', '2226'],
        ...['--simular', '--json'],
      ])
    expect(JSON.parse((await como('ventanilla1')).out)).toMatchObject({ entran: 1, personas: 1 })
    expect(await como('ventanilla2')).toMatchObject({ code: 1, err: `No hay una entidad "${SALUD}".` })
  })

  it('goes on with a load that was cut, and ends as if it had not been', async () => {
    const filas = Array.from({ length: 2_500 }, (_, i) => fila(ana, String(i + 1_000), '1.00'))
    const ruta = await archivo(filas, 'TOTAL;2500;;;;;;;;;;2500.00')
    const entero = JSON.parse((await importar(ruta, '--simular', '--json')).out) as SimulacionCarga
    await importar(ruta)
    const folio = await ultima()
    const cortada = JSON.parse((await portal(['importar', 'ver', folio, '--json'])).out) as SimulacionCarga
    // As a kill after the second block leaves it.
    const id = Number(folio.slice(-6))
    await inTransaction(async () => {
      await execute('DELETE FROM carga_renglones WHERE carga_id = $1 AND linea > 2001', [id])
      await execute(`UPDATE cargas SET estado = 'leyendo', leidos = 2001, resumen = '{}' WHERE id = $1`, [id])
    })
    await importar(ruta, '--reanudar')
    const reanudada = JSON.parse((await portal(['importar', 'ver', folio, '--json'])).out) as SimulacionCarga
    expect(reanudada).toEqual(cortada)
    expect({ ...reanudada, carga: null }).toEqual({ ...entero, carga: null })
  })

  it('explains a code', async () => {
    expect((await portal('importar explicar c202')).out).toBe(
      'C202. El valor tiene más de una lectura posible.\nCómo se corrige: Escríbelo de modo que solo tenga una: con centavos, con el año completo o con todos sus dígitos.',
    )
    expect(await portal('importar explicar C999')).toMatchObject({
      code: 2,
      err: expect.stringContaining('No existe el código C999') as string,
    })
  })

  it('lists the layouts, and writes the columns of one', async () => {
    expect((await portal('importar planos')).out).toContain(
      'NOM-LARGA  Nómina con un renglón por concepto (Texto con separador (CSV), versión 1). Vigente, desde el 1 ene 2000',
    )
    expect((await portal('importar plantilla NOM-LARGA')).out).toBe(
      [
        'RFC,CURP,NOMBRE,PLAZA,TIPO,NUMERO,DESDE,HASTA,QUINCENA,DIAS,CONCEPTO,IMPORTE',
        'EEEJ000101XX9,EEEJ000101MNEXXX09,EJEMPLO FICTICIO PERSONA,EJ-1,O,,,,202622,15,P1,4256.50',
        'TOTAL,1,,,,,,,,,,4256.50',
      ].join('\r\n'),
    )
  })

  it('prints the definition of a layout and stores the corrected one as another version', async () => {
    const definicion = path.join(folder, 'nom-ancha.json')
    const impreso = await portal('importar plano NOM-ANCHA --json')
    expect(impreso.code).toBe(0)
    const plano = JSON.parse(impreso.out) as { version: number; definicion: { hoja?: string } }
    expect(plano).toMatchObject({ version: 1, desde: '2000-01-01', definicion: { formato: 'xlsx' } })
    await writeFile(definicion, JSON.stringify({ ...plano, definicion: { ...plano.definicion, hoja: 'DETALLE' } }))
    const guardar = ['importar', 'plano', 'NOM-ANCHA', '--definicion', definicion]
    expect(await portal([...guardar, '-y'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('--desde AAAA-MM-DD') as string,
    })
    const { code, out } = await portal([...guardar, '--desde', '2026-12-01', '-y'])
    expect([code, out]).toEqual([0, 'NOM-ANCHA quedó en su versión 2, que vale desde el 1 dic 2026.'])
    const visto = await portal('importar plano NOM-ANCHA')
    expect(visto.out).toContain(
      'versión 2: desde el 1 dic 2026, 0 cargas\n  versión 1: desde el 1 ene 2000 hasta el 30 nov 2026',
    )
    expect(visto.out).toContain('"hoja": "DETALLE"')
  })

  it('names the field of a definition that is wrong, and refuses what is no JSON', async () => {
    const definicion = path.join(folder, 'malo.json')
    const guardar = ['importar', 'plano', 'NOM-ANCHO', '--definicion', definicion, '--desde', '2026-12-01', '-y']
    await writeFile(definicion, JSON.stringify({ formato: 'delimitado', campos: [{ campo: 'curp' }] }))
    expect(await portal(guardar)).toMatchObject({
      code: 1,
      err: expect.stringContaining('Campo 1 «CURP»: falta la columna.') as string,
    })
    await writeFile(definicion, '{')
    expect(await portal(guardar)).toMatchObject({
      code: 1,
      err: expect.stringContaining('no es un archivo JSON') as string,
    })
  })

  it('refuses a layout that is not in force on the first day of the quincena', async () => {
    const ruta = await archivo([fila(ana, '1', '4256.50', { quincena: '199922' })])
    const { code, err } = await portal([
      ...['importar', ruta, '--plano', 'NOM-LARGA', '--entidad', SALUD, '--quincena', '2299'],
      '--simular',
    ])
    expect([code, err]).toEqual([1, expect.stringContaining('El plano NOM-LARGA no vale el 16 nov 1999') as string])
  })

  it.each([
    [['nada.csv'], 2, 'No existe el archivo nada.csv.'],
    [['package.json', '--plano', 'OTRO'], 1, 'El plano OTRO'],
    [['package.json', '--entidad', 'Ninguna'], 1, 'No hay una entidad "Ninguna".'],
  ])('refuses %s with %i', async (args, code, says) => {
    const base = ['--plano', 'NOM-LARGA', '--entidad', SALUD, '--quincena', '2226']
    const done = await portal(['importar', ...base, ...args])
    expect([done.code, done.err]).toEqual([code, expect.stringContaining(says)])
  })
})
