import { ACTOS, type Acto, type Ambito } from '#domain/acceso/acto.ts'
import { dialect } from '#api/db/database.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { execute } from '#api/db/sql.ts'
import { sembrarUnaVez } from './sembrar-una-vez.ts'

interface PerfilSemilla {
  readonly id: number
  readonly nombre: string
  readonly ambito: Ambito
  readonly actos: readonly Acto[]
}

/** Profiles out of the box. Source: design/decisiones §2 (who exists) and §4 (who does what with a movement). */
export const PERFILES = {
  administrador: { id: 1, nombre: 'Administrador', ambito: 'instituto', actos: ACTOS },
  auxiliar: { id: 2, nombre: 'Auxiliar', ambito: 'instituto', actos: ['ver', 'revisar'] },
  jefe: { id: 3, nombre: 'Jefe de departamento', ambito: 'instituto', actos: ['ver', 'aprobar'] },
  director: { id: 4, nombre: 'Director', ambito: 'instituto', actos: ['ver', 'firmar'] },
  titular: { id: 5, nombre: 'Titular', ambito: 'instituto', actos: ['ver', 'firmar', 'autorizar'] },
  ventanilla: { id: 6, nombre: 'Ventanilla', ambito: 'dependencia', actos: ['ver', 'capturar'] },
  validador: { id: 7, nombre: 'Validador de dependencia', ambito: 'dependencia', actos: ['ver', 'validar'] },
  auditor: { id: 8, nombre: 'Auditor', ambito: 'instituto', actos: ['ver'] },
} as const satisfies Record<string, PerfilSemilla>

export type PerfilClave = keyof typeof PERFILES

export async function loadPerfiles(): Promise<void> {
  const fresh = await sembrarUnaVez<PerfilSemilla>('perfiles', Object.values(PERFILES), ({ id }) => String(id))
  if (fresh.length === 0) return
  await insertRows(
    'perfiles',
    ['id', 'nombre', 'ambito'],
    fresh.map(({ id, nombre, ambito }) => [id, nombre, ambito]),
  )
  await insertRows(
    'perfil_actos',
    ['perfil_id', 'acto'],
    fresh.flatMap(({ id, actos }) => actos.map((acto) => [id, acto])),
  )
  // PostgreSQL's counter does not see ids that were given: the next profile would take one of these.
  if (dialect === 'postgres')
    await execute(`SELECT setval(pg_get_serial_sequence('perfiles', 'id'), (SELECT MAX(id) FROM perfiles))`)
}
