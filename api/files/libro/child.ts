import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { vigilar } from '#api/child/vigilante.ts'
import { escribirLibro } from './escribir-libro.ts'

/** A process that makes one workbook: rows come on its input as lines of JSON, the file leaves on its output. */
async function* lines(): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of process.stdin.setEncoding('utf8')) {
    const parts = (rest + String(chunk)).split('\n')
    rest = parts.pop() ?? ''
    yield* parts
  }
}

void vigilar()
const book = new PassThrough()
const sent = pipeline(book, process.stdout)
await escribirLibro(book, lines())
await sent
process.exit(0)
