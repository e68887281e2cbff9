import type { Actor } from '#domain/acceso/actor.ts'
import {
  firmaEncimada,
  firmaEnPapelesIssues,
  firmaIssues,
  leerFirma,
  type DatosFirma,
  type FirmaPanel,
} from '#domain/formatos/firma.ts'
import { limpiarIcono } from '#domain/instituto/limpiar-icono.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import type { Issue } from '#domain/issue.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { staleVersion } from '#api/acceso/bitacora/stale-version.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { holdTurno } from '#api/db/hold-turno.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'
import { AppError, broken, conflict } from '#api/errors.ts'
import { FirmaModel } from '#api/formatos/models/FirmaModel.ts'
import { findFirma, selectFirmas } from './list-firmas.ts'

export interface GuardarFirma extends DatosFirma {
  /** The image as a data URL. */
  readonly firma_base64: string
}

export interface CambiarFirma extends DatosFirma {
  readonly version: number
  /** Without it the image stays. */
  readonly firma_base64?: string | undefined
}

/** Adds a signature. Throws 403, 415 (no PNG or JPG), 422 (data, size, another of the same owner on those days). */
export function createFirma(actor: Actor, input: GuardarFirma): Promise<FirmaPanel> {
  authorizeInstituto(actor, 'firmas.administrar')
  const imagen = imagenDe(input.firma_base64)
  return inTransaction(async () => {
    const values = await valuesOf(null, input)
    const id = await insertRow(FirmaModel, { ...values, ...imagen, creada_at: nowAt() })
    await logActo(actor, { acto: 'firma.crear', objeto: 'firma', objetoId: id, despues: values })
    return findFirma(id)
  })
}

/**
 * Changes a signature. One that closed papers carry stays as they hold it: only its end moves. Throws 403, 404, 409 `version`
 * with `actual`, 415, 422.
 */
export function updateFirma(actor: Actor, id: number, input: CambiarFirma): Promise<FirmaPanel> {
  authorizeInstituto(actor, 'firmas.administrar')
  const imagen = input.firma_base64 === undefined ? {} : imagenDe(input.firma_base64)
  return inTransaction(async () => {
    const actual = await findFirma(id)
    const values = await valuesOf(id, input)
    const fijas = firmaEnPapelesIssues(actual, values, 'imagen' in imagen)
    if (fijas.length > 0) throw broken(fijas)
    if (!(await updateVersioned(FirmaModel, id, input.version, { ...values, ...imagen })))
      throw await stale(id, { actual })
    const { nombre, cargo, desde, hasta, usuario_id, unidad_id } = actual
    await logActo(actor, {
      acto: 'firma.cambiar',
      objeto: 'firma',
      objetoId: id,
      antes: { nombre, cargo, desde, hasta, usuario_id, unidad_id },
      despues: { ...values, ...('imagen' in imagen ? { imagen: 'otra' } : {}) },
    })
    return findFirma(id)
  })
}

/** Takes away a signature that no closed paper carries. Throws 403, 404, 409 `en_papeles` or `version`. */
export function deleteFirma(actor: Actor, id: number, version: number): Promise<void> {
  authorizeInstituto(actor, 'firmas.administrar')
  return inTransaction(async () => {
    const { nombre, cargo, papeles, ...actual } = await findFirma(id)
    if (papeles > 0)
      throw conflict('en_papeles', `La firma de ${nombre} está en papeles cerrados: ponle fecha de fin.`, { papeles })
    if (actual.version !== version) throw await stale(id)
    await execute('DELETE FROM firmas WHERE id = $1', [id])
    await logActo(actor, { acto: 'firma.eliminar', objeto: 'firma', objetoId: id, antes: { nombre, cargo } })
  })
}

function stale(id: number, extra: { readonly actual?: FirmaPanel } = {}) {
  return staleVersion({ objeto: 'firma', objetoId: id }, 'cambió esta firma mientras la editabas.', extra)
}

/** The row's values. Throws 422. */
async function valuesOf(id: number | null, input: DatosFirma) {
  const issues = firmaIssues(input)
  if (issues.length > 0) throw broken(issues)
  await assertDueno(input)
  await holdTurno('firmas')
  const values = {
    nombre: input.nombre.trim(),
    cargo: input.cargo.trim(),
    usuario_id: input.usuario_id,
    unidad_id: input.unidad_id,
    desde: input.desde,
    hasta: input.hasta === '' ? null : input.hasta,
  }
  const other = firmaEncimada({ id, ...values }, await selectFirmas())
  if (other) {
    const message = `Ya hay una firma suya desde el ${formatFecha(other.desde)} (${other.nombre}): ponle fecha de fin.`
    throw broken([issue('desde', 'encimada', message)])
  }
  return values
}

async function assertDueno({ usuario_id, unidad_id }: DatosFirma): Promise<void> {
  const [campo, id, tabla, message] =
    usuario_id === null
      ? (['unidad_id', unidad_id, 'unidades', 'La unidad ya no existe: elige otra.'] as const)
      : (['usuario_id', usuario_id, 'usuarios', 'El usuario ya no existe: elige otro.'] as const)
  if (id === null || (await selectRow(`SELECT id FROM ${tabla} WHERE id = $1`, [id]))) return
  throw broken([issue(campo, 'no_existe', message)], message)
}

/** The image of a data URL, with nothing in it but what draws it. */
function imagenDe(dataUrl: string): { readonly tipo: 'png' | 'jpg'; readonly imagen: string } {
  const bytes = new Uint8Array(Buffer.from(dataUrl.replace(/^data:[\w/+.-]*;base64,/, ''), 'base64'))
  const leida = leerFirma(bytes, true)
  if ('code' in leida) throw new AppError(leida.code === 'tipo' ? 415 : 422, leida.code, leida.message, [leida])
  const clean = limpiarIcono(bytes, leida.tipo)
  if (!clean) throw broken([issue('firma_base64', 'rota', 'La imagen está dañada: guárdala de nuevo como PNG o JPG.')])
  return { tipo: leida.tipo, imagen: Buffer.from(clean).toString('base64') }
}

function issue(path: string, code: string, message: string): Issue {
  return { path, code, message }
}
