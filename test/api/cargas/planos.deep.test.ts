import ExcelJS from 'exceljs'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DetalleCarga, OpcionesCarga } from '#domain/cargas/carga.ts'
import type { DetallePlano, MuestraLeida, PlanoListado } from '#domain/cargas/planos/plano-panel.ts'
import type { DefinicionPlano } from '#domain/cargas/planos/plano.ts'
import type { PlanoPropuesto } from '#domain/cargas/planos/propuesta/muestra-archivo.ts'
import { defineTrabajosCargas } from '#api/cargas/marcha/trabajo-carga.ts'
import { RECIBIDAS } from '#api/cargas/recibidas.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import { listFolder } from '#api/files/storage.ts'
import { startTrabajos, stopTrabajos } from '#api/jobs/trabajos.ts'
import { lugarDe, SALUD } from '#test/support/afiliacion.ts'
import { tablaDbf } from '#test/support/cargas/tabla-dbf.ts'
import { signIn, type Client, type Rechazo, type Respuesta } from '#test/support/client.ts'
import { ponerPersona } from '#test/support/dinero/anio-cerrado.ts'
import { fileForm } from '#test/support/upload.ts'
import { waitUntil } from '#test/support/wait-until.ts'

let admin: Client
let ventanilla: Client
let salud = 0
let serie = 0

beforeAll(async () => {
  const lugar = await lugarDe(SALUD)
  salud = lugar.adscripcion
  const { id: categoria } = (await selectRow<{ id: number }>(`SELECT id FROM categorias WHERE clave = '10A'`))!
  await ponerPersona({ interno: 745_001, lugar, categoria, sueldoCentavos: 1_019_159, situacion: 'A' })
  admin = await signIn('admin')
  ventanilla = await signIn('ventanilla1')
}, 120_000)
beforeEach(() => defineTrabajosCargas())
afterEach(() => stopTrabajos())

const PLANOS = '/api/cargas/planos'
const clave = (): string => `PRU-${String((serie += 1)).padStart(3, '0')}`

const DEFINICION: DefinicionPlano = {
  formato: 'delimitado',
  codificacion: 'detectar',
  titulos: true,
  campos: [
    { campo: 'interno', en: { titulo: 'INTERNO' } },
    { campo: 'nombre', en: { titulo: 'NOMBRE' } },
    { campo: 'sueldo', en: { titulo: 'SUELDO' } },
  ],
}
const NUEVO = { nombre: 'Nómina de prueba', tipo: 'nomina', desde: '2026-01-01', definicion: DEFINICION }
type Plano = DetallePlano & Rechazo & { readonly actual?: DetallePlano }

const crear = (cambio: object = {}): Promise<Respuesta<Plano>> =>
  admin.post(PLANOS, { ...NUEVO, clave: clave(), ...cambio })
async function creado(cambio: object = {}): Promise<DetallePlano> {
  const { status, body } = await crear(cambio)
  expect(status).toBe(201)
  return body
}
const version = ({ clave: cual, version: numero }: DetallePlano, cambio: object): Promise<Respuesta<Plano>> =>
  admin.post(`${PLANOS}/${cual}/versiones`, {
    version: numero,
    nombre: NUEVO.nombre,
    desde: '2026-11-01',
    definicion: DEFINICION,
    ...cambio,
  })
const terminar = ({ clave: cual, version: numero }: DetallePlano, cambio: object): Promise<Respuesta<Plano>> =>
  admin.post(`${PLANOS}/${cual}/terminar`, {
    version: numero,
    desde: '2026-11-16',
    motivo: 'Cambió de sistema.',
    ...cambio,
  })

