import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'

/** The texts of a zip by their names, byte order marks included, in the order of its directory, opened by a library that shares no code with its writer. */
export async function abrirZipDeTextos(bytes: Buffer): Promise<ReadonlyMap<string, string>> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true })
  const found = new Map<string, string>()
  for await (const entry of zip.eachEntry())
    found.set(entry.fileName, (await buffer(await zip.openReadStreamPromise(entry))).toString('utf8'))
  return found
}
