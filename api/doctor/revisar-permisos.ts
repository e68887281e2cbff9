import { access, constants, stat } from 'node:fs/promises'
import path from 'node:path'
import { dialect } from '#api/db/database.ts'
import { env, PROJECT_ROOT } from '#api/env.ts'
import { aviso, bien, falla, type Revision } from './revision.ts'

const PERMISOS = 'Permisos de archivos'

/** Somebody else of the machine may read or change it. */
const OTROS = 0o007
const WRITABLE_BY_OTHERS = 0o002

/** That the portal may write where it must, and that other accounts of the machine may not read what it keeps. */
export async function revisarPermisos(): Promise<Revision> {
  const closed = await findClosed()
  if (closed)
    return falla(
      PERMISOS,
      `La cuenta del portal no puede escribir en ${closed}.`,
      `Dale la carpeta a esa cuenta: chown -R su_cuenta ${closed}`,
    )
  const open: string[] = []
  for (const file of kept()) {
    const mode = await modeOf(file)
    if (mode !== null && (mode & OTROS) !== 0) open.push(file)
  }
  const code = await modeOf(path.join(PROJECT_ROOT, 'dist'))
  if (code !== null && (code & WRITABLE_BY_OTHERS) !== 0)
    return falla(
      PERMISOS,
      'Otras cuentas de la máquina pueden cambiar el programa del portal (dist).',
      `Quita ese permiso: chmod -R o-w ${path.join(PROJECT_ROOT, 'dist')}`,
    )
  if (open.length > 0)
    return aviso(
      PERMISOS,
      `Otras cuentas de la máquina pueden leer ${open.join(', ')}.`,
      `Ciérralos: chmod o-rwx ${open.join(' ')}`,
    )
  return bien(PERMISOS, 'Solo la cuenta del portal lee y escribe sus datos.')
}

/** Where personal data or secrets are. */
function kept(): string[] {
  const base = dialect === 'sqlite' ? [path.resolve(env.databaseUrl.slice('sqlite:'.length))] : []
  return [env.dataDir, ...base, path.join(PROJECT_ROOT, '.env')]
}

async function findClosed(): Promise<string | null> {
  for (const folder of [env.dataDir, path.join(env.dataDir, 'archivos')]) {
    const missing = await access(folder).then(
      () => false,
      () => true,
    )
    if (missing && folder !== env.dataDir) continue
    const writable = await access(folder, constants.W_OK).then(
      () => true,
      () => false,
    )
    if (!writable) return folder
  }
  return null
}

function modeOf(file: string): Promise<number | null> {
  return stat(file).then(
    ({ mode }) => mode,
    () => null,
  )
}
