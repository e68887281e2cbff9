import { createHash } from 'node:crypto'
import type { Actor } from '#domain/acceso/actor.ts'
import type { FilaTabla } from '#domain/fila-tabla.ts'
import {
  CARGA_CATALOGO_MAX,
  interpretCargaCatalogo,
  type FilaCatalogo,
  type RevisionCatalogo,
} from '#domain/organica/catalogos/carga-catalogo.ts'
import type { Catalogo, RenglonCatalogo } from '#domain/organica/catalogos/catalogo.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActos, type ActoBitacora } from '#api/acceso/bitacora.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'
import { AppError, conflict } from '#api/errors.ts'
import { leerTabla } from '#api/files/tabla/leer-tabla.ts'
import { primerosRechazos } from '#api/files/tabla/primeros-rechazos.ts'
import { CatalogoRenglonModel } from '#api/organica/models/CatalogoRenglonModel.ts'
import { findCatalogo, holdCatalogo } from './catalogo-row.ts'
import { readCatalogo } from './read-catalogo.ts'
import { countUsos } from './usos.ts'
import type { ResultadoCarga } from '#domain/organica/catalogos/carga-catalogo.ts'

/** What a file would do to a catalogue, row by row. Changes nothing. Throws 404, 413, 415, 422 (no file that can be read). */
export async function previewCargaCatalogo(actor: Actor, clave: string, bytes: Uint8Array): Promise<RevisionCatalogo> {
  authorizeInstituto(actor, 'catalogos.administrar')
  const catalogo = await findCatalogo(clave)
  return review(catalogo, await leerTabla(bytes))
}

/**
 * Does what the file says, whole or not at all. `huella` is that of the preview: 409 `version` with `revision` when the
 * catalogue changed since. Throws 404, 422 with `revision` when a row is wrong, 413, 415.
 */
export async function applyCargaCatalogo(
  actor: Actor,
  clave: string,
  bytes: Uint8Array,
  huella: string,
): Promise<ResultadoCarga> {
  authorizeInstituto(actor, 'catalogos.administrar')
  const tabla = await leerTabla(bytes)
  return inTransaction(async () => {
    const catalogo = await holdCatalogo(clave)
    const revision = await review(catalogo, tabla)
    if (revision.huella !== huella)
      throw conflict('version', 'El catálogo cambió desde que revisaste el archivo. Revisa de nuevo lo que hará.', {
        revision,
      })
    if (revision.conError > 0 || revision.columnasFaltantes.length > 0 || revision.filas.length === 0)
      throw new AppError(422, 'reglas', 'Hay renglones por corregir: no se cambió nada.', [], { revision })
    return apply(actor, clave, revision.filas)
  })
}

async function review({ clave, protegido }: Catalogo, tabla: readonly FilaTabla[]): Promise<RevisionCatalogo> {
  if (tabla.length - 1 > CARGA_CATALOGO_MAX)
    throw new AppError(413, 'filas', `El archivo trae más de ${CARGA_CATALOGO_MAX} renglones: divídelo en partes.`)
  const actuales = await readCatalogo(clave)
  const usos = await countUsos(clave)
  const { filas, columnasFaltantes } = interpretCargaCatalogo(tabla, actuales, protegido)
  return {
    filas: primerosRechazos(filas).map((fila) => ({
      ...fila,
      usos: switchesOff(fila) ? (usos.get(fila.datos.clave) ?? 0) : 0,
    })),
    total: filas.length,
    conError: filas.filter(({ errores }) => Object.keys(errores).length > 0).length,
    columnasFaltantes,
    huella: huellaOf(actuales),
  }
}

function switchesOff({ antes, datos }: FilaCatalogo): boolean {
  return antes?.activo === true && !datos.activo
}

function huellaOf(rows: readonly RenglonCatalogo[]): string {
  const text = JSON.stringify(rows.map(({ id, version }) => [id, version]).sort(([a = 0], [b = 0]) => a - b))
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

async function apply(actor: Actor, catalogo: string, filas: readonly FilaCatalogo[]): Promise<ResultadoCarga> {
  const nuevos = filas.filter(({ accion }) => accion === 'nuevo')
  const cambiados = filas.filter(({ accion }) => accion === 'cambia')
  const at = nowAt()
  await insertRows(
    'catalogo_renglones',
    ['catalogo', 'clave', 'nombre', 'activo', 'creado_at', 'actualizado_at'],
    nuevos.map(({ datos: { clave, nombre, activo } }) => [catalogo, clave, nombre, activo, at, at]),
  )
  const ids = new Map((await readCatalogo(catalogo)).map(({ id, clave }) => [clave, id]))
  for (const { datos } of cambiados) {
    const { clave, nombre, activo } = datos
    const id = ids.get(clave)
    if (id === undefined) throw new Error(`The row ${clave} of ${catalogo} is gone`)
    await updateVersioned(CatalogoRenglonModel, id, null, { nombre, activo, actualizado_at: at })
  }
  const entries = [...nuevos, ...cambiados].map((fila) => entryOf(catalogo, fila))
  if (entries.length > 0) await logActos(actor, entries)
  return { nuevos: nuevos.length, cambiados: cambiados.length }
}

function entryOf(catalogo: string, { accion, datos, antes }: FilaCatalogo): ActoBitacora {
  const { nombre, activo } = datos
  return {
    acto: accion === 'nuevo' ? 'catalogo.crear' : 'catalogo.cambiar',
    objeto: 'catalogo',
    objetoId: `${catalogo}/${datos.clave}`,
    ...(antes ? { antes: { nombre: antes.nombre, activo: antes.activo } } : {}),
    despues: { nombre, activo, carga: true },
  }
}
