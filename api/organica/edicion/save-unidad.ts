import type { Actor } from '#domain/acceso/actor.ts'
import { claveIssues, siguienteClave } from '#domain/organica/clave.ts'
import { CAMPO_PADRE, FALTA_EDICION, unidadIssues, type DatosUnidad } from '#domain/organica/edicion-issues.ts'
import { diaDeAplicar } from '#domain/organica/acto-organico.ts'
import { NOMBRE_NIVEL, type Nivel } from '#domain/organica/niveles.ts'
import { addDays, type PlainDate } from '#domain/plain-date.ts'
import { fusionadaTexto, usosRechazo } from '#domain/organica/uso-unidad.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { derechosCambiados } from '#api/acceso/derechos-cambiados.ts'
import { staleVersion } from '#api/acceso/bitacora/stale-version.ts'
import { nowAt, today } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { holdTurno } from '#api/db/hold-turno.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { execute, selectRow, SQL_TRUE } from '#api/db/sql.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'
import { broken, conflict } from '#api/errors.ts'
import { selectUnidades, type Unidad } from '#api/organica/unidad-row.ts'
import { OrganicaModel } from '#api/organica/models/OrganicaModel.ts'
import { UnidadModel } from '#api/organica/models/UnidadModel.ts'
import { clavesBajo } from './claves-bajo.ts'
import { deleteRama } from './delete-organica.ts'
import { findPadre, findUnidad, type UnidadFija } from './find-unidad.ts'
import { insertProgramado } from './programado-row.ts'
import { countUsos, countUsosVivos } from './usos-unidad.ts'
import { endVigencia, openVigencia, turnVigencia } from './vigencia-row.ts'

export interface GuardarUnidad extends DatosUnidad {
  readonly activo: boolean
}

export interface CambiarUnidad extends GuardarUnidad {
  /** As it was read; a documented client sends none. */
  readonly version?: number | undefined
}

/**
 * A unit that carries an organic row without one: of level 0 the row is made with it. It begins today, and where its row has a
 * last day its end is programmed for it. Throws 403, 422: something is missing, the key is another unit's (the free one is told) or no row's, the parent ended.
 */
export function createUnidad(actor: Actor, nivel: Nivel, datos: GuardarUnidad): Promise<Unidad> {
  authorizeInstituto(actor, 'organica.administrar')
  const issues = unidadIssues(nivel, datos)
  if (issues[0]) throw broken(issues, issues[0].message)
  return inTransaction(async () => {
    await holdTurno('organica')
    const padre = await padreDe(nivel, datos.parentId)
    const nombre = datos.nombre.trim()
    const { id: organicaId, fin } = await organicaLibre(actor, nivel, padre, datos.clave, nombre)
    const at = nowAt()
    const values = { nivel, parent_id: padre?.id ?? null, organica_id: organicaId, nombre, activo: datos.activo }
    const id = await insertRow(UnidadModel, { ...values, creado_at: at, actualizado_at: at })
    await openVigencia({ id, nombre, clave: datos.clave, parentId: padre?.id ?? null }, today())
    if (!datos.activo) await endVigencia(id, today())
    else if (fin !== null) await programarFin(actor, id, nombre, fin)
    await logActo(actor, {
      acto: 'unidad.crear',
      objeto: 'unidad',
      objetoId: id,
      despues: { ...values, clave: datos.clave },
    })
    return findPresented(id)
  })
}

/**
 * Another name, key or state from today on; what it was stays with its days. Its place changes by an act with a date and a
 * document («Mover»). Throws 403, 404, 409 (`version`; `en_uso`: people or users keep it active), 422.
 */
