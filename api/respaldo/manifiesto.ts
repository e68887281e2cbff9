import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { AppError } from '#api/errors.ts'

export const FORMATO_RESPALDO = 'portal-respaldo/1'
export const MANIFIESTO = 'manifiesto.json'

/** Folders of a backup: the database, and the files as they lie under `DATA_DIR/archivos`. */
export const CARPETA_BASE = 'base'
export const CARPETA_ARCHIVOS = 'archivos'

const huella = z.string().regex(/^[0-9a-f]{64}$/)

const schema = z.object({
  formato: z.literal(FORMATO_RESPALDO),
  /** ISO instant of the database's snapshot. */
  creadoAt: z.string(),
  motor: z.enum(['sqlite', 'postgres']),
  metodo: z.enum(['vacuum', 'pg_dump', 'copia']),
  /** Migrations that the database had, in order. */
  migraciones: z.array(z.string()),
  /** Head of the bitácora in the snapshot. */
  cabeza: huella,
  /** Rows of each table in the snapshot. */
  tablas: z.record(z.string(), z.int()),
  archivos: z.array(z.object({ ruta: z.string(), bytes: z.int(), sha256: huella })),
  /** Files that the database names and the portal's own folder did not have: a backup cannot give them back. */
  faltantes: z.array(z.string()).default([]),
})

/** What a backup holds, with the SHA-256 of every file of it. */
export type Manifiesto = z.infer<typeof schema>
export type ArchivoRespaldado = Manifiesto['archivos'][number]

/** Throws 422 on a folder that holds no whole backup: one that was cut never gets its manifest. */
export async function readManifiesto(carpeta: string): Promise<{ manifiesto: Manifiesto; huella: string }> {
  const text = await readFile(path.join(carpeta, MANIFIESTO), 'utf8').catch(() => null)
  const parsed = schema.safeParse(text === null ? null : parseJson(text))
  if (!parsed.success || text === null)
    throw new AppError(
      422,
      'respaldo',
      `En ${carpeta} no hay un respaldo completo: falta su ${MANIFIESTO} o no se entiende.`,
    )
  return { manifiesto: parsed.data, huella: createHash('sha256').update(text).digest('hex') }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/** Every file under `carpeta`, by its path with `/`, in order; none when the folder does not exist. */
export async function listFiles(carpeta: string): Promise<string[]> {
  const entries = await readdir(carpeta, { withFileTypes: true, recursive: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(carpeta, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort()
}
