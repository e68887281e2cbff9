import type { Actor } from '#domain/acceso/actor.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { normalizeText } from '#domain/identidad/normalize-text.ts'
import { usadoDe, type RenglonCatalogo, type RenglonPanel } from '#domain/organica/catalogos/catalogo.ts'
import {
  cleanClaveRenglon,
  LIMITES_RENGLON,
  renglonIssues,
  ULTIMO_ACTIVO,
} from '#domain/organica/catalogos/renglon-issues.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { staleVersion } from '#api/acceso/bitacora/stale-version.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { execute } from '#api/db/sql.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'
import { broken, conflict } from '#api/errors.ts'
import { CatalogoRenglonModel } from '#api/organica/models/CatalogoRenglonModel.ts'
import { findCatalogo, holdCatalogo } from './catalogo-row.ts'
import { findRenglon, readConUsos } from './list-renglones.ts'
import { readCatalogo } from './read-catalogo.ts'

interface NuevoRenglon {
  readonly catalogo: string
  readonly clave: string
  readonly nombre: string
  readonly activo: boolean
}

interface CambioRenglon {
  readonly version: number
  readonly nombre: string
  readonly activo: boolean
  /** Of a row that is switched off: how many uses the person was told of. */
  readonly usos?: number | undefined
}

/** Adds a row. Throws 403, 404 (no such catalogue), 422 (key or name taken, or of another shape). */
export function createRenglon(actor: Actor, input: NuevoRenglon): Promise<RenglonPanel> {
  authorizeInstituto(actor, 'catalogos.administrar')
  const { catalogo, activo } = input
  const datos = { clave: cleanClaveRenglon(input.clave), nombre: normalizeText(input.nombre), activo }
  return inTransaction(async () => {
    await holdCatalogo(catalogo)
    const rows = await readCatalogo(catalogo)
    const issues = renglonIssues(datos, rows)
    if (rows.length >= LIMITES_RENGLON.renglones)
      issues.push({
        path: 'clave',
        code: 'limite',
        message: `Un catálogo lleva hasta ${LIMITES_RENGLON.renglones} renglones.`,
      })
    if (issues.length > 0) throw broken(issues)
    const at = nowAt()
    const id = await insertRow(CatalogoRenglonModel, { catalogo, ...datos, creado_at: at, actualizado_at: at })
    await logActo(actor, {
      acto: 'catalogo.crear',
      objeto: 'catalogo',
      objetoId: `${catalogo}/${datos.clave}`,
      despues: datos,
    })
    return findRenglon(id)
  })
}

/**
 * Renames a row, or switches it off or on; its key stays, since what uses the row keeps it. Switching off a row in use takes
 * that the person was told of how many uses it has. Throws 404, 409 `version` (with `actual`) or `en_uso` (with `usos`), 422.
 */
export function updateRenglon(actor: Actor, id: number, input: CambioRenglon): Promise<RenglonPanel> {
  authorizeInstituto(actor, 'catalogos.administrar')
  const nombre = normalizeText(input.nombre)
  return inTransaction(async () => {
    const actual = await holdRenglon(id)
    if (actual.version !== input.version) throw await stale(actual)
    const rows = (await readConUsos([actual.catalogo])).filter((row) => row.id !== id)
    const issues = renglonIssues({ clave: actual.clave, nombre, activo: input.activo }, rows)
    if (actual.activo && !input.activo && (await isUltimo(actual, rows)))
      issues.push({ path: 'activo', code: 'ultimo', message: ULTIMO_ACTIVO })
    if (issues.length > 0) throw broken(issues)
    if (actual.activo && !input.activo && actual.usos > 0 && input.usos !== actual.usos) throw inUse(actual)
    const values = { nombre, activo: input.activo, actualizado_at: nowAt() }
    if (!(await updateVersioned(CatalogoRenglonModel, id, actual.version, values)))
      throw await stale(await findRenglon(id))
    await logActo(actor, {
      acto: 'catalogo.cambiar',
      objeto: 'catalogo',
      objetoId: `${actual.catalogo}/${actual.clave}`,
      antes: { nombre: actual.nombre, activo: actual.activo },
      despues: { nombre, activo: input.activo, ...(actual.usos > 0 && !input.activo ? { usos: actual.usos } : {}) },
    })
    return findRenglon(id)
  })
}

/** Takes away a row that nothing uses: one made by mistake. Throws 404, 409 `version` or `en_uso`, 422 for the last active one of a catalogue that the portal reads. */
export function deleteRenglon(actor: Actor, id: number, version: number): Promise<void> {
  authorizeInstituto(actor, 'catalogos.administrar')
  return inTransaction(async () => {
    const actual = await holdRenglon(id)
    if (actual.version !== version) throw await stale(actual)
    if (actual.usos > 0) throw inUse(actual)
    const others = (await readCatalogo(actual.catalogo)).filter((row) => row.id !== id)
    if (await isUltimo(actual, others)) throw broken([{ path: 'activo', code: 'ultimo', message: ULTIMO_ACTIVO }])
    await execute('DELETE FROM catalogo_renglones WHERE id = $1', [id])
    await logActo(actor, {
      acto: 'catalogo.eliminar',
      objeto: 'catalogo',
      objetoId: `${actual.catalogo}/${actual.clave}`,
      antes: { nombre: actual.nombre, activo: actual.activo },
    })
  })
}

/** The row as it is once its catalogue is held: its name is compared with those of the others. */
async function holdRenglon(id: number): Promise<RenglonPanel> {
  const { catalogo } = await findRenglon(id)
  await holdCatalogo(catalogo)
  return findRenglon(id)
}

/** Whether the row is the last that can be chosen of a catalogue that the portal reads. */
async function isUltimo({ catalogo }: RenglonPanel, others: readonly RenglonCatalogo[]): Promise<boolean> {
  return !others.some(({ activo }) => activo) && (await findCatalogo(catalogo)).protegido
}

function inUse({ catalogo, nombre, usos }: RenglonPanel) {
  const [uno, varios] = usadoDe(catalogo) ?? ['registro', 'registros']
  return conflict('en_uso', `${nombre} está en uso: ${cuentaTexto(usos, uno, varios)}.`, { usos })
}

function stale(actual: RenglonPanel) {
  const hecho = 'cambió este renglón mientras lo tenías abierto. Revisa los datos actuales.'
  return staleVersion({ objeto: 'catalogo', objetoId: `${actual.catalogo}/${actual.clave}` }, hecho, { actual })
}
