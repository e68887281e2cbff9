import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { childEnv, childProgram } from '#api/child/program.ts'
import { Turns } from '#api/db/readers/turns.ts'
import type { PaginaLibro, TituloLibro } from './libro.ts'

/** Workbooks made at once; whoever asks for one more waits for the first that is done. */
const A_LA_VEZ = 2
const HEAP_MB = 256
/** Who takes nothing of a workbook for so long has it ended, and makes room for the next. */
const SIN_TOMAR_MS = 60_000

const turnos = new Turns(Array.from({ length: A_LA_VEZ }, (_, n) => n))

type Proceso = ChildProcessByStdio<Writable, Readable, null>

/**
 * A workbook of `paginas`, made in a process of its own while it is taken: here the rows are only read and sent. Who stops taking it
 * ends the process and lets the pages go. Throws what the pages throw, and when the process does not end well.
 */
export async function* libroAparte(
  titulo: TituloLibro,
  paginas: AsyncIterable<PaginaLibro>,
): AsyncGenerator<Uint8Array> {
  const turno = await turnos.take()
  const child = await begin().catch((error: unknown) => {
    turnos.give(turno)
    throw error
  })
  const exited = once(child, 'exit') as Promise<[number | null]>
  exited.catch(() => undefined)
  const fed = feed(child, titulo, paginas)
  // What goes wrong here ends the file in the middle, and is thrown once that is seen.
  fed.catch(() => child.kill('SIGKILL'))
  let idle: NodeJS.Timeout | undefined
  try {
    for await (const piece of child.stdout) {
      idle = setTimeout(() => child.kill('SIGKILL'), SIN_TOMAR_MS)
      yield piece as Uint8Array
      clearTimeout(idle)
    }
    await fed
    const [code] = await exited
    if (code !== 0) throw new Error(`The process of a workbook ended with ${code ?? 'a signal'}`)
  } finally {
    clearTimeout(idle)
    child.stdin.destroy()
    child.kill('SIGKILL')
    turnos.give(turno)
  }
}

async function begin(): Promise<Proceso> {
  const program = await childProgram('libro-child', './child.ts', import.meta.url)
  const child = spawn(process.execPath, [`--max-old-space-size=${HEAP_MB}`, program], {
    env: childEnv(),
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  // It may end while rows are on their way to it: whoever reads its output learns of that.
  child.stdin.on('error', () => undefined)
  await once(child, 'spawn')
  return child
}

async function feed({ stdin }: Proceso, titulo: TituloLibro, paginas: AsyncIterable<PaginaLibro>): Promise<void> {
  const closed = once(stdin, 'close')
  closed.catch(() => undefined)
  stdin.write(line(titulo))
  for await (const pagina of paginas) {
    if (stdin.destroyed) return
    if (!stdin.write(line(pagina))) await Promise.race([once(stdin, 'drain'), closed])
  }
  stdin.end()
}

const line = (value: object) => `${JSON.stringify(value)}\n`
