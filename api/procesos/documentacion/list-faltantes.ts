import { TIPOS_DE_PROCESO } from '#domain/procesos/documentacion.ts'
import { selectRows } from '#api/db/sql.ts'

/** Documents that a process lacks, for each person in charge of it. */
export interface Faltante {
  readonly usuarioId: number
  readonly procesoId: number
  readonly proceso: string
  /** In the order of the six. */
  readonly faltan: readonly (typeof TIPOS_DE_PROCESO)[number][]
}

/** Who answers for which missing documents: what their notices tell. Active people only; a popup of the map has no papers. */
export async function listFaltantes(): Promise<Faltante[]> {
  const [encargos, cargados] = await Promise.all([
    selectRows<{ usuario_id: number; proceso_id: number; nombre: string }>(
      `SELECT r.usuario_id, r.proceso_id, p.nombre FROM proceso_responsables r
         JOIN procesos p ON p.id = r.proceso_id JOIN usuarios u ON u.id = r.usuario_id
       WHERE u.activo AND p.componente IS NOT NULL ORDER BY r.usuario_id, r.proceso_id`,
    ),
    selectRows<{ id_proceso: number; tipo: string }>(
      `SELECT d.id_proceso, d.tipo FROM documentacion d JOIN documentacion_archivos a ON a.documento_id = d.id AND a.vigente
       WHERE d.clase = 'proceso'`,
    ),
  ])
  const has = new Set(cargados.map(({ id_proceso, tipo }) => `${id_proceso} ${tipo}`))
  return encargos
    .map(({ usuario_id, proceso_id, nombre }) => ({
      usuarioId: usuario_id,
      procesoId: proceso_id,
      proceso: nombre,
      faltan: TIPOS_DE_PROCESO.filter((tipo) => !has.has(`${proceso_id} ${tipo}`)),
    }))
    .filter(({ faltan }) => faltan.length > 0)
}
