import { describe, expect, it } from 'vitest'
import { csvOf } from '#api/files/tabla-csv.ts'
import { xlsxStreamOf } from '#api/files/tabla-xlsx.ts'

const turn = () => new Promise(setImmediate)

/** Rows without end, and whether whoever reads them has let them go. */
function sinFin(): { filas: AsyncGenerator<string[]>; suelto: () => boolean } {
  let suelto = false
  async function* filas(): AsyncGenerator<string[]> {
    try {
      for (let n = 0; ; n += 1) {
        if (n % 50 === 0) await turn()
        yield [String(n), 'x'.repeat(400)]
      }
    } finally {
      suelto = true
    }
  }
  return { filas: filas(), suelto: () => suelto }
}

async function cortar(stream: ReadableStream<Uint8Array>, pedazos: number): Promise<void> {
  const reader = stream.getReader()
  for (let n = 0; n < pedazos; n += 1) await reader.read()
  // More is on its way as the sender hangs up.
  for (let n = 0; n < 5; n += 1) await turn()
  reader.read().catch(() => undefined)
  await reader.cancel()
  for (let n = 0; n < 20; n += 1) await turn()
}

describe('a download that its sender breaks off', () => {
  it.each([0, 1, 2, 5])(
    'as a table of text, after %i pieces: the rows are let go, and nothing falls',
    async (pedazos) => {
      for (let n = 0; n < 20; n += 1) {
        const { filas, suelto } = sinFin()
        await cortar(csvOf(['n', 'texto'], filas), pedazos)
        // Rows that nobody asked for were not begun.
        if (pedazos > 0) expect(suelto()).toBe(true)
      }
    },
  )

  it('as a workbook: nothing falls, and no page more is asked for', async () => {
    let paginas = 0
    async function* pages(): AsyncGenerator<readonly { readonly n: number }[]> {
      for (; paginas < 10_000;) {
        paginas += 1
        yield Array.from({ length: 500 }, (_, n) => ({ n }))
        await turn()
      }
    }
    await cortar(xlsxStreamOf('Hoja', pages(), [{ titulo: 'n', valor: ({ n }) => n }]), 1)
    const at = paginas
    for (let n = 0; n < 50; n += 1) await turn()
    expect(paginas - at).toBeLessThan(20)
  })
})
