import { readdirSync, readFileSync } from 'node:fs'
import ExcelJS from 'exceljs'
import { describe, expect, it } from 'vitest'
import { xlsxStreamOf, type ColumnaTabla } from '#api/files/tabla-xlsx.ts'

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Processes that make workbooks for this one, by their id. */
function haciendo(): number[] {
  return readdirSync('/proc/self/task')
    .flatMap((task) => read(`/proc/self/task/${task}/children`).trim().split(' '))
    .filter((pid) => read(`/proc/${pid}/cmdline`).includes('libro-child'))
    .map(Number)
}

interface Fila {
  readonly n: number
  readonly texto: string
}

const COLUMNAS: readonly ColumnaTabla<Fila>[] = [
  { titulo: 'Número', valor: ({ n }) => n },
  { titulo: 'Texto', valor: ({ texto }) => texto },
]

async function* paginas(cuantas: number, porPagina = 500): AsyncGenerator<Fila[]> {
  for (let p = 0; p < cuantas; p += 1)
    yield await Promise.resolve(
      Array.from({ length: porPagina }, (_, n) => ({ n: p * porPagina + n, texto: '=1+1\n"ñ" <&>' })),
    )
}

async function abrir(stream: ReadableStream<Uint8Array>): Promise<ExcelJS.Worksheet> {
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(await new Response(stream).arrayBuffer())
  const [sheet] = book.worksheets
  if (!sheet) throw new Error('no sheet')
  return sheet
}

describe('a workbook', () => {
  it('has its titles and every row, and text that looks like a formula stays text', async () => {
    const sheet = await abrir(xlsxStreamOf('Reporte', paginas(5), COLUMNAS))
    expect([sheet.name, sheet.rowCount]).toEqual(['Reporte', 2_501])
    expect((sheet.getRow(1).values as unknown[]).slice(1)).toEqual(['Número', 'Texto'])
    expect((sheet.getRow(2_501).values as unknown[]).slice(1)).toEqual([2_499, `'=1+1\n"ñ" <&>`])
  })

  it('without a row has its titles', async () => {
    const sheet = await abrir(xlsxStreamOf('Reporte', paginas(0), COLUMNAS))
    expect([sheet.rowCount, sheet.getRow(1).getCell(2).value]).toEqual([1, 'Texto'])
  })

  it('is made in another process, two at once, and whoever waits has its own afterwards', async () => {
    const streams = Array.from({ length: 5 }, () => xlsxStreamOf('Reporte', paginas(40), COLUMNAS))
    const readers = streams.map((stream) => stream.getReader())
    const firsts = readers.map((reader) => reader.read())
    await Promise.race(firsts)
    expect(haciendo().length).toBeGreaterThan(0)
    expect(haciendo().length).toBeLessThanOrEqual(2)
    const sizes = await Promise.all(
      readers.map(async (reader, n) => {
        let size = (await firsts[n])?.value?.length ?? 0
        for (let step = await reader.read(); !step.done; step = await reader.read()) size += step.value.length
        return size
      }),
    )
    // Each tells when it was made.
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(200)
    await expect.poll(haciendo).toEqual([])
  })

  it('that nobody takes any more ends its process, and its rows are let go', async () => {
    let suelto = false
    async function* sinFin(): AsyncGenerator<Fila[]> {
      try {
        yield* paginas(1_000_000)
      } finally {
        suelto = true
      }
    }
    const reader = xlsxStreamOf('Reporte', sinFin(), COLUMNAS).getReader()
    await reader.read()
    expect(haciendo()).toHaveLength(1)
    await reader.cancel()
    await expect.poll(() => haciendo().length === 0 && suelto).toBe(true)
  })

  it('whose rows cannot be read ends as broken, never as a short file', async () => {
    async function* rota(): AsyncGenerator<Fila[]> {
      yield* paginas(2)
      throw new Error('the database went away')
    }
    await expect(new Response(xlsxStreamOf('Reporte', rota(), COLUMNAS)).arrayBuffer()).rejects.toThrow()
    await expect.poll(haciendo).toEqual([])
    // Its place is free again.
    expect((await abrir(xlsxStreamOf('Reporte', paginas(1, 3), COLUMNAS))).rowCount).toBe(4)
  })
})
