import { PERFIL_ADMINISTRADOR } from '#domain/acceso/actor.ts'
import { notificar } from '#api/avisos/notificar.ts'
import { nowAt } from '#api/clock.ts'
import { selectRows } from '#api/db/sql.ts'
import { enlaceDe } from './registro-trabajos.ts'
import type { Desenlace, TrabajoTomado } from './cola-trabajos.ts'

/** What of a job tells whom its end concerns. */
type TrabajoTerminado = Pick<TrabajoTomado, 'id' | 'clase' | 'titulo' | 'usuarioId' | 'programado'>

/**
 * Tells who asked for a job that it ended, and the administrators that one of a schedule failed. In the transaction that
 * writes the end.
 */
export async function avisarFin(trabajo: TrabajoTerminado, { estado, resultado }: Desenlace): Promise<void> {
  if (estado !== 'hecho' && estado !== 'fallado') return
  const personas = await whom(trabajo, estado)
  const titulo = estado === 'hecho' ? `Terminó: ${trabajo.titulo}` : `Falló: ${trabajo.titulo}`
  const clave = `${claveAviso(trabajo.id)}${nowAt()}`
  await notificar(
    personas.map((usuarioId) => ({
      usuarioId,
      clase: 'trabajo',
      titulo,
      texto: resultado,
      enlace: enlaceDe(trabajo.clase),
      clave,
    })),
  )
}

/** How the keys of a job's notices begin. */
export const claveAviso = (id: number): string => `trabajo ${id} `

async function whom({ usuarioId, programado }: TrabajoTerminado, estado: Desenlace['estado']): Promise<number[]> {
  if (usuarioId !== null) return [usuarioId]
  if (!programado || estado !== 'fallado') return []
  const rows = await selectRows<{ id: number }>('SELECT id FROM usuarios WHERE perfil_id = $1 AND activo', [
    PERFIL_ADMINISTRADOR,
  ])
  return rows.map(({ id }) => id)
}