describe('a new layout', () => {
  it('is stored with its first day, listed, and noted in the audit log', async () => {
    const plano = await creado({ clave: 'nom-nueva', desde: '2026-03-01' })
    expect(plano).toMatchObject({ clave: 'NOM-NUEVA', version: 1, estado: 'vigente', tipo: 'nomina' })
    expect(plano.versiones).toMatchObject([
      { version: 1, desde: '2026-03-01', hasta: null, termina: false, cargas: 0, definicion: DEFINICION },
    ])
    const { body } = await admin.get<{ planos: PlanoListado[] }>(PLANOS)
    expect(body.planos.find((each) => each.clave === 'NOM-NUEVA')).toEqual({
      clave: 'NOM-NUEVA',
      nombre: 'Nómina de prueba',
      tipo: 'nomina',
      formato: 'delimitado',
      version: 1,
      desde: '2026-03-01',
      estado: 'vigente',
      cargas: 0,
    })
    const acto = await selectRow<{ acto: string; despues: string }>(
      `SELECT acto, despues FROM bitacora WHERE objeto = 'plano' AND objeto_id = 'NOM-NUEVA'`,
    )
    expect(acto?.acto).toBe('plano.crear')
    expect(JSON.parse(acto?.despues ?? '{}')).toMatchObject({ clave: 'NOM-NUEVA', version: 1, desde: '2026-03-01' })
  })

  it.each<readonly [string, object, Record<string, string>]>([
    [
      'a field without its column',
      { definicion: { ...DEFINICION, campos: [...DEFINICION.campos.slice(0, 2), { campo: 'sueldo' }] } },
      { 'definicion.campos.2.en': 'Campo 3 «Sueldo»: falta la columna.' },
    ],
    ['a day that does not exist', { desde: '2026-02-30' }, { desde: '«2026-02-30» no es un día que exista.' }],
    ['no name', { nombre: ' ' }, { nombre: 'Escribe el nombre del plano.' }],
    [
      'a key with other signs',
      { clave: '../x' },
      { clave: '«../X» no sirve como clave: usa hasta 20 letras, números y guiones, como NOM-SALUD.' },
    ],
    ['a key that exists', { clave: 'nom-larga' }, { clave: 'Ya hay un plano NOM-LARGA: edítalo o usa otra clave.' }],
  ])('with %s is refused at its field', async (_, cambio, campos) => {
    const { status, body } = await crear(cambio)
    expect([status, body.campos]).toEqual([422, campos])
  })

  it('with a definition above 48 KB is refused', async () => {
    const tabla = Object.fromEntries(Array.from({ length: 99 }, (_, i) => [`${i}`.padEnd(40, 'x'), 'ordinaria']))
    const campos = Array.from({ length: 11 }, () => ({ campo: 'clase', en: { columna: 1 }, tabla }))
    const { status, body } = await crear({ definicion: { ...DEFINICION, campos } })
    expect([status, body.campos]).toEqual([422, { definicion: 'La definición pesa más de 48 KB.' }])
  })

  it('of which twenty are sent at once exists once', async () => {
    const envios = await Promise.all(Array.from({ length: 20 }, () => crear({ clave: 'NOM-CARRERA' })))
    expect(envios.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(1)
    expect(await selectRows(`SELECT id FROM planos WHERE clave = 'NOM-CARRERA'`)).toHaveLength(1)
  })
})

describe('another version', () => {
  it('begins on its day, ends the one before it, and changes nothing of it', async () => {
    const antes = await creado()
    const definicion = { ...DEFINICION, separador: ';' }
    const { status, body } = await version(antes, { desde: '2026-11-01', definicion, nombre: 'Con punto y coma' })
    expect([status, body.version, body.nombre]).toEqual([201, 2, 'Con punto y coma'])
    expect(body.versiones.map(({ desde, hasta }) => [desde, hasta])).toEqual([
      ['2026-11-01', null],
      ['2026-01-01', '2026-10-31'],
    ])
    expect(body.versiones.map((each) => each.definicion)).toEqual([definicion, DEFINICION])
  })

  it('does not begin before the one that it follows', async () => {
    const { status, body } = await version(await creado(), { desde: '2025-12-31' })
    expect([status, body.campos]).toEqual([
      422,
      { desde: 'La versión 1 vale desde el 1 ene 2026: elige ese día o uno posterior.' },
    ])
  })

  it('based on an older one is refused with the layout as it is now, and who changed it', async () => {
    const antes = await creado()
    expect((await version(antes, {})).status).toBe(201)
    const { status, body } = await version(antes, { nombre: 'Otra' })
    expect([status, body.codigo, body.actual?.version]).toEqual([409, 'version', 2])
    expect(body.error).toMatch(/ cambió el plano PRU-\d+ mientras lo veías\.$/)
  })

  it('sent twenty times at once is stored once', async () => {
    const antes = await creado()
    const envios = await Promise.all(Array.from({ length: 20 }, () => version(antes, {})))
    expect(envios.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, ...Array<number>(19).fill(409)])
  })

  it('of a layout that does not exist answers 404', async () => {
    const { status } = await version({ ...(await creado()), clave: 'NADA' }, {})
    expect(status).toBe(404)
    expect((await admin.get(`${PLANOS}/NADA/versiones`)).status).toBe(404)
  })
})

