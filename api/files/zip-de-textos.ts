import { crc32, deflateRawSync } from 'node:zlib'
import type { ArchivoTexto } from './sumas.ts'

/** Names are UTF-8. */
const UTF8 = 0x0800
const DEFLATED = 8
const VERSION = 20
/** 1 January 1980, midnight: the same texts make the same bytes on any day. */
const FECHA = 0x0021

/** Texts as a zip, in that order. All of it is held in memory: for files of some thousands of lines, not for exports without end. */
export function zipDeTextos(archivos: readonly ArchivoTexto[]): Buffer<ArrayBuffer> {
  const locales: Buffer[] = []
  const directorio: Buffer[] = []
  let desde = 0
  for (const { nombre, contenido } of archivos) {
    const bytes = Buffer.from(contenido)
    const packed = deflateRawSync(bytes)
    const name = Buffer.from(nombre)
    const common = cabecera(bytes, packed.length, name.length)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), uint16(VERSION), common, name, packed])
    directorio.push(
      Buffer.concat([
        Buffer.from('PK\x01\x02', 'latin1'),
        uint16(VERSION, VERSION),
        common,
        // No comment, first disk, no attributes, and where its local header begins.
        uint16(0, 0, 0),
        uint32(0, desde),
        name,
      ]),
    )
    locales.push(local)
    desde += local.length
  }
  const central = Buffer.concat(directorio)
  const end = Buffer.concat([
    Buffer.from('PK\x05\x06', 'latin1'),
    uint16(0, 0, archivos.length, archivos.length),
    uint32(central.length, desde),
    uint16(0),
  ])
  return Buffer.concat([...locales, central, end])
}

/** What both headers say of an entry: flags, method, time, checksum, both sizes, and the lengths of name and extra field. */
function cabecera(bytes: Buffer, packed: number, name: number): Buffer {
  return Buffer.concat([uint16(UTF8, DEFLATED, 0, FECHA), uint32(crc32(bytes), packed, bytes.length), uint16(name, 0)])
}

function uint16(...values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 2)
  values.forEach((value, i) => buffer.writeUInt16LE(value, i * 2))
  return buffer
}

function uint32(...values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 4)
  values.forEach((value, i) => buffer.writeUInt32LE(value, i * 4))
  return buffer
}
