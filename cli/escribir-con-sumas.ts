/** A file about to be written, piece by piece. */
export interface ArchivoSaliente {
  readonly nombre: string
  readonly piezas: AsyncIterable<string> | Iterable<string>
}

/**
 * Writes files in a folder, which is made, and beside them the manifest that `sha256sum -c` checks without the portal. What was
 * there under those names is replaced; nobody else of the machine reads them. Gives how many files, the manifest apart.
 */
export async function escribirConSumas(carpeta: string, archivos: readonly ArchivoSaliente[]): Promise<number> {
  const { createHash } = await import('node:crypto')
  const { mkdir, open, writeFile } = await import('node:fs/promises')
  const path = await import('node:path')
  const { ARCHIVO_SUMAS, lineaSuma } = await import('#api/files/sumas.ts')
  await mkdir(carpeta, { recursive: true, mode: 0o700 })
  const sumas: string[] = []
  for (const { nombre, piezas } of archivos) {
    const file = await open(path.join(carpeta, nombre), 'w', 0o600)
    const hash = createHash('sha256')
    try {
      for await (const pieza of piezas) {
        hash.update(pieza)
        await file.write(pieza)
      }
    } finally {
      await file.close()
    }
    sumas.push(lineaSuma(hash.digest('hex'), nombre))
  }
  await writeFile(path.join(carpeta, ARCHIVO_SUMAS), sumas.join(''), { mode: 0o600 })
  return sumas.length
}
