import { access, constants } from 'node:fs/promises'
import path from 'node:path'
import { env, PROJECT_ROOT } from '#api/env.ts'
import { findAbiertos, modeOf, OTROS } from './arranque.ts'
import { aviso, bien, falla, type Revision } from './revision.ts'

const PERMISOS = 'Permisos de archivos'

/** The settings: the mail server's password may stand there. */
const SECRETOS = path.join(PROJECT_ROOT, '.env')
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
  const abiertos = await findAbiertos()
  if (abiertos.length > 0)
    return falla(
      PERMISOS,
      `Otras cuentas de la máquina pueden leer ${abiertos.join(', ')}: el portal no empieza así.`,
      `Ciérralos: chmod -R go-rwx ${abiertos.join(' ')}`,
    )
  const code = await modeOf(path.join(PROJECT_ROOT, 'dist'))
  if (code !== null && (code & WRITABLE_BY_OTHERS) !== 0)
    return falla(
      PERMISOS,
      'Otras cuentas de la máquina pueden cambiar el programa del portal (dist).',
      `Quita ese permiso: chmod -R o-w ${path.join(PROJECT_ROOT, 'dist')}`,
    )
  if (((await modeOf(SECRETOS)) ?? 0) & OTROS)
    return aviso(PERMISOS, `Otras cuentas de la máquina pueden leer ${SECRETOS}.`, `Ciérralo: chmod o-rwx ${SECRETOS}`)
  return bien(PERMISOS, 'Solo la cuenta del portal lee y escribe sus datos.')
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