export function updateUnidad(actor: Actor, nivel: Nivel, id: number, datos: CambiarUnidad): Promise<Unidad> {
  authorizeInstituto(actor, 'organica.administrar')
  const issues = unidadIssues(nivel, datos, FALTA_EDICION)
  if (issues[0]) throw broken(issues, issues[0].message)
  return inTransaction(async () => {
    await holdTurno('organica')
    const actual = await findUnidad(id, nivel)
    assertSamePlace(actual, datos.parentId)
    const nombre = datos.nombre.trim()
    if (datos.clave !== actual.clave) await assertClaveLibre(actual, datos.clave)
    if (actual.activo && !datos.activo) await assertSinVida(actual)
    if (!actual.activo && datos.activo) await assertReactivable(actual)
    const values = { nombre, activo: datos.activo, actualizado_at: nowAt() }
    if (!(await updateVersioned(UnidadModel, id, datos.version ?? null, values))) throw await stale(id)
    if (nombre !== actual.nombre || datos.clave !== actual.clave) {
      await turnVigencia(id, today(), { nombre, clave: datos.clave })
      await renameOrganica(actual, nombre, datos.clave)
    }
    if (datos.activo !== actual.activo) await switchUnidad(actual, datos.activo)
    await logActo(actor, {
      acto: 'unidad.cambiar',
      objeto: 'unidad',
      objetoId: id,
      antes: { nombre: actual.nombre, clave: actual.clave, activo: actual.activo },
      despues: { nombre, clave: datos.clave, activo: datos.activo },
    })
    return findPresented(id)
  })
}

/** Deletes a unit that nothing names, with its organic key and those below it. Throws 403, 404, 409 `en_uso` or `version`. */
export function deleteUnidad(actor: Actor, nivel: Nivel, id: number, version?: number): Promise<Unidad> {
  authorizeInstituto(actor, 'organica.administrar')
  return inTransaction(async () => {
    await holdTurno('organica')
    const actual = await findUnidad(id, nivel)
    const usos = await countUsos(actual)
    if (usos.length > 0) throw conflict('en_uso', usosRechazo(actual.nombre, usos, 'elimina'), { usos })
    if (version !== undefined && version !== actual.version) throw await stale(id)
    const presented = await findPresented(id)
    await execute('DELETE FROM unidad_vigencias WHERE unidad_id = $1', [id])
    await execute('DELETE FROM unidades WHERE id = $1', [id])
    await deleteRama(actual.claves)
    await logActo(actor, {
      acto: 'unidad.eliminar',
      objeto: 'unidad',
      objetoId: id,
      antes: { nombre: actual.nombre, clave: actual.clave, parent_id: actual.parentId },
    })
    return presented
  })
}

async function stale(id: number) {
  const hecho = 'cambió esta unidad mientras la editabas.'
  return staleVersion({ objeto: 'unidad', objetoId: id }, hecho, { actual: await findPresented(id) })
}

function padreDe(nivel: Nivel, parentId: number | null): Promise<UnidadFija> | null {
  const path = CAMPO_PADRE[nivel]
  return path === null || parentId === null ? null : findPadre(parentId, (nivel - 1) as Nivel, path)
}

/** The end that its organic row was made with, as an act that is seen, cancelled and looked at again like any other. */
async function programarFin(actor: Actor, unidadId: number, unidad: string, fecha: PlainDate): Promise<void> {
  const fin = {
    tipo: 'terminar',
    unidadId,
    fecha,
    documento: 'Fecha fin de la Orgánica',
    nombre: '',
    destinoId: null,
    origenes: [],
    hijas: [],
    puestos: [],
    archivo: null,
  } as const
  await insertProgramado(actor, fin, unidad, diaDeAplicar('terminar', fecha))
}

/** The organic row that a new unit carries, and its last day. Throws 422 when the key is another unit's, or of no row. */
async function organicaLibre(
  actor: Actor,
  nivel: Nivel,
  padre: UnidadFija | null,
  clave: string,
  nombre: string,
): Promise<{ readonly id: number; readonly fin: PlainDate | null }> {
  const above = padre?.claves ?? []
  const [clave_0, clave_1 = '', clave_2 = '', clave_3 = ''] = [...above, clave]
  const row = await selectRow<{ id: number; estatus: string; fin: PlainDate | null; unidad: number | null }>(
    `SELECT o.id, o.estatus, o.fecha_fin AS fin, (SELECT MIN(u.id) FROM unidades u WHERE u.organica_id = o.id) AS unidad FROM organica o
     WHERE o.nivel = $1 AND o.clave_0 = $2 AND o.clave_1 = $3 AND o.clave_2 = $4 AND o.clave_3 = $5`,
    [nivel, clave_0, clave_1, clave_2, clave_3],
  )
  const isAlive = row?.estatus === 'A' && (row.fin === null || row.fin >= today())
  if (isAlive && row.unidad === null) return row
  const ocupadas = await clavesBajo(above)
  const wrong = claveIssues('clave', clave, ocupadas)
  if (wrong[0]) throw broken(wrong, wrong[0].message)
  if (nivel !== 0) {
    const message = `No existe la Orgánica ${nivel} con clave ${clave}: créala antes (la siguiente libre es ${siguienteClave(ocupadas)}).`
    throw broken([{ path: 'clave', code: 'sin_organica', message }], message)
  }
  const id = await insertRow(OrganicaModel, { nivel, clave_0, descripcion: nombre, usuario: actor.usuario })
  return { id, fin: null }
}

