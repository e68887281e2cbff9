import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { confirmReemplazo } from './archivos.ts'
import type { CliContext } from './context.ts'

/** A file to write, in pieces. */
export interface ArchivoSaliente {
  readonly nombre: string
  readonly piezas: AsyncIterable<string> | Iterable<string>
}

interface Destino {
  readonly carpeta: string
  /** Replaces files without a question. */
  readonly yes: true | undefined
}

/**
 * Writes files into a folder, which it creates, with a manifest that `sha256sum -c` checks without the portal. Asks before it
 * replaces files. Only the account that runs the command can read them. Returns the names, without the manifest's.
 */
export async function escribirConSumas(
  context: CliContext,
  { carpeta, yes }: Destino,
  archivos: readonly ArchivoSaliente[],
): Promise<string[]> {
  const { createHash } = await import('node:crypto')
  const { mkdir, open, writeFile } = await import('node:fs/promises')
  const path = await import('node:path')
  const { ARCHIVO_SUMAS, lineaSuma } = await import('#api/files/sumas.ts')
  const rutas = archivos.map(({ nombre }) => path.join(carpeta, nombre))
  await confirmReemplazo(context, rutas, yes)
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
  return archivos.map(({ nombre }) => nombre)
}

/** "3 archivos en FOLDER: compruébalos con sha256sum -c SHA256SUMS." */
export function textoConSumas(cuantos: number, carpeta: string): string {
  return `${cuentaTexto(cuantos, 'archivo')} en ${carpeta}: compruébalos con sha256sum -c SHA256SUMS.`
}
