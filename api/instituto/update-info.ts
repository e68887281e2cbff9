import type { Actor } from '#domain/acceso/actor.ts'
import { isCampoAjuste, isCampoInfo, RUTA_ICONO, valorInfo, type CampoInfo } from '#domain/instituto/campos-info.ts'
import { isCampoColor, paresContraste } from '#domain/instituto/colores.ts'
import type { InfoInstituto, RespuestaInfo } from '#domain/instituto/info.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { staleVersion } from '#api/acceso/bitacora/stale-version.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'
import { broken, notFound } from '#api/errors.ts'
import { InstitutoModel } from '#api/instituto/models/InstitutoModel.ts'
import { findInstituto, getInfo } from './get-info.ts'
import { hasIcono } from './icono-file.ts'
import { lockInstituto, removeIconoReemplazado } from './iconos-sin-uso.ts'
import { forgetOrigenMapa } from './load-origen-mapa.ts'
import { loadAjustes } from './load-ajustes.ts'

export interface CambioInfo {
  readonly id: number
  readonly campo: string
  readonly valor: string | null
  /** As it was read; left out by the documented call. */
  readonly version?: number | undefined
}

/**
 * Changes one field of the institute's record or settings (`PUT /api/info`). Throws 404 for another id, 409 `version` with
 * `actual` when somebody changed the record since `version` was read, 422 at the field. The same value again changes nothing.
 */
export async function updateInfo(actor: Actor, { id, campo, valor, version }: CambioInfo): Promise<RespuestaInfo> {
  authorize(actor, 'instituto.administrar')
  if (!isCampoInfo(campo))
    throw broken([{ path: 'campo', code: 'no_existe', message: `El campo "${campo.slice(0, 40)}" no existe.` }])
  const checked = valorInfo(campo, valor)
  if ('issue' in checked) throw broken([{ ...checked.issue, path: campo }], checked.issue.message)
  let replaced: string | null = null
  const isKept = await inTransaction(async () => {
    if (campo === 'icono') await lockInstituto()
    await assertIcono(campo, checked.valor)
    const row = await findInstituto()
    if (row.id !== id) throw notFound('El registro del instituto')
    if (version !== undefined && version !== row.version) return false
    const antes = isCampoAjuste(campo) ? ((await loadAjustes()).get(campo) ?? '') : row[campo]
    if (antes === checked.valor) return true
    if (!(await write(id, version ?? null, campo, checked.valor))) return false
    if (campo === 'icono') replaced = antes
    await logActo(actor, {
      acto: 'instituto.cambiar',
      objeto: 'instituto',
      objetoId: id,
      antes: { [campo]: antes },
      despues: { [campo]: checked.valor },
    })
    return true
  })
  if (!isKept) throw await stale(id, campo, checked.valor)
  await removeIconoReemplazado(replaced)
  if (campo === 'mapa_incrustado') forgetOrigenMapa()
  return withContraste(campo, await getInfo())
}

async function assertIcono(campo: CampoInfo, valor: string | null): Promise<void> {
  const name = campo === 'icono' && valor !== null ? RUTA_ICONO.exec(valor)?.[1] : undefined
  if (name === undefined || (await hasIcono(name))) return
  throw broken([{ path: 'icono', code: 'no_existe', message: 'El icono ya no está: súbelo de nuevo.' }])
}

async function write(id: number, version: number | null, campo: CampoInfo, valor: string | null): Promise<boolean> {
  if (!isCampoAjuste(campo)) return updateVersioned(InstitutoModel, id, version, { [campo]: valor })
  if (!(await updateVersioned(InstitutoModel, id, version, {}))) return false
  await execute(
    'INSERT INTO ajustes (clave, valor) VALUES ($1, $2) ON CONFLICT (clave) DO UPDATE SET valor = excluded.valor',
    [campo, valor],
  )
  return true
}

async function stale(id: number, campo: CampoInfo, valor: string | null) {
  return staleVersion(
    { objeto: 'instituto', objetoId: id, campo },
    'cambió este dato mientras lo editabas. Elige cuál queda.',
    { actual: await getInfo(), propuesto: { campo, valor } },
  )
}

function withContraste(campo: CampoInfo, info: InfoInstituto): RespuestaInfo {
  if (!isCampoColor(campo)) return info
  return { ...info, contraste: paresContraste(info).filter(({ pasa }) => !pasa) }
}
