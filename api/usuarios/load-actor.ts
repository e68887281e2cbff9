import { isActo } from '#domain/acceso/acto.ts'
import type { Ambito } from '#domain/acceso/acto.ts'
import { PERFIL_ADMINISTRADOR, type Actor } from '#domain/acceso/actor.ts'
import { VISTAS, vistaOfComponente } from '#domain/acceso/vistas.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'

interface UsuarioRow {
  readonly id: number
  readonly usuario: string
  readonly nombre: string
  readonly perfil_id: number
  readonly ambito: Ambito
  readonly entidad_id: number | null
  readonly adscripcion_id: number | null
  readonly dependencia_id: number | null
}

const USUARIO_SQL = `SELECT u.id, u.usuario, u.nombre, u.perfil_id, p.ambito, u.entidad_id, u.adscripcion_id, u.dependencia_id
  FROM usuarios u JOIN perfiles p ON p.id = u.perfil_id WHERE u.activo AND u.id = $1`

/** Views every profile opens: the help and its own home. */
const ALWAYS = {
  instituto: ['faq', 'login', 'inicioInstituto'],
  dependencia: ['faq', 'login', 'inicioVentanilla'],
} as const

/** The actor of an active user, with the acts and views of the profile; null when there is none. */
export async function loadActor(usuarioId: number, origen: Actor['origen']): Promise<Actor | null> {
  const row = await selectRow<UsuarioRow>(USUARIO_SQL, [usuarioId])
  if (!row) return null
  const [actos, vistas] = await Promise.all([loadActos(row.perfil_id), loadVistas(row.perfil_id, row.ambito)])
  return {
    id: row.id,
    usuario: row.usuario,
    nombre: row.nombre,
    perfilId: row.perfil_id,
    ambito: row.ambito,
    actos,
    vistas,
    alcance: { entidadId: row.entidad_id, adscripcionId: row.adscripcion_id, dependenciaId: row.dependencia_id },
    origen,
  }
}

async function loadActos(perfilId: number): Promise<Actor['actos']> {
  const rows = await selectRows<{ acto: string }>('SELECT acto FROM perfil_actos WHERE perfil_id = $1', [perfilId])
  return new Set(rows.map((row) => row.acto).filter(isActo))
}

/** A view opens when a menu or a process of the profile names it (decisions §2). */
async function loadVistas(perfilId: number, ambito: Ambito): Promise<ReadonlySet<string>> {
  if (perfilId === PERFIL_ADMINISTRADOR) return new Set(Object.keys(VISTAS))
  const rows = await selectRows<{ componente: string }>(
    `SELECT m.componente FROM perfil_menus pm JOIN menus m ON m.id = pm.menu_id
      WHERE pm.perfil_id = $1 AND m.componente IS NOT NULL
     UNION
     SELECT p.componente FROM perfil_procesos pp JOIN procesos p ON p.id = pp.proceso_id
      WHERE pp.perfil_id = $1 AND p.componente IS NOT NULL`,
    [perfilId],
  )
  const named = rows.map((row) => vistaOfComponente(row.componente)).filter((vista) => vista !== null)
  return new Set([...ALWAYS[ambito], ...named])
}
