import type { Actor } from '#domain/acceso/actor.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { lugarIssues, type NivelLugar } from '#domain/direcciones/lugar.ts'
import { foldText } from '#domain/identidad/normalize-text.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { execute, FOR_UPDATE, selectRow, selectRows } from '#api/db/sql.ts'
import { broken, conflict, notFound } from '#api/errors.ts'
import type { Lugar } from './list-lugares.ts'

interface Tabla {
  readonly tabla: string
  readonly nombre: string
  /** Column and table of the parent. */
  readonly padre: { readonly columna: string; readonly tabla: string } | null
  /** What hangs from it. */
  readonly hijos: {
    readonly tabla: string
    readonly columna: string
    readonly uno: string
    readonly varios: string
  } | null
  /** It has an official key, which one made by hand lacks. */
  readonly clave: boolean
}

const TABLAS = {
  estado: {
    tabla: 'estados',
    nombre: 'nombre',
    padre: null,
    hijos: { tabla: 'municipios', columna: 'estado_id', uno: 'municipio', varios: 'municipios' },
    clave: true,
  },
  municipio: {
    tabla: 'municipios',
    nombre: 'nombre',
    padre: { columna: 'estado_id', tabla: 'estados' },
    hijos: { tabla: 'codigos_postales', columna: 'municipio_id', uno: 'código postal', varios: 'códigos postales' },
    clave: true,
  },
  codigoPostal: {
    tabla: 'codigos_postales',
    nombre: 'codigo',
    padre: { columna: 'municipio_id', tabla: 'municipios' },
    hijos: { tabla: 'colonias', columna: 'cp_id', uno: 'colonia', varios: 'colonias' },
    clave: false,
  },
  colonia: {
    tabla: 'colonias',
    nombre: 'nombre',
    padre: { columna: 'cp_id', tabla: 'codigos_postales' },
    hijos: { tabla: 'calles', columna: 'colonia_id', uno: 'calle', varios: 'calles' },
    clave: false,
  },
  calle: {
    tabla: 'calles',
    nombre: 'nombre',
    padre: { columna: 'colonia_id', tabla: 'colonias' },
    hijos: null,
    clave: false,
  },
} as const satisfies Record<NivelLugar, Tabla>

/** Adds a place under its parent (null for a state). Throws 403, 404 (no such parent), 409 `repetido`, 422. */
export function createLugar(actor: Actor, nivel: NivelLugar, nombre: string, parentId: number | null): Promise<Lugar> {
  authorizeInstituto(actor, 'direcciones.administrar')
  const tabla: Tabla = TABLAS[nivel]
  const limpio = nombre.trim().replaceAll(/\s+/g, ' ')
  const issues = lugarIssues(nivel, limpio)
  if (issues.length > 0) throw broken(issues)
  return inTransaction(async () => {
    await holdPadre(tabla, parentId)
    await assertNuevo(tabla, limpio, parentId)
    const id = await insertRow(tabla.tabla, {
      ...(tabla.padre ? { [tabla.padre.columna]: parentId } : {}),
      [tabla.nombre]: limpio,
      ...(tabla.clave ? { clave: await nextClave(tabla.tabla) } : {}),
    })
    const despues = { nivel, nombre: limpio, padre: parentId }
    await logActo(actor, { acto: 'direccion.crear', objeto: 'direccion', objetoId: `${nivel}/${id}`, despues })
    return { id, nombre: limpio, parentId }
  })
}

/** Takes a place away. Throws 403, 404, 409 `con_dependientes` (what hangs from it) or `en_uso` (somebody's address). */
export function deleteLugar(actor: Actor, nivel: NivelLugar, id: number): Promise<void> {
  authorizeInstituto(actor, 'direcciones.administrar')
  const tabla: Tabla = TABLAS[nivel]
  return inTransaction(async () => {
    const row = await selectRow<{ nombre: string }>(
      `SELECT ${tabla.nombre} AS nombre FROM ${tabla.tabla} WHERE id = $1${FOR_UPDATE}`,
      [id],
    )
    if (!row) throw notFound('Ese lugar')
    await assertSinHijos(tabla, id, row.nombre)
    if (nivel === 'colonia' || nivel === 'codigoPostal') await assertSinUso(nivel, id, row.nombre)
    await execute(`DELETE FROM ${tabla.tabla} WHERE id = $1`, [id])
    const antes = { nivel, nombre: row.nombre }
    await logActo(actor, { acto: 'direccion.eliminar', objeto: 'direccion', objetoId: `${nivel}/${id}`, antes })
  })
}

async function holdPadre({ padre }: Tabla, parentId: number | null): Promise<void> {
  if (padre === null) return
  const row = await selectRow(`SELECT id FROM ${padre.tabla} WHERE id = $1${FOR_UPDATE}`, [parentId])
  if (!row) throw notFound('El lugar al que pertenece')
}

async function assertNuevo({ tabla, nombre, padre }: Tabla, limpio: string, parentId: number | null): Promise<void> {
  const rows = await selectRows<{ nombre: string }>(
    `SELECT ${nombre} AS nombre FROM ${tabla} ${padre ? `WHERE ${padre.columna} = $1` : ''}`,
    padre ? [parentId] : [],
  )
  if (rows.some((row) => foldText(row.nombre) === foldText(limpio)))
    throw conflict('repetido', `«${limpio}» ya está en la lista.`)
}

/** A key of our own, which no official one looks like. */
async function nextClave(tabla: string): Promise<string> {
  const row = await selectRow<{ n: number }>(`SELECT COALESCE(MAX(id), 0) + 1 AS n FROM ${tabla}`)
  return `propia-${row?.n ?? 1}`
}

async function assertSinHijos({ hijos }: Tabla, id: number, nombre: string): Promise<void> {
  if (hijos === null) return
  const row = await selectRow<{ n: number }>(`SELECT COUNT(*) AS n FROM ${hijos.tabla} WHERE ${hijos.columna} = $1`, [
    id,
  ])
  const n = row?.n ?? 0
  if (n === 0) return
  const what = cuentaTexto(n, hijos.uno, hijos.varios)
  throw conflict('con_dependientes', `${nombre} tiene ${what}: elimínalos primero.`, { dependientes: n })
}

/** People's addresses hold the texts: those of the postal code, and of the settlement in it. */
async function assertSinUso(nivel: 'colonia' | 'codigoPostal', id: number, nombre: string): Promise<void> {
  const codigo =
    nivel === 'codigoPostal'
      ? nombre
      : (
          await selectRow<{ codigo: string }>(
            'SELECT c.codigo FROM colonias o JOIN codigos_postales c ON c.id = o.cp_id WHERE o.id = $1',
            [id],
          )
        )?.codigo
  const people = await selectRows<{ fraccionamiento: string }>(
    'SELECT fraccionamiento FROM afiliados WHERE codigo_postal = $1',
    [codigo ?? ''],
  )
  const using =
    nivel === 'codigoPostal' ? people : people.filter((row) => foldText(row.fraccionamiento) === foldText(nombre))
  if (using.length > 0)
    throw conflict('en_uso', `${nombre} está en el domicilio de ${cuentaTexto(using.length, 'persona')}.`, {
      usos: using.length,
    })
}