function assertSamePlace({ nivel, parentId, nombre }: UnidadFija, asked: number | null): void {
  const path = CAMPO_PADRE[nivel]
  if (path === null || asked === parentId) return
  const message = `Para cambiar ${nombre} de ${NOMBRE_NIVEL[(nivel - 1) as Nivel]} usa «Mover» en el Árbol orgánico: lleva fecha y documento.`
  throw broken([{ path, code: 'mover', message }], message)
}

async function assertClaveLibre({ claves }: UnidadFija, clave: string): Promise<void> {
  const wrong = claveIssues('clave', clave, await clavesBajo(claves.slice(0, -1)))
  if (wrong[0]) throw broken(wrong, wrong[0].message)
}

async function assertSinVida(unidad: UnidadFija): Promise<void> {
  const usos = await countUsosVivos(unidad)
  if (usos.length > 0) throw conflict('en_uso', usosRechazo(unidad.nombre, usos, 'desactiva'), { usos })
}

/**
 * Throws 422 for a unit whose parent ended, or that was merged. A merge moved its people, money and units with a date and a
 * document; switching it on would leave two units that both claim them.
 */
async function assertReactivable({ id, nivel, nombre, parentId }: UnidadFija): Promise<void> {
  const row = await selectRow<{ sucesora: string; hasta: PlainDate }>(
    `SELECT s.nombre AS sucesora, (SELECT MAX(v.hasta) FROM unidad_vigencias v WHERE v.unidad_id = u.id) AS hasta
     FROM unidades u JOIN unidades s ON s.id = u.sucesora_id WHERE u.id = $1`,
    [id],
  )
  if (row) {
    const message = fusionadaTexto(nombre, row.sucesora, addDays(row.hasta, 1))
    throw broken([{ path: 'activo', code: 'fusionada', message }], message)
  }
  if (parentId !== null) await findPadre(parentId, (nivel - 1) as Nivel, CAMPO_PADRE[nivel] ?? 'activo')
}

/** The organic row follows the unit's name, and those under it its key. */
async function renameOrganica(
  { organicaId, nivel, claves, nombre: antes, descripcion }: UnidadFija,
  nombre: string,
  clave: string,
) {
  if (descripcion === antes) await execute('UPDATE organica SET descripcion = $1 WHERE id = $2', [nombre, organicaId])
  if (clave === claves.at(-1)) return
  const where = claves.map((_each, i) => `clave_${i} = $${i + 2}`).join(' AND ')
  await execute(`UPDATE organica SET clave_${nivel} = $1 WHERE ${where}`, [clave, ...claves])
}

/** Switched off it ends today; switched on again it goes on as if it had not. */
async function switchUnidad({ id, organicaId }: UnidadFija, activo: boolean): Promise<void> {
  await endVigencia(id, activo ? null : today())
  await execute('UPDATE organica SET estatus = $1, fecha_fin = $2 WHERE id = $3', [
    activo ? 'A' : 'I',
    activo ? null : today(),
    organicaId,
  ])
  if (!activo) await execute(`UPDATE puestos SET activo = NOT ${SQL_TRUE} WHERE unidad_id = $1`, [id])
  await derechosCambiados()
}

async function findPresented(id: number): Promise<Unidad> {
  const [unidad] = await selectUnidades((binds) => [`u.id = ${binds.add(id)}`])
  if (!unidad) throw new Error(`There is no unit ${id}`)
  return unidad
}
