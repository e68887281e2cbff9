import type * as Biblioteca from 'pdfjs-dist/legacy/build/pdf.mjs'

type Pdfjs = typeof Biblioteca

/** Its other half, which it would load by itself with the first file. */
const WORKER: string = 'pdfjs-dist/legacy/build/pdf.worker.mjs'

let loaded: Promise<Pdfjs> | undefined

/**
 * pdf.js, in the build that this Node needs. That build puts a stand-in over `push` which mends what nobody here meets (arrays of more
 * than 2³² items) and is far slower: the language's own is put back, for pdf.js and for whoever else runs in this process.
 */
export function pdfjs(): Promise<Pdfjs> {
  loaded ??= load()
  return loaded
}

async function load(): Promise<Pdfjs> {
  const push = Object.getOwnPropertyDescriptor(Array.prototype, 'push')
  const lib = await import('pdfjs-dist/legacy/build/pdf.mjs')
  await import(WORKER)
  if (push) Object.defineProperty(Array.prototype, 'push', push)
  return lib
}
