import { open } from 'node:fs/promises'
import { LectorError } from './proceso/errores.ts'

export type TipoArchivo = 'pdf' | 'jpeg' | 'png'

const HEAD = 1024
const TAIL = 4096
export const MAX_BYTES = 30 * 1024 * 1024

/**
 * What a file is by its first bytes, whatever its name says; a PDF whose end is missing is refused, since what a repair would
 * lose is not known. Throws LectorError `vacio`, `no_pdf`, `truncado`, `demasiado_grande`.
 */
export async function tipoDeArchivo(ruta: string): Promise<TipoArchivo> {
  const file = await open(ruta, 'r')
  try {
    const { size } = await file.stat()
    if (size === 0) throw new LectorError('vacio')
    if (size > MAX_BYTES) throw new LectorError('demasiado_grande', `${size} bytes`)
    const head = await readAt(file, 0, Math.min(HEAD, size))
    const tipo = fromHead(head)
    if (!tipo) throw new LectorError('no_pdf')
    const tail = await readAt(file, Math.max(0, size - TAIL), Math.min(TAIL, size))
    if (tipo === 'pdf' && !endsWhole(tail)) throw new LectorError('truncado')
    return tipo
  } finally {
    await file.close()
  }
}

/** Blank padding after the end harms nobody. */
const endsWhole = (tail: Buffer) => tail.includes('%%EOF') || /^[\s\0]*$/.test(tail.toString('latin1'))

async function readAt(file: Awaited<ReturnType<typeof open>>, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

function fromHead(head: Buffer): TipoArchivo | null {
  if (head.includes('%PDF-')) return 'pdf'
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg'
  return head.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47])) ? 'png' : null
}
