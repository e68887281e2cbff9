import { createReadStream } from 'node:fs'
import iconv from 'iconv-lite'
import { ArchivoRechazado } from './archivo-rechazado.ts'
import { BLOQUE, LIMITES_CARGA, type Registro, type Registros } from './registro.ts'
import { textoDeBytes, type CodificacionLeida } from './texto-de-bytes.ts'

const [LF, CR] = [0x0a, 0x0d]

/**
 * Lines of a text whose line ends are LF, CRLF or CR alone. Each is one cell, decoded before it is cut: an Ñ of two bytes takes one
 * character. Throws `ArchivoRechazado` C110 on a line that is too long.
 */
export async function* leerLineas(ruta: string, codificacion: CodificacionLeida): Registros {
  if (codificacion === 'utf-16le' || codificacion === 'utf-16be') {
    yield* leerLineas16(ruta, codificacion)
    return
  }
  let block: Registro[] = []
  let [rest, byte, linea]: [Buffer, number, number] = [Buffer.alloc(0), 0, 0]
  const add = (line: Buffer, bytes: number): void => {
    linea += 1
    if (line.length > 0) block.push({ linea, byte, bytes, celdas: [decode(line, codificacion)] })
    byte += bytes
  }
  for await (const piece of createReadStream(ruta, { highWaterMark: 256 * 1024 })) {
    rest = rest.length === 0 ? (piece as Buffer) : Buffer.concat([rest, piece as Buffer])
    let start = 0
    for (let at = nextEnd(rest, 0); at >= 0; at = nextEnd(rest, start)) {
      // A CR at the end of a piece may be half of a CRLF.
      if (rest[at] === CR && at + 1 === rest.length) break
      const end = rest[at] === CR && rest[at + 1] === LF ? at + 2 : at + 1
      add(rest.subarray(start, at), end - start)
      start = end
      if (block.length >= BLOQUE) {
        yield block
        block = []
      }
    }
    rest = rest.subarray(start)
    if (rest.length > LIMITES_CARGA.linea)
      throw new ArchivoRechazado(
        'C110',
        `El renglón ${linea + 1} tiene más de ${LIMITES_CARGA.linea} caracteres: revisa los fines de renglón.`,
      )
  }
  if (rest.at(-1) === CR) add(rest.subarray(0, -1), rest.length)
  // 1A ends old text files and DBF tables.
  else if (rest.length > 0 && !(rest.length === 1 && rest[0] === 0x1a)) add(rest, rest.length)
  if (block.length > 0) yield block
}

function nextEnd(bytes: Buffer, from: number): number {
  const [lf, cr] = [bytes.indexOf(LF, from), bytes.indexOf(CR, from)]
  return lf < 0 || cr < 0 ? Math.max(lf, cr) : Math.min(lf, cr)
}

function decode(line: Buffer, codificacion: CodificacionLeida): string {
  if (codificacion === 'utf-8') return line.toString('utf8').replace(/^\ufeff/, '')
  return textoDeBytes(line.toString('latin1'), codificacion)
}

/** The same of UTF-16, whose characters of these files take two bytes each. */
async function* leerLineas16(ruta: string, codificacion: 'utf-16le' | 'utf-16be'): Registros {
  const source = createReadStream(ruta).pipe(iconv.decodeStream(codificacion))
  let [rest, byte, linea, isFirst] = ['', 2, 0, true]
  const toRegistro = (text: string, end: string): Registro => {
    linea += 1
    const bytes = 2 * (text.length + end.length)
    byte += bytes
    return { linea, byte: byte - bytes, bytes, celdas: [text] }
  }
  for await (const piece of source) {
    rest += isFirst ? String(piece).replace(/^\ufeff/, '') : String(piece)
    isFirst = false
    const parts = rest.split(/(\r\n|\n|\r(?!$))/)
    rest = parts.pop() ?? ''
    const block: Registro[] = []
    for (let i = 0; i + 1 < parts.length; i += 2) {
      const registro = toRegistro(parts[i] ?? '', parts[i + 1] ?? '')
      if (registro.celdas[0] !== '') block.push(registro)
    }
    if (block.length > 0) yield block
    if (rest.length > LIMITES_CARGA.linea)
      throw new ArchivoRechazado('C110', `El renglón ${linea + 1} es demasiado largo.`)
  }
  const last = rest.replace(/\r$/, '')
  if (last !== '') yield [toRegistro(last, rest.slice(last.length))]
}
