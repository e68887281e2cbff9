import { createHash } from 'node:crypto'
import type { Actor } from '#domain/acceso/actor.ts'
import { ICONO_MAX_BYTES, iconoPesado, leerIcono } from '#domain/instituto/imagen-icono.ts'
import { limpiarIcono } from '#domain/instituto/limpiar-icono.ts'
import type { Issue } from '#domain/issue.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActosAlone } from '#api/acceso/bitacora.ts'
import { AppError } from '#api/errors.ts'
import { putIcono } from './icono-file.ts'
import { isPngWhole } from './png-whole.ts'

const ROTA: Issue = { path: 'file', code: 'rota', message: 'La imagen está dañada: guárdala de nuevo como PNG o JPG.' }

/**
 * Keeps an icon and gives the address that `PUT /api/info` takes for `icono`. The name and type that the caller gives count for
 * nothing: the bytes say what it is. Throws 413 for its weight, 415 for another kind, 422 for its pixels or a broken image.
 */
export async function uploadIcono(actor: Actor, bytes: Uint8Array): Promise<{ readonly url: string }> {
  authorize(actor, 'instituto.administrar')
  if (bytes.length > ICONO_MAX_BYTES) throw new AppError(413, 'tamano', iconoPesado(bytes.length))
  const leido = leerIcono(bytes)
  if ('code' in leido) throw refusal(leido)
  const clean = limpiarIcono(bytes, leido.tipo)
  if (!clean || (leido.tipo === 'png' && !(await isPngWhole(clean)))) throw refusal(ROTA)
  const hash = createHash('sha256').update(clean).digest('hex').slice(0, 32)
  const name = `${hash}.${leido.tipo}`
  await putIcono(name, clean)
  const despues = { archivo: name, bytes: clean.length, ancho: leido.ancho, alto: leido.alto }
  await logActosAlone([{ actor, entry: { acto: 'instituto.icono', objeto: 'icono', objetoId: name, despues } }])
  return { url: `/api/info/icono/${name}` }
}

function refusal(issue: Issue): AppError {
  return new AppError(issue.code === 'tipo' ? 415 : 422, issue.code, issue.message, [issue])
}
