import type { AvisoNuevo } from '#domain/avisos/aviso.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { TIPOS_DE_PROCESO } from '#domain/procesos/documentacion.ts'
import { selectRows } from '#api/db/sql.ts'
import { groupRows } from './group-rows.ts'

interface Encargo {
  readonly usuario_id: number
  readonly proceso_id: number
  readonly nombre: string
  /** A type of its documents that has a file in force; null when it has none. */
  readonly tipo: string | null
}

/**
 * To the people in charge of a process, which of its six documents are missing: once a month while they are, and again when the
 * list changes.
 */
export async function avisosDeDocumento(today: PlainDate): Promise<AvisoNuevo[]> {
  const rows = await selectRows<Encargo>(
    `SELECT r.usuario_id, p.id AS proceso_id, p.nombre, d.tipo
     FROM proceso_responsables r JOIN usuarios u ON u.id = r.usuario_id JOIN procesos p ON p.id = r.proceso_id
     LEFT JOIN documentacion d ON d.id_proceso = p.id
       AND EXISTS (SELECT 1 FROM documentacion_archivos a WHERE a.documento_id = d.id AND a.vigente)
     WHERE u.activo ORDER BY r.usuario_id, p.id`,
  )
  const encargos = groupRows(rows, ({ usuario_id, proceso_id }) => `${usuario_id} ${proceso_id}`)
  return encargos.flatMap((group) => {
    const cargados = new Set(group.map(({ tipo }) => tipo))
    const faltan = TIPOS_DE_PROCESO.filter((tipo) => !cargados.has(tipo))
    const [first] = group
    return first && faltan.length > 0 ? [avisoOf(first, faltan, today)] : []
  })
}

function avisoOf({ usuario_id, proceso_id, nombre }: Encargo, faltan: readonly string[], today: PlainDate): AvisoNuevo {
  const cuantos = faltan.length === 1 ? 'Falta un documento' : `Faltan ${faltan.length} documentos`
  const firma = faltan.map((tipo) => TIPOS_DE_PROCESO.findIndex((each) => each === tipo)).join('')
  return {
    usuarioId: usuario_id,
    clase: 'documento',
    titulo: `${cuantos} de ${nombre}`,
    texto: `Estás a cargo de este proceso. ${faltan.length === 1 ? 'Falta' : 'Faltan'}: ${faltan.join(', ')}.`,
    enlace: `/procesos/${proceso_id}`,
    clave: `documento:${proceso_id}:${today.slice(0, 7)}:${firma}`,
  }
}
