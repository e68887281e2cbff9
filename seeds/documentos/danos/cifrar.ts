import { deflateSync, inflateSync } from 'node:zlib'

interface Objeto {
  readonly numero: number
  readonly texto: string
}

/**
 * `pdf` (as pdfkit writes it) with the same look and another text: the table that says which letter each drawn shape is now
 * says `cambiar` of it, as the broken fonts of some programs do. Added to the end of the file, as an edit would be.
 */
export function cifrarLetras(pdf: Buffer, cambiar: (texto: string) => string): Buffer {
  // One character a byte, so that places in the text are places in the file.
  const text = pdf.toString('latin1')
  const size = Number(/\/Size (\d+)/.exec(text)?.[1] ?? 0)
  const fonts = [...text.matchAll(/^(\d+) 0 obj\n(<<\n\/Type \/Font\n[^]*?>>)\nendobj/gm)]
  const added: Objeto[] = []
  for (const [, number = '', dictionary = ''] of fonts) {
    if (dictionary.includes('/CIDFontType2')) continue
    const numero = size + added.length / 2
    const reference = `/ToUnicode ${numero} 0 R`
    const own = /\/ToUnicode (\d+) 0 R/.exec(dictionary)
    const table = own ? cifrarTabla(tablaDe(text, own[1] ?? ''), cambiar) : tablaLatina(cambiar)
    const changed = own ? dictionary.replace(own[0], reference) : dictionary.replace(/>>$/, `${reference}\n>>`)
    added.push({ numero, texto: flujo(table) }, { numero: Number(number), texto: changed })
  }
  return anexar(pdf, text, size + added.length / 2, added)
}

function tablaDe(text: string, number: string): string {
  const found = new RegExp(`^${number} 0 obj\\n<<\\n/Length (\\d+)\\n/Filter /FlateDecode\\n>>\\nstream\\n`, 'm').exec(
    text,
  )
  if (!found) throw new Error(`No table of letters in object ${number}`)
  const start = found.index + found[0].length
  return inflateSync(Buffer.from(text.slice(start, start + Number(found[1])), 'latin1')).toString('latin1')
}

const hex = (texto: string): string =>
  Array.from({ length: texto.length }, (_, at) => texto.charCodeAt(at).toString(16).padStart(4, '0')).join('')

const desdeHex = (digits: string): string =>
  (digits.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('')

/** The lists of letters stand in brackets, one for each shape. */
function cifrarTabla(table: string, cambiar: (texto: string) => string): string {
  return table.replaceAll(/\[[^[\]]*\]/g, (list) =>
    list.replaceAll(/<([0-9a-f]+)>/gi, (_, digits: string) => `<${hex(cambiar(desdeHex(digits)))}>`),
  )
}

/** For the fonts that stay outside the file: a byte is a letter of Windows 1252, which is Latin 1 where papers write. */
function tablaLatina(cambiar: (texto: string) => string): string {
  const rows = Array.from({ length: 0x100 - 0x20 }, (_, at) => {
    const code = at + 0x20
    return `<${code.toString(16).padStart(2, '0')}> <${hex(cambiar(String.fromCharCode(code)))}>`
  })
  const blocks = Array.from({ length: Math.ceil(rows.length / 100) }, (_, at) => rows.slice(at * 100, at * 100 + 100))
  const body = blocks.map((block) => `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar\n`).join('')
  const head = '/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CMapType 2 def\n'
  return `${head}1 begincodespacerange\n<00> <ff>\nendcodespacerange\n${body}endcmap\nend\nend\n`
}

function flujo(content: string): string {
  const packed = deflateSync(Buffer.from(content, 'latin1')).toString('latin1')
  return `<<\n/Length ${packed.length}\n/Filter /FlateDecode\n>>\nstream\n${packed}\nendstream`
}

/** Newer objects after the end of the file, with a table of their places that points back to the one before. */
function anexar(pdf: Buffer, text: string, size: number, objetos: readonly Objeto[]): Buffer {
  const trailer = /trailer\n<<\n([^]*?)>>\nstartxref\n(\d+)/.exec(text.slice(text.lastIndexOf('trailer')))
  let body = '\n'
  let table = ''
  for (const { numero, texto } of objetos) {
    const offset = String(pdf.length + body.length).padStart(10, '0')
    table += `${numero} 1\n${offset} 00000 n \n`
    body += `${numero} 0 obj\n${texto}\nendobj\n`
  }
  const root = (trailer?.[1] ?? '').replace(/\/Size \d+/, `/Size ${size}`)
  const start = pdf.length + body.length
  const end = `xref\n${table}trailer\n<<\n${root}/Prev ${trailer?.[2] ?? '0'}\n>>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.concat([pdf, Buffer.from(body + end, 'latin1')])
}
