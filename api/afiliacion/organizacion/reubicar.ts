import { derechosCambiados } from '#api/acceso/derechos-cambiados.ts'
import { Binds, execute } from '#api/db/sql.ts'
import { LUGAR_USUARIO, lugarSql, type Tramo } from './alcance-acto.ts'

/** Where accounts, drafts and cases stand: their columns from level 0 down; whether a change is a new version. */
const TABLAS = [
  { tabla: 'usuarios', columnas: LUGAR_USUARIO, version: true },
  { tabla: 'borradores', columnas: [null, 'adscripcion_id', 'dependencia_id'], version: false },
  { tabla: 'casos', columnas: ['nivel0_id', 'nivel1_id', 'nivel2_id'], version: true },
] as const

/**
 * Accounts, drafts and cases of a part of the tree get its new place: `cadena` are the units from level 0 down. A user of a
 * merged unit sees the new one from the next call on.
 */
export async function reubicar(tramo: Tramo, cadena: readonly number[]): Promise<void> {
  for (const { tabla, columnas, version } of TABLAS) {
    const binds = new Binds()
    const where = lugarSql(columnas, tramo, binds)
    const sets = columnas.flatMap((columna, i) => {
      const id = cadena[i]
      return columna === null || id === undefined ? [] : [`${columna} = ${id}`]
    })
    if (where === '1 = 0' || sets.length === 0) continue
    const more = version ? ', version = version + 1' : ''
    await execute(`UPDATE ${tabla} SET ${sets.join(', ')}${more} WHERE ${where}`, binds.values)
  }
  await derechosCambiados()
}

/** What names a merged unit by itself goes to the one that stays. */
export async function heredar(origenId: number, sucesoraId: number): Promise<void> {
  await execute('UPDATE habilitaciones SET unidad_id = $1 WHERE unidad_id = $2 AND revocada_at IS NULL', [
    sucesoraId,
    origenId,
  ])
  await execute('UPDATE sesiones SET ver_como_unidad_id = $1 WHERE ver_como_unidad_id = $2', [sucesoraId, origenId])
  // A post that both had stays with who holds it, and is offered once.
  await execute(
    `UPDATE puestos SET activo = NOT activo WHERE unidad_id = $1 AND activo
       AND nombre IN (SELECT p.nombre FROM puestos p WHERE p.unidad_id = $2 AND p.activo)`,
    [origenId, sucesoraId],
  )
  await execute('UPDATE puestos SET unidad_id = $1 WHERE unidad_id = $2', [sucesoraId, origenId])
}
