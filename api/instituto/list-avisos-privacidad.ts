import { z } from 'zod'
import type { Actor } from '#domain/acceso/actor.ts'
import { avisoEnVigor, type AvisoPrivacidadFila } from '#domain/instituto/aviso-privacidad.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { today } from '#api/clock.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import { clavesDe, orderBySql, type ListQuery, type ListSpec } from '#api/http/listas/list-query.ts'

type Campo = 'version' | 'vigenteDesde'
type Filtro = Record<string, never>

export const AVISOS_PRIVACIDAD_SPEC: ListSpec<Campo, Filtro> = {
  sortable: ['version', 'vigenteDesde'],
  defaultSort: ['version', 'DESC'],
  filter: z.strictObject({}),
}

/** Every version of the privacy notice, with who published it, whether it holds and how many movements captured data under it. */
export async function listAvisosPrivacidad(
  actor: Actor,
  { sort, offset, limit }: ListQuery<Campo, Filtro>,
): Promise<{ readonly rows: readonly AvisoPrivacidadFila[]; readonly total: number }> {
  authorize(actor, 'instituto.administrar')
  const order = orderBySql(clavesDe(sort, { version: 'a.version', vigenteDesde: 'a.vigente_desde' }, 'a.id'))
  const [rows, all] = await Promise.all([
    selectRows<Omit<AvisoPrivacidadFila, 'estado'>>(
      `SELECT a.id, a.version, a.texto, a.vigente_desde AS "vigenteDesde", a.publicado_at AS "publicadoAt",
         COALESCE(u.nombre, 'Sistema') AS "publicadoPor",
         (SELECT COUNT(*) FROM movimientos m WHERE m.aviso_privacidad = a.version) AS tramites
       FROM avisos_privacidad a LEFT JOIN usuarios u ON u.id = a.publicado_por ${order} LIMIT $1 OFFSET $2`,
      [limit, offset],
    ),
    selectRows<{ version: number; vigenteDesde: string }>(
      'SELECT version, vigente_desde AS "vigenteDesde" FROM avisos_privacidad',
    ),
  ])
  const day = today()
  const vigente = avisoEnVigor(all, day)?.version
  const estadoOf = (row: { readonly version: number; readonly vigenteDesde: string }) =>
    row.version === vigente ? 'vigente' : row.vigenteDesde > day ? 'programado' : 'anterior'
  return { rows: rows.map((row) => ({ ...row, estado: estadoOf(row) })), total: all.length }
}

/** Number that the next version gets. */
export async function nextVersion(): Promise<number> {
  const row = await selectRow<{ n: number | null }>('SELECT MAX(version) AS n FROM avisos_privacidad')
  return (row?.n ?? 0) + 1
}
