import { deflateSync } from 'node:zlib'

/** PDFs made by hand, object by object, to say what no honest program writes. */
export interface RawStream {
  readonly dict: string
  readonly data: Buffer
}
export type RawObject = string | RawStream

const latin1 = (text: string) => Buffer.from(text, 'latin1')

function objectBytes(object: RawObject, number: number): Buffer {
  if (typeof object === 'string') return latin1(`${number} 0 obj\n${object}\nendobj\n`)
  const head = `${number} 0 obj\n<< ${object.dict} /Length ${object.data.length} >>\nstream\n`
  return Buffer.concat([latin1(head), object.data, latin1('\nendstream\nendobj\n')])
}

/** Objects from 1 on with a right cross-reference table; the first is the catalog. */
export function pdfOfObjects(objects: readonly RawObject[], trailer = ''): Buffer {
  const parts: Buffer[] = [latin1('%PDF-1.5\n')]
  let at = parts[0]!.length
  let rows = ''
  for (const [index, object] of objects.entries()) {
    const bytes = objectBytes(object, index + 1)
    rows += `${String(at).padStart(10, '0')} 00000 n \n`
    parts.push(bytes)
    at += bytes.length
  }
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\n`
  return Buffer.concat([...parts, latin1(`${table}startxref\n${at}\n%%EOF\n`)])
}

/** A page of `content` with those resources; objects 4 on are the test's own. */
export function onePage(content: RawObject, resources = '', more: readonly RawObject[] = []): Buffer {
  return pdfOfObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << ${resources} >> >>`,
    content,
    ...more,
  ])
}

export const plain = (content: string): RawStream => ({ dict: '', data: latin1(content) })

export const deflated = (data: Buffer, dict = ''): RawStream => ({
  dict: `/Filter /FlateDecode ${dict}`,
  data: deflateSync(data),
})

/** A stream of `megabytes` MB of blanks in a few KB: packed `layers` times. */
export function bomb(megabytes: number, layers = 2): RawStream {
  let data = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, 0x20))
  for (let layer = 1; layer < layers; layer++) data = deflateSync(data)
  return { dict: `/Filter [${'/FlateDecode '.repeat(layers)}]`, data }
}

/** `count` objects in compressed object streams, told by a compressed cross-reference stream: a million in 3 MB. */
export function manyObjects(count: number, perStream = 10_000): Buffer {
  const own = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Annots [${Array.from({ length: 2_000 }, (_, n) => `${n + 10} 0 R`).join(' ')}] >>`,
  ]
  const streams = Math.ceil(count / perStream)
  const first = own.length + 1
  const parts: Buffer[] = [latin1('%PDF-1.5\n')]
  const entries: [type: number, a: number, b: number][] = [[0, 0, 65_535]]
  let at = parts[0]!.length
  const add = (object: RawObject) => {
    const bytes = objectBytes(object, entries.length)
    entries.push([1, at, 0])
    parts.push(bytes)
    at += bytes.length
  }
  for (const object of own) add(object)
  for (let stream = 0; stream < streams; stream++) add(objectStream(first + streams + stream * perStream, perStream))
  for (let n = 0; n < streams * perStream; n++) entries.push([2, first + Math.floor(n / perStream), n % perStream])
  const table = Buffer.alloc((entries.length + 1) * 9)
  for (const [index, [type, a, b]] of [...entries, [1, at, 0] as const].entries()) {
    table.writeUInt8(type, index * 9)
    table.writeUInt32BE(a, index * 9 + 1)
    table.writeUInt32BE(b, index * 9 + 5)
  }
  const size = entries.length + 1
  const dict = `/Type /XRef /Size ${size} /W [1 4 4] /Root 1 0 R`
  return Buffer.concat([
    ...parts,
    objectBytes(deflated(table, dict), entries.length),
    latin1(`startxref\n${at}\n%%EOF\n`),
  ])
}

function objectStream(first: number, count: number): RawStream {
  let heads = ''
  let body = ''
  for (let n = 0; n < count; n++) {
    heads += `${first + n} ${body.length} `
    body += `<< /T ${n} >> `
  }
  return deflated(latin1(heads + body), `/Type /ObjStm /N ${count} /First ${heads.length}`)
}
