import type { Actor } from '#domain/acceso/actor.ts'
import { foldText, normalizeText } from '#domain/identidad/normalize-text.ts'
import { nombreCatalogoIssues, TEXTOS_CATALOGO, type TipoCatalogo } from '#domain/organica/puestos/catalogo-puestos.ts'
import { desdeSueldoIssues, sueldoIssues } from '#domain/organica/puestos/sueldos.ts'
import type { Nivel } from '#domain/organica/niveles.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { inTransaction } from '#api/db/database.ts'
import { holdTurno } from '#api/db/hold-turno.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'
import { broken, conflict, notFound } from '#api/errors.ts'
import { findUnidad } from '#api/organica/edicion/find-unidad.ts'
import { updateUnidad } from '#api/organica/edicion/save-unidad.ts'
import { CategoriaModel } from '#api/organica/models/CategoriaModel.ts'
import { PuestoModel } from '#api/organica/models/PuestoModel.ts'
import { crearUnidad, tipoPorOmision } from './crear-unidad.ts'
import { categoriaDe, holdRenglon, staleRenglon, type RenglonRow } from './renglon-row.ts'
import { plazoSueldo, setSueldo } from './sueldo-row.ts'
import { usosDe } from './uso-catalogo.ts'

/** A row as it is made or changed; what its type has none of is left out. */
export interface DatosRenglon {
  readonly nombre?: string | undefined
  readonly padreId?: number | null | undefined
  /** Name of a category ("Director General"); its key stands in `nombre`. */
  readonly detalle?: string | undefined
  /** Of a salary, or of a category that comes with one; NaN is no amount. */
  readonly montoCentavos?: number | undefined
  /** Day from which the salary holds; the first of the quincena unless told. */
  readonly desde?: PlainDate | undefined
}

/**
 * Makes a row; a category and its salary in one act. Throws 403, 404 (no such parent), 409 `repetido`, 422 with fields.
 */
export function createRenglonPuestos(actor: Actor, tipo: TipoCatalogo, datos: DatosRenglon): Promise<number> {
  authorizeInstituto(actor, 'puestos.administrar')
  const nombre = cleanNombre(tipo, datos.nombre ?? '')
  assertDatos(tipo, nombre, datos)
  return inTransaction(async () => {
    await holdTurno('organica')
    const padreId = await padreOf(tipo, datos)
    if (tipo !== 'sueldo') await assertNuevo(tipo, nombre, padreId, null)
    const id =
      padreId === null ? await insertCategoria(nombre, datos) : await insert(actor, tipo, nombre, padreId, datos)
    // A unit's own act is noted where it is made.
    if (TEXTOS_CATALOGO[tipo].nivel !== null) return id
    await logActo(actor, {
      acto: tipo === 'sueldo' ? 'sueldo.cambiar' : 'puestos.crear',
      objeto: tipo,
      objetoId: id,
      despues: { ...(nombre !== '' && { nombre }), ...(padreId !== null && { padre: padreId }), ...deSueldo(datos) },
    })
    return id
  })
}

/**
 * Changes a row: its name, a post's area, a category's name, or the salary from a day on. Throws 403, 404, 409 (`repetido`,
 * `en_uso` for a post of people moved elsewhere, `version`), 422 with fields.
 */
export function updateRenglonPuestos(
  actor: Actor,
  tipo: TipoCatalogo,
  id: number,
  datos: DatosRenglon & { readonly version?: number | undefined },
): Promise<void> {
  authorizeInstituto(actor, 'puestos.administrar')
  const nombre = cleanNombre(tipo, datos.nombre ?? '')
  assertDatos(tipo, nombre, datos)
  return inTransaction(async () => {
    await holdTurno('organica')
    const row = await holdRenglon(tipo, id)
    if (datos.version !== undefined && datos.version !== row.version) throw await staleRenglon(tipo, row)
    if (tipo === 'sueldo')
      await setSueldo(categoriaDe(row), datos.montoCentavos ?? NaN, datos.desde ?? plazoSueldo().desde)
    else {
      const padreId = datos.padreId ?? row.padreId
      const { nivel } = TEXTOS_CATALOGO[tipo]
      if (nivel !== null) assertMismoLugar(nivel, row, padreId)
      await assertNuevo(tipo, nombre, padreId, id)
      if (nivel !== null) return renombrarUnidad(actor, nivel, id, { nombre, padreId })
      await assertMovible(tipo, row, padreId)
      if (!(await change(tipo, row, { ...datos, nombre, padreId }))) throw await staleRenglon(tipo, row)
    }
    await logActo(actor, {
      acto: tipo === 'sueldo' ? 'sueldo.cambiar' : 'puestos.cambiar',
      objeto: tipo,
      objetoId: id,
      antes: { nombre: row.nombre },
      despues: { ...(nombre !== '' && { nombre }), ...deSueldo(datos) },
    })
  })
}

function cleanNombre(tipo: TipoCatalogo, nombre: string): string {
  const clean = normalizeText(nombre)
  return tipo === 'categoria' ? clean.toUpperCase() : clean
}

function assertDatos(tipo: TipoCatalogo, nombre: string, datos: DatosRenglon): void {
  const { montoCentavos, desde } = datos
  const asksSueldo = tipo === 'sueldo' || montoCentavos !== undefined
  const issues = [
    ...(tipo === 'sueldo' ? [] : nombreCatalogoIssues(tipo, nombre)),
    ...(asksSueldo ? sueldoIssues(montoCentavos ?? null) : []),
    ...(asksSueldo && desde !== undefined ? desdeSueldoIssues(desde, plazoSueldo()) : []),
  ]
  if (issues.length > 0) throw broken(issues)
}

