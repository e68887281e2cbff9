import { constants } from 'node:fs'
import { mkdir, open, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { env } from '#api/env.ts'
import { DUENIO } from '#api/jobs/duenio.ts'

/** Where reads of people stand until they are chained: a file for each process, of lines of JSON. */
export const carpetaConsultas = () => path.join(env.dataDir, 'consultas')

/** Each write returns once the disk has it, as one fdatasync behind it would, in one trip to the system. */
const APPEND_FOR_GOOD =
  constants.O_APPEND | constants.O_CREAT | constants.O_EXCL | constants.O_WRONLY | constants.O_DSYNC

interface Waiting {
  readonly text: string
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

/**
 * A file to which lines are appended for good. Whoever appends waits until the disk has the line; one write serves all
 * who came while the one before was under way.
 */
export class ArchivoConsultas {
  readonly ruta: string
  /** Bytes that the disk surely has. */
  escritos = 0
  private readonly handle: Promise<FileHandle>
  private waiting: Waiting[] = []
  private busy = false
  private broken = false

  constructor(numero: number) {
    this.ruta = path.join(carpetaConsultas(), `${DUENIO.replaceAll(' ', '~')}~${numero}.jsonl`)
    this.handle = openNew(this.ruta)
    this.handle.catch(() => (this.broken = true))
  }

  /** No line is on its way. */
  get quieto(): boolean {
    return !this.busy && this.waiting.length === 0
  }

  /** A line could not be kept: nothing more is written behind it. */
  get roto(): boolean {
    return this.broken
  }

  /** Resolves once the lines are on the disk. Rejects with what the system says when they cannot be kept. */
  append(text: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ text, resolve, reject })
      if (!this.busy) void this.work()
    })
  }

  async close(): Promise<void> {
    const handle = await this.handle.catch(() => null)
    await handle?.close()
  }

  private async work(): Promise<void> {
    this.busy = true
    while (this.waiting.length > 0) {
      const group = this.waiting
      this.waiting = []
      try {
        await this.write(Buffer.from(group.map(({ text }) => text).join('')))
        for (const { resolve } of group) resolve()
      } catch (error) {
        this.broken = true
        for (const { reject } of group) reject(error)
      }
    }
    this.busy = false
  }

  /** A group that was cut is taken back: what stands behind `escritos` was never answered. */
  private async write(bytes: Buffer): Promise<void> {
    if (this.broken) throw new Error('The file of reads is broken')
    const handle = await this.handle
    await handle.appendFile(bytes)
    this.escritos += bytes.length
  }
}

/** The new name is on the disk too: a file that the folder forgets after a fall is no file. */
async function openNew(ruta: string): Promise<FileHandle> {
  await mkdir(path.dirname(ruta), { recursive: true, mode: 0o700 })
  const handle = await open(ruta, APPEND_FOR_GOOD, 0o600)
  const folder = await open(path.dirname(ruta), 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
  return handle
}
