import { createHash } from 'node:crypto'
import type { Actor } from '#domain/acceso/actor.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { nombreDocumento } from '#domain/procesos/documentacion.ts'
import type { ImpactoBorrado } from '#domain/procesos/modulo.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { derechosCambiados } from '#api/acceso/derechos-cambiados.ts'
import { inTransaction } from '#api/db/database.ts'
import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { Binds, execute, selectRows } from '#api/db/sql.ts'
import { conflict } from '#api/errors.ts'
import { deleteArchivos, type ArchivoBorrable } from '#api/procesos/documentacion/delete-archivos.ts'
import { descendants } from '#api/procesos/procesos/save-proceso.ts'
import { findProceso } from '#api/procesos/procesos/proceso-row.ts'
import type { DocumentacionModel } from '#api/procesos/models/DocumentacionModel.ts'
import type { ModuloModel } from '#api/procesos/models/ModuloModel.ts'
import { findModulo } from './modulo-row.ts'

/** What is deleted: the processes, and the module when all of it goes. */
interface Alcance {
  readonly nombre: string
  readonly moduloId: number | null
  readonly procesos: readonly number[]
}

type DocumentoRow = Pick<RowOf<DocumentacionModel>, 'id' | 'tipo' | 'tipo_otro'> &
  RowAs<ModuloModel, { dueno: 'nombre' }> & { readonly versiones: number }

async function alcanceOfModulo(id: number): Promise<Alcance> {
  const modulo = await findModulo(id)
  const rows = await selectRows<{ id: number }>('SELECT id FROM procesos WHERE id_modulo = $1 ORDER BY orden, id', [id])
  return { nombre: modulo.nombre, moduloId: id, procesos: rows.map((row) => row.id) }
}

async function alcanceOfProceso(id: number): Promise<Alcance> {
  const { nombre } = await findProceso(id)
  return { nombre, moduloId: null, procesos: [id, ...(await descendants(id))] }
}

/** SQL of an IN list that may be empty. */
const inList = (binds: Binds, ids: readonly number[]) => (ids.length === 0 ? '(-1)' : `(${binds.addAll(ids)})`)

async function impactoOf(alcance: Alcance): Promise<ImpactoBorrado> {
  const { nombre, procesos } = alcance
  const named = await query<{ id: number; nombre: string; componente: string | null; version: number }>(
    (ids) => `SELECT id, nombre, componente, version FROM procesos WHERE id IN ${ids} ORDER BY orden, id`,
    procesos,
  )
  const documentos = await listDocumentos(alcance)
  const casos = await query<{ folio: string; asunto: string; estado: string }>(
    (ids) => `SELECT folio, asunto, estado FROM casos WHERE proceso_id IN ${ids} ORDER BY id`,
    procesos,
  )
  const perfiles = await query<{ nombre: string }>(
    (ids) =>
      `SELECT DISTINCT pf.nombre FROM perfil_procesos pp JOIN perfiles pf ON pf.id = pp.perfil_id
       WHERE pp.proceso_id IN ${ids} ORDER BY pf.nombre`,
    procesos,
  )
  const dentro = named.filter(({ id }) => alcance.moduloId !== null || id !== procesos[0])
  const told = {
    nombre,
    procesos: dentro.filter(({ componente }) => componente !== null).map((row) => row.nombre),
    grupos: dentro.filter(({ componente }) => componente === null).map((row) => row.nombre),
    documentos: documentos.map(documentoTexto),
    casos: casos.map(({ folio, asunto, estado }) => `${folio}, ${asunto} (${estado})`),
    perfiles: perfiles.map((row) => row.nombre),
  }
  const huella = createHash('sha256')
    .update(JSON.stringify([alcance, told]))
    .digest('hex')
    .slice(0, 16)
  return { ...told, huella }
}

const documentoTexto = ({ dueno, versiones, ...documento }: DocumentoRow): string => {
  const files = versiones === 0 ? 'pendiente' : cuentaTexto(versiones, 'versión', 'versiones')
  return `${dueno}: ${nombreDocumento(documento)} (${files})`
}

function query<T extends object>(sql: (ids: string) => string, procesos: readonly number[]): Promise<T[]> {
  const binds = new Binds()
  return selectRows<T>(sql(inList(binds, procesos)), binds.values)
}

