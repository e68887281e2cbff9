import type { Actor } from '#domain/acceso/actor.ts'
import type { RenglonCatalogo } from '#domain/organica/catalogos/catalogo.ts'
import type { DatosRenglon } from '#domain/organica/catalogos/renglon-issues.ts'
import { logActos, type ActoBitacora } from '#api/acceso/bitacora.ts'
import { nowAt } from '#api/clock.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'
import { CatalogoRenglonModel } from '#api/organica/models/CatalogoRenglonModel.ts'

/** A row to write: without `antes` it is new. */
interface RenglonPorGuardar {
  readonly datos: DatosRenglon
  readonly antes: RenglonCatalogo | null
}

/** Writes checked rows of a catalogue that the caller's transaction holds, with an entry of the bitácora each. */
export async function guardarRenglones(
  actor: Actor,
  catalogo: string,
  renglones: readonly RenglonPorGuardar[],
): Promise<void> {
  const at = nowAt()
  await insertRows(
    'catalogo_renglones',
    ['catalogo', 'clave', 'nombre', 'activo', 'creado_at', 'actualizado_at'],
    renglones
      .filter(({ antes }) => antes === null)
      .map(({ datos: { clave, nombre, activo } }) => [catalogo, clave, nombre, activo, at, at]),
  )
  for (const { datos, antes } of renglones) {
    const { nombre, activo } = datos
    if (antes) await updateVersioned(CatalogoRenglonModel, antes.id, null, { nombre, activo, actualizado_at: at })
  }
  if (renglones.length > 0)
    await logActos(
      actor,
      renglones.map((renglon) => entryOf(catalogo, renglon)),
    )
}

function entryOf(catalogo: string, { datos, antes }: RenglonPorGuardar): ActoBitacora {
  const { clave, nombre, activo } = datos
  return {
    acto: antes ? 'catalogo.cambiar' : 'catalogo.crear',
    objeto: 'catalogo',
    objetoId: `${catalogo}/${clave}`,
    ...(antes ? { antes: { nombre: antes.nombre, activo: antes.activo } } : {}),
    despues: { nombre, activo, carga: true },
  }
}