describe('a load', () => {
  const archivo = (titulo: string, sueldo: string): Buffer =>
    Buffer.from(`INTERNO;NOMBRE;${titulo}\r\n745001;Prueba Persona 745001;${sueldo}\r\n`)
  const subir = (bytes: Buffer, plano: string, quincena: string): Promise<Respuesta<DetalleCarga & Rechazo>> =>
    ventanilla.upload('/api/cargas', fileForm(bytes, 'nomina.csv', { entidad: String(salud), quincena, plano }))
  const ver = async (folio: string): Promise<DetalleCarga> =>
    (await ventanilla.get<DetalleCarga>(`/api/cargas/${folio}`)).body
  async function leida(bytes: Buffer, plano: string, quincena: string): Promise<DetalleCarga> {
    startTrabajos({ pollMs: 20 })
    const { status, body } = await subir(bytes, plano, quincena)
    expect([status, body.campos]).toEqual([201, undefined])
    const { folio } = body.carga
    await waitUntil(async () => expect((await ver(folio)).carga.estado).not.toBe('leyendo'))
    return ver(folio)
  }

  it('is read with the version of the first day of its quincena, and keeps it', async () => {
    const plano = await creado()
    const otra = {
      ...DEFINICION,
      campos: [...DEFINICION.campos.slice(0, 2), { campo: 'sueldo', en: { titulo: 'PAGO' } }],
    }
    expect((await version(plano, { desde: '2026-11-01', definicion: otra })).status).toBe(201)
    const antes = await leida(archivo('SUELDO', '5000.01'), plano.clave, '2026')
    const ahora = await leida(archivo('PAGO', '5000.02'), plano.clave, '2126')
    expect([antes.carga.renglones, ahora.carga.renglones]).toEqual([1, 1])
    const { body } = await admin.get<DetallePlano>(`${PLANOS}/${plano.clave}/versiones`)
    expect(body.versiones.map(({ version: numero, cargas }) => [numero, cargas])).toEqual([
      [2, 1],
      [1, 1],
    ])
    const releida = await ventanilla.post<DetalleCarga>(`/api/cargas/${antes.carga.folio}/releer`, {
      version: antes.version,
    })
    expect(releida.status).toBe(202)
    await waitUntil(async () => expect((await ver(antes.carga.folio)).carga.estado).not.toBe('leyendo'))
    expect((await ver(antes.carga.folio)).carga.renglones).toBe(1)
  })

  it('takes no layout that begins later or has ended, and the form does not offer it', async () => {
    const plano = await creado({ desde: '2026-10-16' })
    const temprano = await subir(archivo('SUELDO', '5000.03'), plano.clave, '1926')
    expect([temprano.status, temprano.body.campos]).toEqual([
      422,
      {
        plano: `El plano ${plano.clave} no vale el 1 oct 2026, cuando empieza la quincena 19 de 2026: elige otro o revisa su vigencia.`,
      },
    ])
    expect((await terminar(plano, { desde: '2026-11-16' })).status).toBe(200)
    const tarde = await subir(archivo('SUELDO', '5000.04'), plano.clave, '2226')
    expect([tarde.status, Object.keys(tarde.body.campos ?? {})]).toEqual([422, ['plano']])
    const { body } = await ventanilla.get<OpcionesCarga>('/api/cargas/opciones')
    expect(body.planos.find((each) => each.clave === plano.clave)?.quincenas).toEqual(['2026', '2126'])
  })
})