function listDocumentos({ moduloId, procesos }: Alcance): Promise<DocumentoRow[]> {
  const binds = new Binds()
  const ids = inList(binds, procesos)
  return selectRows<DocumentoRow>(
    `SELECT d.id, d.tipo, d.tipo_otro, COALESCE(p.nombre, m.nombre) AS dueno,
       (SELECT COUNT(*) FROM documentacion_archivos a WHERE a.documento_id = d.id) AS versiones
     FROM documentacion d LEFT JOIN procesos p ON p.id = d.id_proceso LEFT JOIN modulos m ON m.id = d.id_modulo
     WHERE d.id_proceso IN ${ids} OR d.id_modulo = ${binds.add(moduloId ?? -1)}
     ORDER BY p.orden, p.id, d.id`,
    binds.values,
  )
}

export async function impactoModulo(actor: Actor, id: number): Promise<ImpactoBorrado> {
  authorize(actor, 'procesos.administrar')
  return impactoOf(await alcanceOfModulo(id))
}

export async function impactoProceso(actor: Actor, id: number): Promise<ImpactoBorrado> {
  authorize(actor, 'procesos.administrar')
  return impactoOf(await alcanceOfProceso(id))
}

/**
 * Deletes a module with its processes and documents. `huella` is what the person was told would go (null from calls that
 * tell nothing): 409 `version` with `actual` when something was added since. Cases stay, without a process.
 */
export async function deleteModulo(actor: Actor, id: number, huella: string | null): Promise<ImpactoBorrado> {
  authorize(actor, 'procesos.administrar')
  return deleteAlcance(actor, () => alcanceOfModulo(id), huella, 'modulo', id)
}

/** The same for a process: with its documents, and whatever stands inside it when it is a group. */
export async function deleteProceso(actor: Actor, id: number, huella: string | null): Promise<ImpactoBorrado> {
  authorize(actor, 'procesos.administrar')
  return deleteAlcance(actor, () => alcanceOfProceso(id), huella, 'proceso', id)
}

async function deleteAlcance(
  actor: Actor,
  find: () => Promise<Alcance>,
  huella: string | null,
  objeto: 'modulo' | 'proceso',
  id: number,
): Promise<ImpactoBorrado> {
  const { impacto, archivos } = await inTransaction(async () => {
    const alcance = await find()
    const actual = await impactoOf(alcance)
    if (huella !== null && huella !== actual.huella)
      throw conflict('version', `${actual.nombre} cambió mientras lo revisabas: lee de nuevo lo que se elimina.`, {
        actual,
      })
    const files = await listArchivos(alcance)
    await removeRows(alcance)
    await derechosCambiados()
    await logActo(actor, { acto: `${objeto}.eliminar`, objeto, objetoId: id, antes: presentAntes(actual) })
    return { impacto: actual, archivos: files }
  })
  await deleteArchivos(archivos)
  return impacto
}

function presentAntes({ nombre, procesos, documentos, casos, perfiles }: ImpactoBorrado) {
  return { nombre, procesos, documentos, casos, perfiles }
}

function listArchivos({ moduloId, procesos }: Alcance): Promise<ArchivoBorrable[]> {
  const binds = new Binds()
  const ids = inList(binds, procesos)
  return selectRows<ArchivoBorrable>(
    `SELECT a.id, a.clave, a.paginas FROM documentacion_archivos a JOIN documentacion d ON d.id = a.documento_id
     WHERE d.id_proceso IN ${ids} OR d.id_modulo = ${binds.add(moduloId ?? -1)}`,
    binds.values,
  )
}

/** Children before their group; documents, responsibles and profiles go with their process by the tables' own rule. */
async function removeRows({ moduloId, procesos }: Alcance): Promise<void> {
  const binds = new Binds()
  await execute(`UPDATE procesos SET parent_id = NULL WHERE parent_id IN ${inList(binds, procesos)}`, binds.values)
  const own = new Binds()
  await execute(`DELETE FROM procesos WHERE id IN ${inList(own, procesos)}`, own.values)
  if (moduloId !== null) await execute('DELETE FROM modulos WHERE id = $1', [moduloId])
}
