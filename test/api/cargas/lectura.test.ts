import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ExcelJS from 'exceljs'
import iconv from 'iconv-lite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DefinicionPlano } from '#domain/cargas/planos/plano.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { examinar } from '#api/cargas/lectura/examinar.ts'
import { leerArchivo } from '#api/cargas/lectura/proceso-lectura.ts'
import type { ResumenLectura } from '#api/cargas/lectura/cuenta-archivo.ts'
import { recorrer, type PedidoLectura, type RenglonLeido } from '#api/cargas/lectura/recorrer.ts'
import { zipOf } from '#test/support/hostil/zip-file.ts'
import { tablaDbf } from '#test/support/cargas/tabla-dbf.ts'

let dir = ''
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'cargas-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

interface Leido {
  readonly filas: RenglonLeido[]
  readonly resumen: ResumenLectura
}

let files = 0
async function guardar(bytes: Buffer, definicion: DefinicionPlano): Promise<PedidoLectura> {
  const ruta = join(dir, `archivo-${++files}`)
  await writeFile(ruta, bytes)
  const contexto = { hoy: '2026-11-28' as PlainDate, periodo: definicion.periodo, cercaDe: 2026 }
  return { ruta, tipo: 'nomina', definicion, contexto }
}

async function leer(bytes: Buffer, definicion: DefinicionPlano): Promise<Leido> {
  const pedido = await guardar(bytes, definicion)
  return todo(recorrer(pedido, await examinar(pedido.ruta)))
}

async function todo(lectura: AsyncGenerator<RenglonLeido[], ResumenLectura>): Promise<Leido> {
  const filas: RenglonLeido[] = []
  for (let next = await lectura.next(); ; next = await lectura.next()) {
    if (next.done) return { filas, resumen: next.value }
    filas.push(...next.value)
  }
}

const CSV: DefinicionPlano = {
  formato: 'delimitado',
  codificacion: 'detectar',
  titulos: true,
  campos: [
    { campo: 'curp', en: { titulo: 'CURP' }, obligatorio: true },
    { campo: 'nombre', en: { titulo: 'Nombre' } },
    { campo: 'sueldo', en: { titulo: 'Sueldo' }, periodicidad: 'quincenal' },
  ],
}
const FILAS = 'CURP;Nombre;Sueldo;Cuenta\r\nRASL880314MASMTC06;MUÑOZ PÉREZ LUZ;4256.50;0123456789\r\n'

