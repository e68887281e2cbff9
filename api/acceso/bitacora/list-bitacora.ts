import type { Actor } from '#domain/acceso/actor.ts'
import type { PaginaBitacora } from '#domain/acceso/bitacora.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import type { BuscarBitacora } from './filtro.ts'
import { condiciones } from './filtro-sql.ts'
import { findPersona, type PersonaBitacora } from './persona.ts'
import { nombrarCampos } from './nombrar-cambios.ts'
import { FILA_SQL, presentFila, type FilaConNombre } from './present-fila.ts'
import { nombrarRegistros } from './registros.ts'

/**
 * A page of the bitácora, newest first, by key: what comes after the id `despuesDe`. Nothing is counted and nothing is
 * skipped over, so that the thousandth page costs what the first does. Asking by a person is itself a read of that person.
 */
export async function listBitacora(
  actor: Actor,
  { filtro, despuesDe, limite }: BuscarBitacora,
): Promise<PaginaBitacora> {
  authorizeInstituto(actor, 'bitacora.leer')
  const persona = filtro.persona === undefined ? null : await findPersona(filtro.persona)
  if (persona && despuesDe === undefined)
    auditRead(actor, { acto: 'bitacora.persona', objeto: 'afiliado', objetoId: persona.id })
  const binds = new Binds()
  const where = await condiciones(filtro, binds)
  const shown = persona && { id: persona.id, texto: persona.texto }
  if (where === null) return { filas: [], siguiente: null, persona: shown }
  if (despuesDe !== undefined) where.push(`b.id < ${binds.add(despuesDe)}`)
  if (persona) where.push(`b.id IN (SELECT id FROM propias)`)
  const rows = await selectRows<FilaConNombre>(
    `${persona ? propiasSql(persona, binds) : ''}${FILA_SQL} ${where.length > 0 ? `WHERE ${where.join(' AND ')}` : ''}
     ORDER BY b.id DESC LIMIT ${binds.add(limite + 1)}`,
    binds.values,
  )
  const page = rows.slice(0, limite)
  const registroDe = await nombrarRegistros(page)
  const cambios = await nombrarCampos(page)
  return {
    filas: page.map((row, at) => presentFila(row, registroDe(row), cambios[at] ?? [])),
    siguiente: rows.length > limite ? (page.at(-1)?.id ?? null) : null,
    persona: shown,
  }
}

/**
 * A person's rows, gathered by the index of records before anything is ordered: some hundreds. Left to itself an engine may
 * rather walk the whole bitácora in the order asked for.
 */
function propiasSql({ id, movimientos, casos }: PersonaBitacora, binds: Binds): string {
  const rowsOf = (objeto: string, ids: readonly string[]) =>
    `SELECT id FROM bitacora WHERE objeto = '${objeto}' AND objeto_id IN (${binds.addAll(ids)})`
  const parts = [
    rowsOf('afiliado', [String(id)]),
    ...(movimientos.length > 0 ? [rowsOf('movimiento', movimientos)] : []),
    ...(casos.length > 0 ? [rowsOf('caso', casos)] : []),
  ]
  return `WITH propias AS MATERIALIZED (${parts.join(' UNION ALL ')}) `
}
