import type { Actor } from '#domain/acceso/actor.ts'
import { quincenaChip, quincenaCode } from '#domain/calendario/quincena.ts'
import type { CierreDetalle } from '#domain/quincenas/cierre.ts'
import { TABLA_CIERRE } from '#domain/quincenas/tabla-cierre.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { notFound } from '#api/errors.ts'
import { findCierre, selectAnteriores } from './cierre-row.ts'
import { cifrasCerradas, versionesDe } from './cifras-cerradas.ts'
import { accesoRecienteOf, loadCadenas } from './contexto-cadena.ts'
import { selectEntidadesQuincena } from './entidades-quincena.ts'
import { presenter } from './list-cierres.ts'

/** Returns a close with its history and that of its reopened versions. Throws 404 out of scope. */
export async function getCierre(actor: Actor, quincena: number, id: number): Promise<CierreDetalle> {
  authorize(actor, 'cierres.leer')
  const row = await findCierre(actor, id)
  const [entidad] = row.quincena === quincena ? await selectEntidadesQuincena(actor, quincena, row.entidadId) : []
  if (!entidad) throw notFound('El cierre')
  const present = await presenter(actor, [row], quincena, [entidad.id])
  const anteriores = await selectAnteriores(row)
  const cadenas = await loadCadenas([...anteriores, row])
  // Its history comes after that of the closes that it replaces.
  const actos = [...anteriores, row].flatMap((one) => cadenas.get(one.id)?.actos ?? [])
  return {
    ...present(entidad),
    quincena: quincenaCode(quincena),
    titulo: quincenaChip(quincena),
    ...(await cifrasCerradas(row)),
    versiones: versionesDe(anteriores, cadenas),
    actos: actos.map((hecho) => {
      const { acto, por, aNombreDe, at, nota, vuelta, cierreId } = hecho
      return {
        acto,
        hecho: TABLA_CIERRE[acto].hecho,
        por,
        aNombreDe,
        at,
        accesoReciente: accesoRecienteOf(hecho),
        nota,
        vuelta,
        vigente: cierreId === row.id && vuelta === row.vuelta,
      }
    }),
  }
}