describe('a text with a separator', () => {
  it.each([
    ['UTF-8', Buffer.from(FILAS)],
    ['UTF-8 with its mark', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(FILAS)])],
    ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(FILAS, 'utf16le')])],
    ['UTF-16 big-endian', iconv.encode(FILAS, 'utf-16be', { addBOM: true })],
    ['Windows-1252', iconv.encode(FILAS, 'windows-1252')],
    ['cp850', iconv.encode(FILAS, 'cp850')],
    ['CR alone', Buffer.from(FILAS.replaceAll('\r\n', '\r'))],
    ['commas', Buffer.from(FILAS.replaceAll(';', ','))],
    ['tabs', Buffer.from(FILAS.replaceAll(';', '\t'))],
    ['bars', Buffer.from(FILAS.replaceAll(';', '|'))],
    ['titles twice and empty rows at the end', Buffer.from(`${FILAS}CURP;Nombre;Sueldo;Cuenta\r\n;;;\r\n\r\n`)],
    ['lines before its titles', Buffer.from(`Nómina de la Secretaría\r\n\r\n${FILAS}`)],
  ])('is read: %s', async (_name, bytes) => {
    const { filas } = await leer(bytes, CSV)
    expect(filas.map(({ valores }) => valores)).toEqual([
      { curp: 'RASL880314MASMTC06', nombre: 'MUÑOZ PÉREZ LUZ', sueldo: 425650 },
    ])
  })

  it('may hold two code pages, value by value', async () => {
    const linea = (nombre: string, pagina: string) =>
      Buffer.concat([Buffer.from('RASL880314MASMTC06;'), iconv.encode(nombre, pagina), Buffer.from(';1.00\n')])
    const { filas } = await leer(
      Buffer.concat([
        Buffer.from('CURP;Nombre;Sueldo\n'),
        linea('MUÑOZ', 'cp850'),
        linea('NUÑEZ', 'windows-1252'),
        linea('BAÚL', 'cp850'),
      ]),
      CSV,
    )
    expect(filas.map(({ valores }) => valores['nombre'])).toEqual(['MUÑOZ', 'NUÑEZ', 'BAÚL'])
  })

  it('says where each record is, byte for byte', async () => {
    const bytes = iconv.encode(`${FILAS}RASL880314MASMTC06;"A;\r\nB";1\r\n`, 'windows-1252')
    const { filas } = await leer(bytes, CSV)
    const text = filas.map(({ byte, bytes: size }) => iconv.decode(bytes.subarray(byte, byte + size), 'windows-1252'))
    expect(text[0]?.trim()).toBe('RASL880314MASMTC06;MUÑOZ PÉREZ LUZ;4256.50;0123456789')
    expect(text[1]?.trim()).toBe('RASL880314MASMTC06;"A;\r\nB";1')
  })

  it('tells the columns that the layout does not name, by their titles alone', async () => {
    const { resumen } = await leer(Buffer.from(FILAS), CSV)
    expect(resumen.avisos).toEqual(['No se leyó lo que el plano no nombra: «Cuenta».'])
  })

  it('without any amount is refused, whatever the title of its money', async () => {
    const sinSueldo = { ...CSV, campos: CSV.campos.filter(({ campo }) => campo !== 'sueldo') }
    const { resumen } = await leer(Buffer.from(FILAS), sinSueldo)
    expect(resumen.faltas.map(({ message }) => message)).toEqual([
      'El archivo no trae ningún importe: se esperaba la columna del sueldo, o las de conceptos. C113',
    ])
    expect(resumen.avisos).toEqual(['No se leyó lo que el plano no nombra: «Sueldo», «Cuenta».'])
  })

  it('never takes a column that the layout does not name', async () => {
    const { filas } = await leer(Buffer.from(FILAS), CSV)
    expect(JSON.stringify(filas)).not.toContain('0123456789')
  })

  it.each([
    ['an open quote', Buffer.from(`${FILAS}RASL880314MASMTC06;"LUZ;1\nRASL880314MASMTC06;ANA;1\n`), /comilla.*C109/s],
    ['an empty file', Buffer.alloc(0), /vacío.*C101/],
    ['only titles', Buffer.from('CURP;Nombre;Sueldo\n'), /ningún renglón.*C101/],
    ['a missing column', Buffer.from('CLAVE;Nombre;Sueldo\nA;B;1\n'), /«CURP».*C103/],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj'), /^El archivo es un PDF, no un archivo de datos.*C107/],
    ['a photo', Buffer.from('ffd8ffe000104a46494600', 'hex'), /^El archivo es una imagen.*C107/],
    [
      'a document of Word',
      Buffer.concat([
        Buffer.from('d0cf11e0a1b11ae1', 'hex'),
        Buffer.alloc(512),
        Buffer.from('WordDocument', 'utf16le'),
      ]),
      /^El archivo es un documento de Word.*C107/,
    ],
    [
      'a newer document of Word',
      zipOf([{ name: 'word/document.xml', bytes: Buffer.from('<w/>') }]),
      /^El archivo es un documento de Word.*C107/,
    ],
    [
      'a page named .xls',
      Buffer.from('<html><table><tr><td>CURP</td></tr></table></html>'),
      /^El archivo es una página web.*C107/,
    ],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1000000000000', 'hex'), /anterior a 2007.*C106/],
    ['a BIFF2 workbook', Buffer.from('09000400020010000000', 'hex'), /anterior a 2007.*C106/],
  ])('is refused in one sentence: %s', async (_name, bytes, message) => {
    await expect(leer(bytes, CSV)).rejects.toThrow(message)
  })

  it('says what is wrong with a value, where, and what was expected', async () => {
    const { filas } = await leer(Buffer.from('CURP;Nombre;Sueldo\nRASL88;Luz;4256.5O\n;Ana;4.256\n'), CSV)
    expect(filas.map(({ linea, faltas }) => ({ linea, faltas }))).toEqual([
      {
        linea: 2,
        faltas: [
          { codigo: 'C210', campo: 'CURP', columna: 'CURP', hallado: 'RASL88', esperado: 'una CURP de 18 caracteres' },
          {
            codigo: 'C201',
            campo: 'Sueldo',
            columna: 'Sueldo',
            hallado: '4256.5O',
            esperado: 'un importe como 4256.50',
          },
        ],
      },
      {
        linea: 3,
        faltas: [
          { codigo: 'C205', campo: 'CURP', columna: 'CURP', hallado: '', esperado: 'un dato' },
          {
            codigo: 'C202',
            campo: 'Sueldo',
            columna: 'Sueldo',
            hallado: '4.256',
            esperado: 'un valor con una sola lectura (puede ser 4256.00 o 4.256 (con tres decimales))',
          },
        ],
      },
    ])
  })
})