describe('the end of a layout', () => {
  it('keeps its reason and its day, is noted, and can be opened again', async () => {
    const plano = await creado()
    const { status, body } = await terminar(plano, {})
    expect([status, body.version]).toEqual([200, 2])
    expect(body.versiones[0]).toMatchObject({ termina: true, desde: '2026-11-16', motivo: 'Cambió de sistema.' })
    const actos = await selectRows<{ acto: string }>(
      `SELECT acto FROM bitacora WHERE objeto = 'plano' AND objeto_id = $1 ORDER BY id`,
      [plano.clave],
    )
    expect(actos.map(({ acto }) => acto)).toEqual(['plano.crear', 'plano.terminar'])
    const otra = await terminar(body, {})
    expect([otra.status, otra.body.codigo]).toEqual([409, 'estado'])
    const abierto = await version(body, { desde: '2026-11-17' })
    expect([abierto.status, abierto.body.estado]).toEqual([201, 'vigente'])
  })

  it('needs a reason', async () => {
    const { status, body } = await terminar(await creado(), { motivo: ' ' })
    expect([status, body.campos]).toEqual([422, { motivo: 'Escribe por qué se termina el plano.' }])
  })

  it('leaves its template to download', async () => {
    const plano = await creado()
    await terminar(plano, { desde: '2026-01-01' })
    const { status } = await ventanilla.bytes(`${PLANOS}/${plano.clave}/plantilla`)
    expect(status).toBe(200)
  })
})

const TITULOS = ['CURP', 'NOMBRE', 'QUINCENA', 'SUELDO', 'CUENTA']
const FILAS = [
  ['LURA800101MASNSN07', 'Luna Muñoz Ana', '2226', '4256.50', '00123'],
  ['MUGF750612HASXMR01', 'Muñoz Güemes Fernando', '2226', '5000.00', '00124'],
]
const TOTAL = ['TOTAL', '2', '', '9256.50', '']
const csv = (filas: readonly (readonly string[])[], fin = '\r\n'): Buffer =>
  Buffer.from(`${[TITULOS, ...filas].map((fila) => fila.join(';')).join(fin)}${fin}`, 'latin1')

const proponer = (bytes: Buffer, tipo = 'nomina', quien = admin): Promise<Respuesta<PlanoPropuesto & Rechazo>> =>
  quien.upload(`${PLANOS}/propuesta`, fileForm(bytes, 'muestra.csv', { tipo }))
const muestra = (bytes: Buffer, definicion: unknown, tipo = 'nomina'): Promise<Respuesta<MuestraLeida & Rechazo>> =>
  admin.upload(
    `${PLANOS}/muestra`,
    fileForm(bytes, 'muestra.csv', {
      tipo,
      definicion: typeof definicion === 'string' ? definicion : JSON.stringify(definicion),
    }),
  )

