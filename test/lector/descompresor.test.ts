import { deflateSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { descomprimirAqui } from '#api/documentos/lector/pdf/descompresor.ts'

const platform = globalThis.DecompressionStream
beforeEach(descomprimirAqui)
afterEach(() => {
  globalThis.DecompressionStream = platform
})

/** As pdf.js takes it. */
async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<Buffer> {
  const { readable, writable } = new DecompressionStream('deflate')
  const writer = writable.getWriter()
  await writer.ready
  void writer.write(bytes).then(async () => {
    await writer.ready
    await writer.close()
  })
  const chunks: Uint8Array[] = []
  for await (const chunk of readable) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks)
}

describe('streams inflated in the thread of the reader', () => {
  const text = Buffer.from('BT /F1 12 Tf (CONSTANCIA) Tj ET\n'.repeat(9000))

  it('come out whole, however long', async () => {
    expect((await inflated(new Uint8Array(deflateSync(text)))).equals(text)).toBe(true)
  })

  it('fail when their end is missing, and when they are no such stream', async () => {
    const packed = deflateSync(text)
    await expect(inflated(new Uint8Array(packed.subarray(0, packed.length / 2)))).rejects.toThrow()
    await expect(inflated(new Uint8Array(Buffer.from('not a stream')))).rejects.toThrow()
    expect(() => new DecompressionStream('gzip')).toThrow()
  })
})
