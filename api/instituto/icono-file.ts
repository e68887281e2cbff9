import { deleteFile, getFile, listFolder, putFile } from '#api/files/storage.ts'

/** Name of a stored icon: of our own making, so that nothing of a caller's ever names a file. */
const NAME = /^[0-9a-f]{32}\.(png|jpg)$/

const keyOf = (name: string) => `tema/${name}`

export async function putIcono(name: string, bytes: Uint8Array): Promise<void> {
  await putFile(keyOf(name), bytes)
}

/** The bytes of a stored icon; null when there is none of that name. */
export async function getIcono(name: string): Promise<Uint8Array | null> {
  if (!NAME.test(name)) return null
  return getFile(keyOf(name)).catch(() => null)
}

export async function hasIcono(name: string): Promise<boolean> {
  return (await getIcono(name)) !== null
}

export async function deleteIcono(name: string): Promise<void> {
  if (NAME.test(name)) await deleteFile(keyOf(name))
}

/** The stored icons, with the instant (ms) that each was sent up last. */
export async function listIconos(): Promise<readonly { readonly name: string; readonly guardadoMs: number }[]> {
  const files = await listFolder('tema')
  return files
    .map(({ key, writtenMs }) => ({ name: key.split('/').pop() ?? '', guardadoMs: writtenMs }))
    .filter(({ name }) => NAME.test(name))
}
