import { createReadStream } from 'node:fs'
import { CsvError, parse } from 'csv-parse'
import iconv from 'iconv-lite'
import { ArchivoRechazado } from './archivo-rechazado.ts'
import { BLOQUE, LIMITES_CARGA, type Registro, type Registros } from './registro.ts'
import { textoDeBytes, type CodificacionLeida } from './texto-de-bytes.ts'

const SEPARADORES = [',', ';', '\t', '|'] as const

interface RecordCsv {
  readonly record: string[]
  readonly info: { readonly lines: number; readonly bytes: number }
}

/**
 * Records of a text with a separator, as spreadsheets write it: LF, CRLF or CR alone, quotes, blank lines. The parser counts bytes
 * of the file itself, so that each record can be given back as it came. Throws `ArchivoRechazado` C109 and C110.
 */
export async function* leerDelimitado(
  ruta: string,
  codificacion: CodificacionLeida,
  separador: string,
  sinComillas = false,
): Registros {
  const parser = parse({
    // One byte is one character: what comes out is decoded cell by cell.
    encoding: codificacion === 'utf-8' ? 'utf8' : codificacion.startsWith('utf-16') ? 'utf16le' : 'latin1',
    bom: true,
    delimiter: separador,
    quote: sinComillas ? null : '"',
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LIMITES_CARGA.linea,
    info: true,
  })
  const source = createReadStream(ruta, { highWaterMark: 256 * 1024 })
  source.on('error', (error) => parser.destroy(error))
  if (codificacion === 'utf-16be')
    source.pipe(iconv.decodeStream('utf-16be')).pipe(iconv.encodeStream('utf-16le')).pipe(parser)
  else source.pipe(parser)
  let [block, byte]: [Registro[], number] = [[], 0]
  const decode = porCeldas(codificacion)
  try {
    for await (const { record, info } of parser as AsyncIterable<RecordCsv>) {
      block.push({ linea: info.lines, byte, bytes: info.bytes - byte, celdas: decode ? record.map(decode) : record })
      byte = info.bytes
      if (block.length < BLOQUE) continue
      yield block
      block = []
    }
  } catch (error) {
    throw asRechazo(error)
  } finally {
    source.destroy()
  }
  if (block.length > 0) yield block
}

function porCeldas(codificacion: CodificacionLeida): ((celda: string) => string) | null {
  if (codificacion.startsWith('utf')) return null
  return (celda) => textoDeBytes(celda, codificacion)
}

function asRechazo(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error
  const linea = Number(error['lines'] ?? 0)
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return new ArchivoRechazado('C110', `El renglón ${linea} es demasiado largo: revisa si una comilla no se cierra.`)
  return new ArchivoRechazado('C109', `Desde el renglón ${linea} hay una comilla que se abre y no se cierra.`)
}

/** The separator that divides the first lines into most columns. */
export function separadorDe(inicio: string): string {
  const lineas = inicio.split(/\r\n|\n|\r/).slice(0, 5)
  const columnas = (separador: string): number => lineas.reduce((sum, linea) => sum + linea.split(separador).length, 0)
  return SEPARADORES.reduce((best, each) => (columnas(each) > columnas(best) ? each : best))
}
