import { describe, expect, it } from 'vitest'
import { receiveFile } from '#api/http/cuerpo/receive-file.ts'

const TIPO = 'multipart/form-data; boundary=limite'
const CABEZA =
  '--limite\r\nContent-Disposition: form-data; name="file"; filename="curp.pdf"\r\nContent-Type: application/pdf\r\n\r\n'
const PEDIDO = { campo: 'file', keep: 1024, total: 65_536 }

/** A body that comes in pieces and then breaks off, as when its sender hangs up. */
function cortado(pieces: readonly string[]): ReadableStream<Uint8Array> {
  const rest = [...pieces]
  return new ReadableStream({
    pull(controller) {
      const next = rest.shift()
      if (next === undefined) controller.error(new Error('The sender hung up'))
      else controller.enqueue(new TextEncoder().encode(next))
    },
  })
}

describe('a form whose sender hangs up', () => {
  it.each([
    ['before the file', ['--limite\r\nContent-']],
    ['inside of the file', [CABEZA, 'x'.repeat(2000)]],
    ['after the file, before its end', [CABEZA, 'x'.repeat(10), '\r\n--limite']],
  ])('%s: is refused then, so that its room and its file are given back', async (_, pieces) => {
    await expect(receiveFile(cortado(pieces), TIPO, PEDIDO)).rejects.toMatchObject({ status: 400 })
  })
})
