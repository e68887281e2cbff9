import type { Actor } from '#domain/acceso/actor.ts'
import { cambiosSepomex, resumenEstado, type CambiosEstado } from '#domain/direcciones/cambios-sepomex.ts'
import type { CambiosDelEstado } from '#domain/direcciones/carga-sepomex.ts'
import type { AsentamientoSepomex } from '#domain/direcciones/sepomex.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { selectColonias } from './select-colonias.ts'
import { writeEstado } from './write-estado.ts'

/** What the settlements of a state would change in the catalogue. Reads only. */
export async function preverEstado(clave: string, rows: readonly AsentamientoSepomex[]): Promise<CambiosDelEstado> {
  const guardadas = await selectColonias(clave)
  return resumenEstado(clave, rows, guardadas, cambiosSepomex(guardadas, rows))
}

/** Brings a state of the catalogue to what its settlements say, in the caller's transaction. Throws 403. */
export async function aplicarEstado(
  actor: Actor,
  clave: string,
  rows: readonly AsentamientoSepomex[],
): Promise<CambiosDelEstado> {
  authorizeInstituto(actor, 'direcciones.administrar')
  const guardadas = await selectColonias(clave)
  const cambios = cambiosSepomex(guardadas, rows)
  if (writes(cambios)) {
    await writeEstado(clave, rows, cambios)
    await logEstado(actor, clave, cambios)
  }
  return resumenEstado(clave, rows, guardadas, cambios)
}

const writes = ({ nuevas, cambiadas, bajas }: CambiosEstado): boolean =>
  nuevas.length + cambiadas.length + bajas.length > 0

function logEstado(actor: Actor, clave: string, { nuevas, cambiadas, bajas }: CambiosEstado): Promise<void> {
  return logActo(actor, {
    acto: 'direcciones.importar',
    objeto: 'direcciones',
    objetoId: clave,
    despues: { nuevas: nuevas.length, cambiadas: cambiadas.length, bajas: bajas.length },
  })
}