describe('a proposal from a sample file', () => {
  it('finds encoding, separator, columns, notation and totals of a Latin-1 CSV whose lines end with CR', async () => {
    const { status, body } = await proponer(csv([...FILAS, TOTAL], '\r'))
    expect(status).toBe(200)
    expect(body.codificacion).toBe('Windows-1252 o cp850, valor por valor')
    expect(body.definicion).toMatchObject({ formato: 'delimitado', separador: ';', titulos: true, periodo: 'QQAA' })
    expect(body.definicion.campos.map(({ campo }) => campo)).toEqual(['curp', 'nombre', 'quincena', 'sueldo'])
    expect(body.definicion.totales).toEqual({
      empieza: 'TOTAL',
      cuenta: { columna: 2 },
      suma: { titulo: 'SUELDO' },
      de: 'sueldo',
    })
    expect(body.columnas.map(({ titulo, ejemplos }) => [titulo, ejemplos[0]])).toEqual([
      ['CURP', 'LURA800101MASNSN07'],
      ['NOMBRE', 'Luna Muñoz Ana'],
      ['QUINCENA', '2226'],
      ['SUELDO', '4256.50'],
      ['CUENTA', '00123'],
    ])
  })

  it('finds the sheet of a workbook that has people', async () => {
    const libro = new ExcelJS.Workbook()
    libro.addWorksheet('Portada').addRow(['Nómina de la quincena'])
    const hoja = libro.addWorksheet('DETALLE')
    hoja.addRow([])
    hoja.addRow(TITULOS)
    for (const fila of FILAS) hoja.addRow(fila)
    const { status, body } = await proponer(Buffer.from(await libro.xlsx.writeBuffer()))
    expect(status).toBe(200)
    expect(body.hojas).toEqual(['Portada', 'DETALLE'])
    expect(body.definicion).toMatchObject({ formato: 'xlsx', hoja: 'DETALLE', titulos: true })
    expect(body.definicion.campos.map(({ campo }) => campo)).toEqual(['curp', 'nombre', 'quincena', 'sueldo'])
  })

  it('reads the names of the fields of a DBF of withholdings', async () => {
    const tabla = tablaDbf(
      [
        ['NOMBRE', 'C', 30],
        ['RFC', 'C', 13],
        ['FOLIO', 'N', 6],
        ['IMPORTE', 'N', 9],
      ],
      [['Luna Ríos Ana', 'LURA800101AB1', '123', '850.00']],
    )
    const { status, body } = await proponer(tabla, 'retenciones')
    expect([status, body.definicion.formato]).toEqual([200, 'dbf'])
    expect(body.definicion.campos.map(({ campo }) => campo)).toEqual(['nombre', 'rfc', 'prestamo', 'retenido'])
  })

  it('cuts a fixed-width text', async () => {
    const lineas = FILAS.map(
      ([curp = '', nombre = ''], i) => `${curp}${nombre.padEnd(30)}${`42565${i}`.padStart(10, '0')}`,
    )
    const { status, body } = await proponer(Buffer.from(lineas.join('\r\n'), 'latin1'))
    expect([status, body.definicion.formato]).toEqual([200, 'ancho_fijo'])
    expect(body.definicion.campos).toEqual([
      { campo: 'curp', en: { desde: 1, hasta: 18 } },
      { campo: 'nombre', en: { desde: 19, hasta: 48 } },
      { campo: 'sueldo', en: { desde: 49, hasta: 58 }, decimales: 2 },
    ])
  })

  it('keeps nothing of the file', async () => {
    const cargas = await selectRows('SELECT id FROM cargas')
    await proponer(csv(FILAS))
    await muestra(csv(FILAS), DEFINICION)
    expect(await selectRows('SELECT id FROM cargas')).toHaveLength(cargas.length)
    expect(await listFolder(RECIBIDAS)).toEqual([])
  })

  it.each<readonly [string, Buffer, string]>([
    ['a workbook before 2007', Buffer.from('d0cf11e0a1b11ae1'.padEnd(64, '0'), 'hex'), 'C106'],
    ['a PDF', Buffer.from('%PDF-1.7 nada'), 'C107'],
    ['a damaged workbook', Buffer.from('PK\u0003\u0004nada'), 'C111'],
  ])('of %s is refused in one sentence', async (_, bytes, codigo) => {
    const { status, body } = await proponer(bytes)
    expect(status).toBe(422)
    expect(body.campos?.['file']).toMatch(new RegExp(` ${codigo}$`))
  })

  it('of an empty file, of another kind, or above 20 MB is refused', async () => {
    expect((await proponer(Buffer.alloc(0))).status).toBe(400)
    const otro = await proponer(csv(FILAS), 'nada')
    expect([otro.status, otro.body.campos]).toEqual([
      422,
      { tipo: expect.stringMatching(/^Elige de qué es el archivo: Nómina, .* o Catálogo postal\.$/) as string },
    ])
    const grande = await proponer(Buffer.alloc(20 * 1024 * 1024 + 1, 'a'))
    expect([grande.status, grande.body.codigo]).toEqual([413, 'tamano'])
  })

  it('is not for whoever only loads', async () => {
    expect((await proponer(csv(FILAS), 'nomina', ventanilla)).status).toBe(403)
    expect((await ventanilla.get(PLANOS)).status).toBe(403)
  })
})

