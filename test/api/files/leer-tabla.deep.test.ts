import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import { leerTabla } from '#api/files/tabla/leer-tabla.ts'
import { abrirAparte } from '#api/files/tabla/proceso-tabla.ts'
import { PLAZO } from '#test/support/plazo.ts'
import { plainXlsx, unclosedCellsXlsx, unclosedPhoneticsXlsx } from '#test/support/hostil/hostile-xlsx.ts'

const refusal = (error: unknown) => error as { status: number; codigo: string; message: string }

/** Turns that the event loop gets at most when the process itself parses these books: about 20, between their chunks. */
const TURNS_OF_PARSING = 50

/** How `bytes` are refused, and how often this process could do something else meanwhile. */
async function refuse(bytes: Uint8Array) {
  let served = 0
  const others = setInterval(() => served++, 1)
  const { status, message } = refusal(await leerTabla(bytes).catch((error: unknown) => error))
  clearInterval(others)
  return { status, message, served }
}

describe('a book made to keep the reader busy', () => {
  it.each([
    ['cells that never end', unclosedCellsXlsx()],
    ['phonetic readings that never end', unclosedPhoneticsXlsx()],
  ])('of %s is refused while everybody else is served', async (_what, bytes) => {
    expect(bytes.length).toBeLessThan(4_000)
    const { status, message, served } = await refuse(bytes)
    expect([status, message]).toEqual([422, 'El libro de Excel está dañado y no se puede abrir.'])
    expect(served).toBeGreaterThan(TURNS_OF_PARSING)
  })
})

describe('a file that takes more than its share', () => {
  const text = (cell: string) => `<c r="${cell}" t="inlineStr"><is><t>x</t></is></c>`
  const many = plainXlsx(Array.from({ length: 6_000 }, (_, i) => `<row r="${i + 1}">${text(`A${i + 1}`)}</row>`))

  it('of time is refused, and its process ends', async () => {
    const error = refusal(
      await abrirAparte({ bytes: many, filasMax: 2_000 }, { ms: 20, heapMb: 320 }).catch((thrown: unknown) => thrown),
    )
    expect([error.status, error.message]).toEqual([422, 'El archivo tarda demasiado en abrirse: divídelo en partes.'])
  })

  it('of memory is refused, and its process ends', async () => {
    const error = refusal(
      await abrirAparte({ bytes: many, filasMax: 2_000 }, { ms: PLAZO, heapMb: 12 }).catch((thrown: unknown) => thrown),
    )
    expect([error.status, error.message]).toEqual([
      413,
      'El archivo es demasiado grande al abrirlo: divídelo en partes.',
    ])
  })

  it('of rows is refused with how many it may have', async () => {
    const error = refusal(await leerTabla(many).catch((thrown: unknown) => thrown))
    expect([error.status, error.message]).toEqual([413, 'El archivo tiene más de 2000 renglones: divídelo en partes.'])
  })

  it('waits for its turn with the others, and all are read', async () => {
    const files = Array.from({ length: 6 }, (_, i) => leerTabla(Buffer.from(`Clave\nA${i}\n`)))
    const claves = (await Promise.all(files)).map((filas) => filas[1]?.celdas[0])
    expect(claves).toEqual(['A0', 'A1', 'A2', 'A3', 'A4', 'A5'])
  })
})

describe('a CSV that a spreadsheet saved', () => {
  const FILAS = [
    ['Clave', 'Monto', 'Año'],
    ['7', '4,256.50', 'Ñandú'],
  ]
  const csv = (separador: string, fin: string) =>
    [...FILAS, ['', '', ''], ['', '', '']]
      .map((celdas) => celdas.map((celda) => `"${celda}"`).join(separador))
      .join(fin)
      .replaceAll('""', '')
  const LEIDAS = FILAS.map((celdas, i) => ({ fila: i + 1, celdas }))

  it.each([
    ['UTF-8', ',', '\r\n', iconv.encode(csv(',', '\r\n'), 'utf8')],
    ['UTF-8 with its mark', ';', '\n', iconv.encode(csv(';', '\n'), 'utf8', { addBOM: true })],
    ['Windows-1252', ';', '\r\n', iconv.encode(csv(';', '\r\n'), 'windows-1252')],
    ['UTF-16', '\t', '\r\n', iconv.encode(csv('\t', '\r\n'), 'utf16le', { addBOM: true })],
    ['UTF-16 of the other order', '\t', '\r', iconv.encode(csv('\t', '\r'), 'utf16be', { addBOM: true })],
  ])('as %s, with %j and %j, gives the same rows', async (_codificacion, _separador, _fin, bytes) => {
    expect(await leerTabla(bytes)).toEqual(LEIDAS)
  })

  it('with two kinds of line ends keeps each row and its number', async () => {
    expect(await leerTabla(Buffer.from('\nClave,Nombre\r\n1,Uno\n2,Dos\r\n'))).toEqual([
      { fila: 2, celdas: ['Clave', 'Nombre'] },
      { fila: 3, celdas: ['1', 'Uno'] },
      { fila: 4, celdas: ['2', 'Dos'] },
    ])
  })
})

describe('a book of people', () => {
  it('keeps texts, runs of rich text, numbers, kept values of formulas and entities as they are read', async () => {
    const rows = [
      '<row r="1"><c r="A1" t="inlineStr"><is><t>Clave</t></is></c><c r="C1" t="inlineStr"><is><r><t>Nom</t></r><r><t>bre</t></r></is></c></row>',
      '<row r="3"><c r="A3"><v>104418</v></c><c r="B3" t="b"><v>1</v></c><c r="C3" t="str"><f>A1</f><v>Peña &amp; Díaz</v></c></row>',
    ]
    expect(await leerTabla(plainXlsx(rows))).toEqual([
      { fila: 1, celdas: ['Clave', '', 'Nombre'] },
      { fila: 3, celdas: ['104418', '1', 'Peña & Díaz'] },
    ])
  })

  it('is read where its rules hold for whole columns', async () => {
    const row = '<row r="1"><c r="A1"><v>7</v></c><c r="B1" t="inlineStr"><is><t>ocho</t></is></c></row>'
    const rules =
      '<mergeCells count="1"><mergeCell ref="F1:XFD1048576"/></mergeCells><dataValidations count="1"><dataValidation type="list" sqref="A1:XFD1048576"><formula1>"a,b"</formula1></dataValidation></dataValidations>'
    expect(await leerTabla(plainXlsx([row], rules))).toEqual([{ fila: 1, celdas: ['7', 'ocho'] }])
  })
})
