import { access, chmod, constants, mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { dialect } from '#api/db/database.ts'
import { env } from '#api/env.ts'

/** Why the portal does not start and what to do, in Spanish, a line each. */
export class ArranqueError extends Error {
  override readonly name = 'ArranqueError'
}

/** Bits by which an account of the machine that is neither the portal's nor of its group comes in. */
export const OTROS = 0o007

const SOLO_NUESTRO = 0o700
const ARCHIVO_NUESTRO = 0o600

/** What this process makes from here on is its account's alone (0700, 0600). Call it before anything opens the database, which makes its file. */
export function onlyOurs(): void {
  process.umask(0o077)
}

/**
 * What the portal makes from here on is its account's alone. Makes the data folder when it is missing; throws
 * ArranqueError when what it keeps is open to everybody of the machine: it may have been read. `repair` closes it instead.
 */
export async function closeDatos({ repair = false } = {}): Promise<void> {
  onlyOurs()
  if (process.platform === 'win32') return
  await mkdir(env.dataDir, { recursive: true, mode: SOLO_NUESTRO })
  if (repair) await repairModes()
  const abiertos = await findAbiertos()
  if (abiertos.length > 0)
    throw new ArranqueError(
      `Otras cuentas de la máquina pueden leer los datos del portal: ${abiertos.join(', ')}.\nCiérralos y vuelve a empezar: chmod -R go-rwx ${abiertos.join(' ')}`,
    )
}

/** Closes the data folder, and the files of a SQLite database that an earlier version left open. */
async function repairModes(): Promise<void> {
  await chmod(env.dataDir, SOLO_NUESTRO)
  const base = baseSqlite()
  if (base === null) return
  for (const file of [base, `${base}-wal`, `${base}-shm`])
    if ((await modeOf(file)) !== null) await chmod(file, ARCHIVO_NUESTRO)
}

/** The data folder, and a database outside of it, that everybody of the machine may enter or read; a closed folder closes all in it. */
export async function findAbiertos(): Promise<string[]> {
  const places = [env.dataDir, ...(baseFuera() ?? [])]
  const modes = await Promise.all(places.map((place) => modeOf(place)))
  return places.filter((_, index) => ((modes[index] ?? 0) & OTROS) !== 0)
}

function baseFuera(): string[] | null {
  const file = baseSqlite()
  return file === null || !path.relative(env.dataDir, file).startsWith('..') ? null : [file]
}

export function modeOf(file: string): Promise<number | null> {
  return stat(file).then(
    ({ mode }) => mode,
    () => null,
  )
}

/** The file of the database; null when it is PostgreSQL's. */
function baseSqlite(): string | null {
  return dialect === 'sqlite' ? path.resolve(env.databaseUrl.slice('sqlite:'.length)) : null
}

const RESTAURA = 'Detén el portal y restaura el último respaldo: portal respaldo restaurar <carpeta>.'
const PERMISO = 'Da la carpeta y sus archivos a la cuenta del portal: chown -R su_cuenta'

/** What SQLite says of a file that it cannot use, and what to do about it. */
const MOTIVOS: readonly (readonly [RegExp, string, (file: string) => string])[] = [
  [/SQLITE_NOTADB/, 'no es una base de datos del portal o está dañada', () => RESTAURA],
  [/SQLITE_CORRUPT/, 'está dañada', () => RESTAURA],
  [
    /SQLITE_CANTOPEN/,
    'no se puede abrir',
    (file) => `${PERMISO} ${path.dirname(file)}. Si se perdió, restáurala: portal respaldo restaurar <carpeta>.`,
  ],
  [
    /SQLITE_READONLY|EACCES|EROFS/,
    'es de solo lectura',
    (file) => `${PERMISO} ${path.dirname(file)}; comprueba que el disco no esté montado como solo lectura.`,
  ],
  [/SQLITE_FULL|ENOSPC/, 'no cabe: el disco está lleno', () => 'Libera lugar en el disco y vuelve a empezar.'],
]

/** What is wrong with the database file, in Spanish, and what to do; null for any other fault. */
export function explainBase(error: unknown): { readonly detalle: string; readonly remedio: string } | null {
  const file = baseSqlite()
  if (file === null || !(error instanceof Error)) return null
  const motivo = MOTIVOS.find(([pattern]) =>
    pattern.test(`${error.message} ${String((error as NodeJS.ErrnoException).code)}`),
  )
  return motivo ? { detalle: `La base de datos ${file} ${motivo[1]}.`, remedio: motivo[2](file) } : null
}

/** Throws ArranqueError when the portal may not write its SQLite file: it would find out at the first change. */
export async function assertBaseEscribible(): Promise<void> {
  const file = baseSqlite()
  if (file === null || (await modeOf(file)) === null) return
  await access(file, constants.W_OK).catch((error: unknown) => {
    throw asArranque(error)
  })
}

/** The fault as it is told when the portal cannot start; any other fault as it is. */
export function asArranque(error: unknown): unknown {
  const known = explainBase(error)
  return known ? new ArranqueError(`${known.detalle}\n${known.remedio}`) : error
}
