import type { Actor } from '#domain/acceso/actor.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { CUENTA_LUGAR, NIVELES_LUGAR, type EliminacionLugar, type NivelLugar } from '#domain/direcciones/lugar.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, FOR_UPDATE, selectRow, selectRows } from '#api/db/sql.ts'
import { conflict, notFound } from '#api/errors.ts'
import { TABLAS_LUGAR, type TablaLugar } from './tablas-lugar.ts'
import { countPersonas } from './uso-lugar.ts'

/** Names that one level of the list shows. */
const NOMBRES = 20

/** What deleting a place would take with it, and who lives there. Writes nothing. Throws 403, 404. */
export function previewEliminarLugar(actor: Actor, nivel: NivelLugar, id: number): Promise<EliminacionLugar> {
  authorizeInstituto(actor, 'direcciones.administrar')
  return inTransaction(() => review(nivel, id))
}

/** Takes a place away with all that hangs from it. Throws 403, 404, 409 `en_uso` (somebody's address stands in it). */
export function deleteLugar(actor: Actor, nivel: NivelLugar, id: number): Promise<void> {
  authorizeInstituto(actor, 'direcciones.administrar')
  return inTransaction(async () => {
    const { nombre, seVan, personas } = await review(nivel, id)
    if (personas > 0)
      throw conflict('en_uso', `${nombre} está en el domicilio de ${cuentaTexto(personas, 'persona')}.`, {
        usos: personas,
      })
    for (const debajo of [...desde(nivel)].reverse())
      await execute(`DELETE FROM ${TABLAS_LUGAR[debajo].tabla} WHERE id IN (${bajo(nivel, debajo)})`, [id])
    const con = seVan.map((each) => cuentaTexto(each.cuantos, ...CUENTA_LUGAR[each.nivel])).join(', ')
    const antes = { nivel, nombre, ...(con !== '' && { con }) }
    await logActo(actor, { acto: 'direccion.eliminar', objeto: 'direccion', objetoId: `${nivel}/${id}`, antes })
  })
}

async function review(nivel: NivelLugar, id: number): Promise<EliminacionLugar> {
  const { tabla, nombre: columna } = TABLAS_LUGAR[nivel]
  const row = await selectRow<{ nombre: string }>(
    `SELECT ${columna} AS nombre FROM ${tabla} WHERE id = $1${FOR_UPDATE}`,
    [id],
  )
  if (!row) throw notFound('Ese lugar')
  const seVan = []
  for (const debajo of desde(nivel).slice(1)) {
    const each = await seVanDe(nivel, debajo, id)
    if (each.cuantos > 0) seVan.push(each)
  }
  return { nombre: row.nombre, seVan, personas: await countPersonas(nivel, id) }
}

async function seVanDe(nivel: NivelLugar, debajo: NivelLugar, id: number) {
  const { tabla, nombre }: TablaLugar = TABLAS_LUGAR[debajo]
  const within = `FROM ${tabla} WHERE id IN (${bajo(nivel, debajo)})`
  const cuenta = await selectRow<{ n: number }>(`SELECT COUNT(*) AS n ${within}`, [id])
  const rows = await selectRows<{ nombre: string }>(
    `SELECT ${nombre} AS nombre ${within} ORDER BY ${nombre}, id LIMIT ${NOMBRES}`,
    [id],
  )
  return { nivel: debajo, cuantos: cuenta?.n ?? 0, nombres: rows.map((each) => each.nombre) }
}

const TODOS = NIVELES_LUGAR.map(({ nivel }) => nivel)

/** The level and those under it, from the top. */
const desde = (nivel: NivelLugar): readonly NivelLugar[] => TODOS.slice(TODOS.indexOf(nivel))

/** Ids at `debajo` that hang from place `$1` of `nivel`. */
function bajo(nivel: NivelLugar, debajo: NivelLugar): string {
  const { tabla, padre }: TablaLugar = TABLAS_LUGAR[debajo]
  const above = TODOS[TODOS.indexOf(debajo) - 1]
  if (debajo === nivel || !padre || !above) return `SELECT id FROM ${tabla} WHERE id = $1`
  return `SELECT id FROM ${tabla} WHERE ${padre.columna} IN (${bajo(nivel, above)})`
}