describe('a record of totals', () => {
  const plano: DefinicionPlano = {
    ...CSV,
    totales: { empieza: 'TOTAL', cuenta: { columna: 2 }, suma: { columna: 3 }, de: 'sueldo' },
  }
  const con = (total: string) =>
    Buffer.from(`CURP;Nombre;Sueldo\nRASL880314MASMTC06;Luz;4256.50\nRASL880314MASMTC06;Luz;-1\n${total}`)

  it('agrees', async () => {
    expect((await leer(con('TOTAL;2;4255.50\n'), plano)).resumen.faltas).toEqual([])
  })

  it('is compared though another field has two readings: only that row is refused', async () => {
    const { filas, resumen } = await leer(
      Buffer.from('CURP;Nombre;Sueldo;NSS\nRASL880314MASMTC06;Luz;4256.50;5088812342\nTOTAL;1;4256.50\n'),
      { ...plano, campos: [...plano.campos, { campo: 'nss', en: { titulo: 'NSS' } }] },
    )
    expect(resumen.faltas).toEqual([])
    expect(filas[0]?.faltas.map(({ codigo, campo }) => [codigo, campo])).toEqual([['C202', 'NSS']])
  })

  it('cannot be compared if an amount that it adds up is not understood', async () => {
    const { resumen } = await leer(
      Buffer.from('CURP;Nombre;Sueldo\nRASL880314MASMTC06;Luz;42S6\nTOTAL;1;4256.50\n'),
      plano,
    )
    expect(resumen.faltas.map(({ message }) => message)).toEqual([
      'La suma del archivo no se puede comparar: hay un importe que no se entiende. C104',
    ])
  })

  it.each([
    ['TOTAL;2;4255.51\n', 'El archivo dice $4,255.51 y sus renglones suman $4,255.50: faltan $0.01. C104'],
    ['TOTAL;3;4255.50\n', 'El archivo dice 3 renglones y trae 2: faltan 1. C105'],
    ['', 'Falta el renglón de totales: el archivo puede estar cortado. C105'],
  ])('refuses the file with the difference: %s', async (total, message) => {
    expect((await leer(con(total), plano)).resumen.faltas.map((falta) => falta.message)).toEqual([message])
  })
})

