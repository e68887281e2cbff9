import { inflateSync } from 'node:zlib'

const CHUNK = 64 * 1024
/** What is longer than this, in bytes, is no text of a paper: the platform's own stream takes it, piece by piece. */
const LONG = 16 * 1024 * 1024
const TOO_LONG = 'ERR_BUFFER_TOO_LARGE'

const Plataforma = globalThis.DecompressionStream

/**
 * What pdf.js takes of the platform's `DecompressionStream`, done at once and in this thread: the streams of a paper are short, and
 * handing each to another thread, in pieces, costs several times its work. A stream that is not whole fails, as it does there: pdf.js
 * then takes what can be had of it.
 */
class DescompresorInmediato {
  private bytes: Uint8Array<ArrayBuffer> = new Uint8Array()

  constructor(format: string) {
    if (format !== 'deflate') throw new TypeError(`Unsupported format: ${format}`)
  }

  readonly writable = {
    getWriter: () => ({
      ready: Promise.resolve(),
      write: (bytes: Uint8Array<ArrayBuffer>) => {
        this.bytes = bytes
        return Promise.resolve()
      },
      close: () => Promise.resolve(),
    }),
  }

  /** Gives what was written, inflated. Throws what zlib throws. */
  readonly readable = { [Symbol.asyncIterator]: () => this.inflated() }

  private async *inflated(): AsyncGenerator<Uint8Array> {
    try {
      yield inflateSync(this.bytes, { chunkSize: CHUNK, maxOutputLength: LONG })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === TOO_LONG)) throw error
      yield* new Blob([this.bytes]).stream().pipeThrough(new Plataforma('deflate'))
    }
  }
}

/** Puts it in the place of the platform's, for the whole process: only a reader's own does so. */
export function descomprimirAqui(): void {
  Object.defineProperty(globalThis, 'DecompressionStream', {
    value: DescompresorInmediato,
    configurable: true,
    writable: true,
  })
}
