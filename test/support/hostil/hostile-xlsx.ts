import { zipOf } from './zip-file.ts'

const HEAD =
  '<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>'
const TAIL = '</sheetData></worksheet>'

/** A tiny book whose only sheet opens a row and then `cells` cells that never end: quadratic for a reader that looks ahead. */
export function unclosedCellsXlsx(cells = 200_000): Buffer {
  return zipOf([
    ...bookParts(),
    { name: 'xl/worksheets/sheet1.xml', bytes: Buffer.from(`${HEAD}<row>${'<c '.repeat(cells)}</row>`) },
  ])
}

/** A tiny book whose only text opens `runs` phonetic readings that never end. */
export function unclosedPhoneticsXlsx(runs = 200_000): Buffer {
  return zipOf([
    ...bookParts(),
    { name: 'xl/sharedStrings.xml', bytes: Buffer.from(`<sst><si>${'<rPh '.repeat(runs)}</si></sst>`) },
    { name: 'xl/worksheets/sheet1.xml', bytes: Buffer.from(`${HEAD}${TAIL}`) },
  ])
}

/** A sound book of one sheet with those rows, as programs write it without styles or shared texts; `after` stands behind them. */
export function plainXlsx(rows: readonly string[], after = ''): Buffer {
  return zipOf([
    ...bookParts(),
    { name: 'xl/worksheets/sheet1.xml', bytes: Buffer.from(`${HEAD}${rows.join('')}</sheetData>${after}</worksheet>`) },
  ])
}

function bookParts() {
  const rels = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const part = (name: string, text: string) => ({ name, bytes: Buffer.from(text) })
  return [
    part(
      '_rels/.rels',
      `<Relationships><Relationship Id="rId1" Type="${rels}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    part(
      'xl/workbook.xml',
      `<workbook xmlns:r="${rels}"><sheets><sheet name="Hoja" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      `<Relationships><Relationship Id="rId1" Type="${rels}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
  ]
}
