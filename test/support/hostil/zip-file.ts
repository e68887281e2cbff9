import { crc32, deflateRawSync } from 'node:zlib'

/** An entry of a zip, as honest or as false as a test needs it. */
export interface ZipEntry {
  readonly name: string
  readonly bytes: Buffer
  /** 0 stored, 8 deflated (by default), any other: a method nobody knows. */
  readonly method?: number
  readonly isEncrypted?: boolean
  /** The size that the directory claims. */
  readonly claims?: number
  readonly crc?: number
}

const UTF8 = 0x800

/** A zip of those entries, in that order. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const data = (entry.method ?? 8) === 8 ? deflateRawSync(entry.bytes) : entry.bytes
    const [name, fields] = [Buffer.from(entry.name), fieldsOf(entry, data.length)]
    const local = Buffer.concat([signed('PK\u0003\u0004', 1), fields, name, data])
    directory.push(Buffer.concat([signed('PK\u0001\u0002', 2), fields, placeOf(offset), name]))
    locals.push(local)
    offset += local.length
  }
  const center = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(center.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, center, end])
}

/** A signature and its versions. */
const signed = (signature: string, versions: number) =>
  Buffer.concat([Buffer.from(signature, 'latin1'), ...Array.from({ length: versions }, () => Buffer.from([20, 0]))])

/** What both headers say of an entry, up to the length of its extra field. */
function fieldsOf({ name, bytes, method = 8, isEncrypted = false, claims, crc }: ZipEntry, packed: number): Buffer {
  const fields = Buffer.alloc(24)
  fields.writeUInt16LE(UTF8 | (isEncrypted ? 1 : 0), 0)
  fields.writeUInt16LE(method, 2)
  fields.writeUInt32LE(crc ?? crc32(bytes), 8)
  fields.writeUInt32LE(packed, 12)
  fields.writeUInt32LE(claims ?? bytes.length, 16)
  fields.writeUInt16LE(Buffer.byteLength(name), 20)
  return fields
}

/** No comment, first disk, no attributes, and where the entry stands. */
function placeOf(offset: number): Buffer {
  const place = Buffer.alloc(14)
  place.writeUInt32LE(offset, 10)
  return place
}
