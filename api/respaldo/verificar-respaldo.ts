import { stat } from 'node:fs/promises'
import path from 'node:path'
import { CARPETA_BASE, hashFile, listFiles, MANIFIESTO, readManifiesto, type Manifiesto } from './manifiesto.ts'
import { motorDe } from './motor.ts'

export interface RespaldoVerificado {
  readonly manifiesto: Manifiesto
  readonly huella: string
  /** In Spanish each thing that does not fit; empty when all does. */
  readonly fallas: readonly string[]
}

/**
 * Reads a backup whole: every file against the manifest, none missing and none more, then the stored database by its
 * engine. With `huellaEsperada` (kept elsewhere) also the manifest itself. Throws 422 on a folder that holds no backup.
 */
export async function verificarRespaldo(carpeta: string, huellaEsperada?: string): Promise<RespaldoVerificado> {
  const { manifiesto, huella } = await readManifiesto(carpeta)
  const fallas: string[] = []
  if (huellaEsperada !== undefined && huellaEsperada !== huella)
    fallas.push('El manifiesto no es el de la huella indicada.')
  const listed = new Set(manifiesto.archivos.map(({ ruta }) => ruta))
  for (const ruta of await listFiles(carpeta))
    if (ruta !== MANIFIESTO && !listed.has(ruta)) fallas.push(`${ruta}: no está en el manifiesto.`)
  for (const { ruta, bytes, sha256 } of manifiesto.archivos) {
    const file = path.join(carpeta, ruta)
    const size = await stat(file).then(
      (stats) => stats.size,
      () => null,
    )
    if (size === null) fallas.push(`${ruta}: falta.`)
    else if (size !== bytes || (await hashFile(file)) !== sha256)
      fallas.push(`${ruta}: su contenido no es el que se guardó.`)
  }
  if (fallas.length === 0) {
    const falla = await motorDe(manifiesto.motor).revisar(path.join(carpeta, CARPETA_BASE), manifiesto.tablas)
    if (falla !== null) fallas.push(`Base de datos: ${falla}.`)
  }
  return { manifiesto, huella, fallas }
}
