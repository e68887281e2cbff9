import { ReadableStream as NodeReadableStream } from 'node:stream/web'

/** A file that a call answers with: its bytes are made while they are read. */
export interface ArchivoDado {
  readonly nombre: string
  /** Its Content-Type. */
  readonly tipo: string
  readonly cuerpo: ReadableStream<Uint8Array>
}

/**
 * What an answer sends of `pieces` (bytes or a Node stream of them), asked for as they leave. Who hangs up ends them: a stream is
 * destroyed, a generator runs its `finally`. `Readable.toWeb` is not used: a piece on its way as the sender hangs up is thrown
 * where nobody catches it, and ends the server.
 */
export function descargaOf(pieces: AsyncIterable<unknown>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return NodeReadableStream.from(pieces) as unknown as ReadableStream<Uint8Array<ArrayBuffer>>
}