describe('the first rows of a sample', () => {
  const CON_TOTAL: DefinicionPlano = {
    ...DEFINICION,
    campos: [
      { campo: 'curp', en: { titulo: 'CURP' } },
      { campo: 'sueldo', en: { titulo: 'SUELDO' } },
    ],
    totales: { empieza: 'TOTAL', cuenta: { columna: 2 }, suma: { titulo: 'SUELDO' }, de: 'sueldo' },
  }

  it('come with each value as it is read, or why it is not', async () => {
    const filas = [FILAS[0]!, [...FILAS[1]!.slice(0, 3), '5O00', '']]
    const { status, body } = await muestra(csv(filas), { ...CON_TOTAL, totales: undefined })
    expect([status, body.rechazo, body.totales]).toEqual([200, '', null])
    expect(body.columnas).toEqual(['CURP', 'Sueldo'])
    expect(body.renglones).toEqual([
      {
        linea: 2,
        valores: [
          { texto: 'LURA800101MASNSN07', falta: '' },
          { texto: '$4,256.50', falta: '' },
        ],
        conceptos: [],
        faltas: [],
      },
      {
        linea: 3,
        valores: [
          { texto: 'MUGF750612HASXMR01', falta: '' },
          {
            texto: '5O00',
            falta: 'Sueldo (columna SUELDO): dice «5O00»; se esperaba un importe como 4256.50. C201',
          },
        ],
        conceptos: [],
        faltas: [],
      },
    ])
  })

  it('are at most twenty, and the record of totals is compared with the whole file', async () => {
    const filas = Array.from({ length: 30 }, () => FILAS[0]!)
    const bien = await muestra(csv([...filas, ['TOTAL', '30', '', '127695.00', '']]), CON_TOTAL)
    expect(bien.body.renglones).toHaveLength(20)
    expect(bien.body.totales).toEqual({ cuadra: true, renglones: 30, faltas: [] })
    const mal = await muestra(csv([...filas, ['TOTAL', '31', '', '127695.01', '']]), CON_TOTAL)
    expect(mal.body.totales).toMatchObject({ cuadra: false, renglones: 30 })
    expect(mal.body.totales?.faltas).toEqual([
      'El archivo dice 31 renglones y trae 30: faltan 1. C105',
      'El archivo dice $127,695.01 y sus renglones suman $127,695.00: faltan $0.01. C104',
    ])
  })

  it('say why a file cannot be read with a definition', async () => {
    const { status, body } = await muestra(csv(FILAS), DEFINICION)
    expect([status, body.renglones]).toEqual([200, []])
    expect(body.rechazo).toBe('Faltan columnas en el archivo: se esperaba «INTERNO». C103')
  })

  it('name the field of a definition that is wrong', async () => {
    const campos = [{ campo: 'curp' }, { campo: 'sueldo', en: { titulo: 'SUELDO' } }]
    const { status, body } = await muestra(csv(FILAS), { ...DEFINICION, campos })
    expect([status, body.campos]).toEqual([422, { 'definicion.campos.0.en': 'Campo 1 «CURP»: falta la columna.' }])
    const roto = await muestra(csv(FILAS), '{')
    expect([roto.status, roto.body.campos]).toEqual([
      422,
      { definicion: 'La definición no es JSON: envíala completa.' },
    ])
  })

  it('refuse a form whose definition is above 48 KB', async () => {
    expect((await muestra(csv(FILAS), `"${'x'.repeat(48 * 1024)}"`)).status).toBe(400)
  })

  it('read a value that every object has as any other text', async () => {
    const definicion = {
      ...CON_TOTAL,
      totales: undefined,
      campos: [...CON_TOTAL.campos, { campo: 'clase', en: { titulo: 'NOMBRE' }, tabla: { O: 'ordinaria' } }],
    }
    const { body } = await muestra(csv([['LURA800101MASNSN07', 'constructor', '2226', '1.00', '']]), definicion)
    expect(body.renglones[0]?.valores[2]?.falta).toBe(
      'Tipo de nómina (columna NOMBRE): dice «constructor»; se esperaba uno de: O. C207',
    )
  })
})