describe('a text of fixed width', () => {
  const plano: DefinicionPlano = {
    formato: 'ancho_fijo',
    codificacion: 'detectar',
    titulos: false,
    periodo: 'QQAA',
    cabecera: 'H',
    campos: [
      { campo: 'curp', en: { desde: 1, hasta: 18 }, obligatorio: true },
      { campo: 'nombre', en: { desde: 19, hasta: 38 } },
      { campo: 'sueldo', en: { desde: 39, hasta: 48 }, decimales: 2, periodicidad: 'quincenal' },
      { campo: 'quincena', en: { desde: 49, hasta: 52 } },
    ],
  }
  const linea = `RASL880314MASMTC06${'MUÑOZ$PÉREZ$LUZ'.padEnd(20)}00004256502226`

  it.each(['utf-8', 'windows-1252', 'utf-16le'])('is cut by characters after decoding %s', async (pagina) => {
    const { filas } = await leer(
      iconv.encode(`H000001\r\n${linea}\r\n${linea}`, pagina, { addBOM: pagina === 'utf-16le' }),
      plano,
    )
    expect(filas.map(({ valores }) => valores)).toEqual(
      Array(2).fill({
        curp: 'RASL880314MASMTC06',
        nombre: 'MUÑOZ$PÉREZ$LUZ',
        sueldo: 425650,
        quincena: 2026 * 24 + 21,
      }),
    )
  })
})

describe('a workbook', () => {
  it('is read with numbers, dates and formulas, from the sheet and the row of titles', async () => {
    const libro = new ExcelJS.Workbook()
    libro.addWorksheet('Portada').addRow(['Nómina'])
    const hoja = libro.addWorksheet('DETALLE')
    hoja.addRow(['Secretaría de Finanzas'])
    hoja.addRow([])
    hoja.addRow(['CURP', 'NSS', 'Nombre', 'Sueldo'])
    hoja.addRow([
      'RASL880314MASMTC06',
      5088812341,
      { richText: [{ text: 'LUZ ' }, { text: 'MUÑOZ' }] },
      { formula: '1+1', result: 4256.5 },
    ])
    const plano: DefinicionPlano = {
      ...CSV,
      formato: 'xlsx',
      hoja: 'DETALLE',
      campos: [...CSV.campos, { campo: 'nss', en: { titulo: 'NSS' } }],
    }
    const { filas } = await leer(Buffer.from(await libro.xlsx.writeBuffer()), plano)
    expect(filas.map(({ linea, valores }) => [linea, valores])).toEqual([
      [4, { curp: 'RASL880314MASMTC06', nss: '05088812341', nombre: 'LUZ MUÑOZ', sueldo: 425650 }],
    ])
    await expect(leer(Buffer.from(await libro.xlsx.writeBuffer()), { ...plano, hoja: 'NADA' })).rejects.toThrow(
      /no tiene la hoja «NADA»: tiene Portada, DETALLE/,
    )
  })
})

describe('a hostile file', () => {
  const LIBRO: DefinicionPlano = { ...CSV, formato: 'xlsx' }
  const hoja = (filas: string): Buffer =>
    Buffer.from(
      zipOf([
        {
          name: 'xl/workbook.xml',
          bytes: Buffer.from(
            '<workbook xmlns:r="r"><sheets><sheet name="H" sheetId="1" r:id="rId1"/></sheets></workbook>',
          ),
        },
        {
          name: 'xl/_rels/workbook.xml.rels',
          bytes: Buffer.from('<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>'),
        },
        { name: 'xl/worksheets/sheet1.xml', bytes: Buffer.from(filas) },
      ]),
    )

  it.each([
    ['a workbook that unpacks to more than 50 MB', hoja(' '.repeat(51 * 1024 * 1024)), /50 MB al abrirlo.*C108/],
    ['a workbook with an entity of its own', hoja('<!DOCTYPE a [<!ENTITY b "c">]><worksheet>&b;</worksheet>'), /C111/],
    ['a workbook cut in the middle of its XML', hoja('<worksheet><sheetData><row r="1"><c r="A1"'), /C111|C101/],
    [
      'a ZIP that is no workbook',
      Buffer.from(zipOf([{ name: 'a.txt', bytes: Buffer.from('a') }])),
      /no es un libro.*C107/,
    ],
    ['half of a workbook', hoja('<worksheet/>').subarray(0, 120), /C111/],
  ])('is refused in one sentence: %s', async (_name, bytes, message) => {
    await expect(leer(bytes, LIBRO)).rejects.toThrow(message)
  })

  it('of 600 columns is read for its own', async () => {
    const more = Array.from({ length: 600 }, (_, i) => `C${i}`)
    const { filas } = await leer(
      Buffer.from(`CURP;Nombre;Sueldo;${more.join(';')}\nRASL880314MASMTC06;Luz;1;${more.join(';')}\n`),
      CSV,
    )
    expect(filas.map(({ valores }) => valores)).toEqual([{ curp: 'RASL880314MASMTC06', nombre: 'Luz', sueldo: 100 }])
  })

  it('with a line that never ends is refused', async () => {
    await expect(leer(Buffer.from(`CURP;Nombre;Sueldo\n${'x'.repeat(200_000)}`), CSV)).rejects.toThrow(/C110/)
    const ancho: DefinicionPlano = {
      ...CSV,
      formato: 'ancho_fijo',
      titulos: false,
      campos: [{ campo: 'curp', en: { desde: 1, hasta: 18 } }],
    }
    await expect(leer(Buffer.from('x'.repeat(200_000)), ancho)).rejects.toThrow(/C110/)
  })
})

