import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'
import { AppError } from '#api/errors.ts'
import type { FilaTabla } from './leer-tabla.ts'
import { ownValue } from '#domain/own-value.ts'

/** A part of the book opened: XML is ten times its packed weight at most, a bomb a thousand. */
const MAX_PARTE = 16 * 1024 * 1024

const HOJA = /^xl\/worksheets\/sheet(\d+)\.xml$/
const TEXTOS = 'xl/sharedStrings.xml'

/**
 * The rows of the first sheet of a book, as texts. Only two parts of the package are opened and no more of each than its
 * limit, whatever its directory says of sizes; formulas give the value that was kept with them. Throws 415, 422.
 */
export async function leerXlsx(bytes: Buffer): Promise<FilaTabla[]> {
  let zip: ZipFile
  try {
    zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false })
  } catch {
    throw new AppError(422, 'archivo', 'El libro de Excel está dañado y no se puede abrir.')
  }
  try {
    const partes = await openPartes(zip)
    if (partes.hoja === null) throw new AppError(415, 'tipo', 'El archivo no es un libro de Excel (.xlsx).')
    return rowsOf(partes.hoja, partes.textos === null ? [] : sharedOf(partes.textos))
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError(422, 'archivo', 'El libro de Excel está dañado y no se puede abrir.')
  } finally {
    zip.close()
  }
}

async function openPartes(zip: ZipFile): Promise<{ readonly hoja: string | null; readonly textos: string | null }> {
  let hoja: { readonly entry: Entry; readonly numero: number } | null = null
  let textos: Entry | null = null
  for await (const entry of zip.eachEntry()) {
    const numero = Number(HOJA.exec(entry.fileName)?.[1] ?? NaN)
    if (numero >= 0 && (hoja === null || numero < hoja.numero)) hoja = { entry, numero }
    if (entry.fileName === TEXTOS) textos = entry
  }
  return { hoja: hoja && (await readEntry(zip, hoja.entry)), textos: textos && (await readEntry(zip, textos)) }
}

async function readEntry(zip: ZipFile, entry: Entry): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    size += (chunk as Buffer).length
    if (size > MAX_PARTE) throw new AppError(413, 'tamano', 'El libro de Excel es demasiado grande al abrirlo.')
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function sharedOf(xml: string): string[] {
  return blocks(xml, 'si').map((block) => textOf(block.inner))
}

function rowsOf(xml: string, shared: readonly string[]): FilaTabla[] {
  return blocks(xml, 'row').map(({ attributes, inner }, index) => {
    const celdas: string[] = []
    for (const cell of blocks(inner, 'c')) {
      const column = columnOf(attribute(cell.attributes, 'r')) ?? celdas.length
      if (column < 200) celdas[column] = valueOf(cell, shared)
    }
    return {
      fila: Number(attribute(attributes, 'r') ?? index + 1),
      celdas: Array.from(celdas, (text: string | undefined) => text ?? ''),
    }
  })
}

function valueOf({ attributes, inner }: Block, shared: readonly string[]): string {
  const type = attribute(attributes, 't')
  if (type === 'inlineStr') return textOf(inner)
  const value = decodeEntities(blocks(inner, 'v')[0]?.inner ?? '')
  return type === 's' ? (shared[Number(value)] ?? '') : value
}

/** The runs of a rich text, joined; readings of East Asian text are no part of it. */
function textOf(xml: string): string {
  const runs = blocks(xml.replace(/<(?:\w+:)?rPh\b[\s\S]*?<\/(?:\w+:)?rPh>/g, ''), 't')
  return runs.map(({ inner }) => decodeEntities(inner)).join('')
}

interface Block {
  readonly attributes: string
  readonly inner: string
}

/** The elements of that name that do not hold one another, with any prefix, found in one pass. */
function blocks(xml: string, name: string): Block[] {
  const found: Block[] = []
  const open = new RegExp(`<((?:\\w+:)?${name})(\\s[^>]*)?>`, 'g')
  for (let match = open.exec(xml); match; match = open.exec(xml)) {
    const attributes = match[2] ?? ''
    if (attributes.endsWith('/')) {
      found.push({ attributes, inner: '' })
      continue
    }
    const end = xml.indexOf(`</${match[1] ?? ''}>`, open.lastIndex)
    if (end < 0) break
    found.push({ attributes, inner: xml.slice(open.lastIndex, end) })
    open.lastIndex = end
  }
  return found
}

function attribute(attributes: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1]
}

/** "C7" → 2. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  if (letters === undefined) return undefined
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name: string | undefined) => {
    if (name !== undefined) return ownValue(ENTITIES, name) ?? whole
    const code = decimal === undefined ? parseInt(String(hex), 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