function deSueldo({ montoCentavos, desde }: DatosRenglon) {
  return montoCentavos === undefined
    ? {}
    : { sueldo_centavos: montoCentavos, vigente_desde: desde ?? plazoSueldo().desde }
}

/** What it will belong to: a category to nothing, and all the rest to something. Throws 404. */
async function padreOf(tipo: TipoCatalogo, { padreId }: DatosRenglon): Promise<number | null> {
  if (tipo === 'categoria') return null
  if (tipo === 'adscripcion') return tipoPorOmision()
  if (padreId === undefined || padreId === null) throw notFound('La unidad a la que pertenece')
  return padreId
}

async function insert(
  actor: Actor,
  tipo: TipoCatalogo,
  nombre: string,
  padreId: number,
  datos: DatosRenglon,
): Promise<number> {
  const { nivel } = TEXTOS_CATALOGO[tipo]
  if (nivel !== null) return crearUnidad(actor, nivel, padreId, nombre)
  if (tipo === 'puesto') return insertPuesto(padreId, nombre)
  const known = await selectRow('SELECT id FROM categorias WHERE id = $1 AND activo', [padreId])
  if (!known) throw notFound('La categoría')
  return setSueldo(padreId, datos.montoCentavos ?? NaN, datos.desde ?? plazoSueldo().desde)
}

async function insertPuesto(areaId: number, nombre: string): Promise<number> {
  const area = await selectRow('SELECT id FROM unidades WHERE id = $1 AND nivel = 3 AND activo', [areaId])
  if (!area) throw notFound('El área')
  return insertRow(PuestoModel, { unidad_id: areaId, nombre })
}

async function insertCategoria(clave: string, datos: DatosRenglon): Promise<number> {
  const last = await selectRow<{ orden: number }>('SELECT COALESCE(MAX(orden), 0) AS orden FROM categorias')
  const detalle = normalizeText(datos.detalle ?? '')
  const id = await insertRow(CategoriaModel, {
    clave,
    nombre: detalle === '' ? clave : detalle,
    orden: (last?.orden ?? 0) + 1,
  })
  if (datos.montoCentavos !== undefined) await setSueldo(id, datos.montoCentavos, datos.desde ?? plazoSueldo().desde)
  return id
}

/** Writes the own columns of a category or a post, if it is still as it was held. */
function change(
  tipo: Exclude<TipoCatalogo, 'sueldo'>,
  { id, version }: RenglonRow,
  { nombre, padreId, detalle }: DatosRenglon & { readonly nombre: string; readonly padreId: number | null },
): Promise<boolean> {
  if (tipo !== 'categoria')
    return updateVersioned(PuestoModel, id, version, { nombre, ...(padreId !== null && { unidad_id: padreId }) })
  const completo = detalle === undefined ? {} : { nombre: normalizeText(detalle) || nombre }
  return updateVersioned(CategoriaModel, id, version, { clave: nombre, ...completo })
}

/** A unit is moved by its own act, with a date. */
function assertMismoLugar(nivel: Exclude<Nivel, 0>, row: RenglonRow, padreId: number | null): void {
  if (padreId === row.padreId) return
  const message = `Para poner ${TEXTOS_NIVEL[nivel]} bajo otra unidad usa «Mover» en el Árbol orgánico: lleva fecha y documento.`
  throw broken([{ path: 'relacionPadre', code: 'mover', message }])
}

/** A unit keeps its key, and is called otherwise from today on. */
async function renombrarUnidad(
  actor: Actor,
  nivel: Exclude<Nivel, 0>,
  id: number,
  { nombre, padreId }: { readonly nombre: string; readonly padreId: number | null },
): Promise<void> {
  const { clave, activo } = await findUnidad(id, nivel)
  await updateUnidad(actor, nivel, id, { nombre, clave, activo, parentId: padreId })
}

const TEXTOS_NIVEL = { 1: 'la adscripción', 2: 'la dirección', 3: 'el área' } as const

/** A post goes to another area only while nobody has it. */
async function assertMovible(
  tipo: Exclude<TipoCatalogo, 'sueldo'>,
  { id, padreId: antes, nombre }: RenglonRow,
  padreId: number | null,
): Promise<void> {
  if (padreId === antes || tipo === 'categoria') return
  const area = await selectRow('SELECT id FROM unidades WHERE id = $1 AND nivel = 3 AND activo', [padreId])
  if (!area) throw notFound('El área')
  const [uso] = await usosDe(tipo, id)
  if (uso)
    throw conflict('en_uso', `«${nombre}» está en ${uso.texto}: no cambia de área. Crea el puesto en la otra área.`)
}

async function assertNuevo(
  tipo: Exclude<TipoCatalogo, 'sueldo'>,
  nombre: string,
  padreId: number | null,
  propio: number | null,
): Promise<void> {
  const rows = await selectHermanos(tipo, padreId)
  const same = rows.find((row) => row.id !== propio && foldText(row.nombre) === foldText(nombre))
  if (same) throw conflict('repetido', `«${same.nombre}» ya está en la lista.`)
}

function selectHermanos(
  tipo: Exclude<TipoCatalogo, 'sueldo'>,
  padreId: number | null,
): Promise<{ id: number; nombre: string }[]> {
  if (tipo === 'categoria') return selectRows('SELECT id, clave AS nombre FROM categorias')
  if (tipo === 'puesto') return selectRows('SELECT id, nombre FROM puestos WHERE unidad_id = $1 AND activo', [padreId])
  return selectRows('SELECT id, nombre FROM unidades WHERE parent_id = $1 AND activo', [padreId])
}