describe('a DBF table', () => {
  const plano: DefinicionPlano = {
    formato: 'dbf',
    codificacion: 'detectar',
    titulos: true,
    campos: [
      { campo: 'curp', en: { titulo: 'CURP' } },
      { campo: 'nombre', en: { titulo: 'NOMBRE' } },
      { campo: 'sueldo', en: { titulo: 'SUELDO' } },
    ],
  }
  const tabla = tablaDbf(
    [
      ['CURP', 'C', 21],
      ['NOMBRE', 'C', 30],
      ['SUELDO', 'N', 12],
    ],
    [
      ['RASL880314MASMTC06', iconv.encode('MUÑOZ', 'cp850'), '4256.50'],
      ['*', 'BORRADO', '1.00'],
      ['RASL880314MASMTC06', iconv.encode('NUÑEZ', 'windows-1252'), '-1.00'],
    ],
  )

  it('skips and counts deleted rows, and takes the code page of each value', async () => {
    const { filas, resumen } = await leer(tabla, plano)
    expect(filas.map(({ linea, valores }) => [linea, valores])).toEqual([
      [1, { curp: 'RASL880314MASMTC06', nombre: 'MUÑOZ', sueldo: 425650 }],
      [3, { curp: 'RASL880314MASMTC06', nombre: 'NUÑEZ', sueldo: -100 }],
    ])
    expect(resumen.borrados).toBe(1)
  })

  it('is refused when it was cut', async () => {
    await expect(leer(tabla.subarray(0, tabla.length - 40), plano)).rejects.toThrow(/dice 3 registros y trae 2. C105/)
  })
})

describe('the process that reads', () => {
  it('sends every block in order, and ends with what the file adds up to', async () => {
    const filas = Array.from({ length: 5_500 }, (_, i) => `RASL880314MASMTC06;Luz ${i};1.00`)
    const pedido = await guardar(Buffer.from(`CURP;Nombre;Sueldo\n${filas.join('\n')}\n`), CSV)
    const leido = await todo(leerArchivo(pedido))
    expect(leido.filas.map(({ valores }) => valores['nombre'])).toEqual(filas.map((_, i) => `Luz ${i}`))
    expect(leido.resumen.sumas).toEqual({ sueldo: 550_000 })
  })

  it('tells why a file is refused', async () => {
    const pedido = await guardar(Buffer.from('%PDF-1.7\n1 0 obj'), CSV)
    await expect(todo(leerArchivo(pedido))).rejects.toThrow('El archivo es un PDF, no un archivo de datos. C107')
  })

  it('stops when it is asked to', async () => {
    const pedido = await guardar(Buffer.from('CURP;Nombre;Sueldo\nRASL880314MASMTC06;Luz;1\n'), CSV)
    await expect(todo(leerArchivo(pedido, AbortSignal.abort(new Error('alto'))))).rejects.toThrow('alto')
  })
})
