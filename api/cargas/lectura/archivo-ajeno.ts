import type { CodigoCarga } from '#domain/cargas/codigos.ts'

/** Why a file that has another use is not read. */
export interface ArchivoAjeno {
  readonly codigo: CodigoCarga
  readonly texto: string
}

const ajeno = (que: string): ArchivoAjeno => ({
  codigo: 'C107',
  texto: `El archivo es ${que}, no un archivo de datos.`,
})

/** First bytes of files that people send instead of data, in hexadecimal. */
const FIRMAS: readonly (readonly [inicio: string, que: string])[] = [
  ['25504446', 'un PDF'],
  ['89504e47', 'una imagen'],
  ['ffd8ff', 'una imagen'],
  ['47494638', 'una imagen'],
  ['49492a00', 'una imagen'],
  ['4d4d002a', 'una imagen'],
  ['7b5c727466', 'un documento de Word'],
  ['52617221', 'un comprimido'],
  ['377abcaf271c', 'un comprimido'],
  ['1f8b', 'un comprimido'],
]

/** Signature of an OLE document: Word, PowerPoint and Excel before 2007. */
const OLE = 'd0cf11e0a1b11ae1'

/** What a file is by its first bytes, if it is none of data: a PDF, an image, a document; null if it may be one. */
export function ajenoDe(inicio: Buffer): ArchivoAjeno | null {
  const hex = inicio.subarray(0, 8).toString('hex')
  const que = FIRMAS.find(([firma]) => hex.startsWith(firma))?.[1]
  if (que !== undefined) return ajeno(que)
  // Names of streams in an OLE document are UTF-16.
  if (hex === OLE && inicio.includes(Buffer.from('WordDocument', 'utf16le'))) return ajeno('un documento de Word')
  if (hex.startsWith('504b0304') && !inicio.includes('xl/')) {
    if (inicio.includes('word/')) return ajeno('un documento de Word')
    if (inicio.includes('ppt/')) return ajeno('una presentación')
  }
  if (/^\ufeff?\s*<(?:!doctype html|html|table)/i.test(inicio.subarray(0, 512).toString('utf8')))
    return {
      codigo: 'C107',
      texto:
        'El archivo es una página web, aunque termine en .xls: ábrelo en Excel y guárdalo como Libro de Excel (.xlsx).',
    }
  return null
}
