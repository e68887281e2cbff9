import type { Actor } from '#domain/acceso/actor.ts'
import { lugarIssues, type NivelLugar } from '#domain/direcciones/lugar.ts'
import { foldText } from '#domain/identidad/normalize-text.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { inTransaction } from '#api/db/database.ts'
import { holdTurno } from '#api/db/hold-turno.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { FOR_UPDATE, selectRow, selectRows } from '#api/db/sql.ts'
import { CalleModel } from '#api/direcciones/models/CalleModel.ts'
import { CodigoPostalModel } from '#api/direcciones/models/CodigoPostalModel.ts'
import { ColoniaModel } from '#api/direcciones/models/ColoniaModel.ts'
import { EstadoModel } from '#api/direcciones/models/EstadoModel.ts'
import { MunicipioModel } from '#api/direcciones/models/MunicipioModel.ts'
import { broken, conflict, notFound } from '#api/errors.ts'
import type { Lugar } from './list-lugares.ts'
import { TABLAS_LUGAR, type TablaLugar } from './tablas-lugar.ts'

/** Adds a place under its parent (null for a state). Throws 403, 404 (no such parent), 409 `repetido`, 422. */
export function createLugar(actor: Actor, nivel: NivelLugar, nombre: string, parentId: number | null): Promise<Lugar> {
  authorizeInstituto(actor, 'direcciones.administrar')
  const tabla: TablaLugar = TABLAS_LUGAR[nivel]
  const limpio = nombre.trim().replaceAll(/\s+/g, ' ')
  const issues = lugarIssues(nivel, limpio)
  if (issues.length > 0) throw broken(issues)
  return inTransaction(async () => {
    await holdTurno('direcciones')
    await holdPadre(tabla, parentId)
    await assertNuevo(tabla, limpio, parentId)
    const id = await insertar(nivel, limpio, parentId)
    const despues = { nivel, nombre: limpio, padre: parentId }
    await logActo(actor, { acto: 'direccion.crear', objeto: 'direccion', objetoId: `${nivel}/${id}`, despues })
    return { id, nombre: limpio, parentId }
  })
}

async function insertar(nivel: NivelLugar, nombre: string, parentId: number | null): Promise<number> {
  if (nivel === 'estado') return insertRow(EstadoModel, { nombre, clave: await nextClave('estados') })
  if (parentId === null) throw notFound('El lugar al que pertenece')
  switch (nivel) {
    case 'municipio':
      return insertRow(MunicipioModel, { estado_id: parentId, nombre, clave: await nextClave('municipios') })
    case 'codigoPostal':
      return insertRow(CodigoPostalModel, { municipio_id: parentId, codigo: nombre })
    case 'colonia':
      return insertRow(ColoniaModel, { cp_id: parentId, nombre })
    case 'calle':
      return insertRow(CalleModel, { colonia_id: parentId, nombre })
  }
}

async function holdPadre({ padre }: TablaLugar, parentId: number | null): Promise<void> {
  if (padre === null) return
  const row = await selectRow(`SELECT id FROM ${padre.tabla} WHERE id = $1${FOR_UPDATE}`, [parentId])
  if (!row) throw notFound('El lugar al que pertenece')
}

async function assertNuevo(
  { tabla, nombre, padre }: TablaLugar,
  limpio: string,
  parentId: number | null,
): Promise<void> {
  const rows = await selectRows<{ nombre: string }>(
    `SELECT ${nombre} AS nombre FROM ${tabla} ${padre ? `WHERE ${padre.columna} = $1` : ''}`,
    padre ? [parentId] : [],
  )
  if (rows.some((row) => foldText(row.nombre) === foldText(limpio)))
    throw conflict('repetido', `«${limpio}» ya está en la lista.`)
}

/** A key of our own, which no official one looks like. */
async function nextClave(tabla: 'estados' | 'municipios'): Promise<string> {
  const row = await selectRow<{ n: number }>(`SELECT COALESCE(MAX(id), 0) + 1 AS n FROM ${tabla}`)
  return `propia-${row?.n ?? 1}`
}
