import type { Actor } from '#domain/acceso/actor.ts'
import { quincenaChip, quincenaCode } from '#domain/calendario/quincena.ts'
import type { CierreDetalle } from '#domain/quincenas/cierre.ts'
import { TABLA_CIERRE } from '#domain/quincenas/tabla-cierre.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { notFound } from '#api/errors.ts'
import { findCierre, resumenOf, selectAnteriores, type CierreRow } from './cierre-row.ts'
import { accesoRecienteOf, loadCadenas, type ActoRow } from './contexto-cadena.ts'
import { selectEntidadesQuincena } from './entidades-quincena.ts'
import { presenter } from './list-cierres.ts'

/** Returns a close with its history and that of its reopened versions. Throws 404 out of scope. */
export async function getCierre(actor: Actor, quincena: number, id: number): Promise<CierreDetalle> {
  authorize(actor, 'cierres.leer')
  const row = await findCierre(actor, id)
  const [entidad] = row.quincena === quincena ? await selectEntidadesQuincena(actor, quincena, row.entidadId) : []
  if (!entidad) throw notFound('El cierre')
  const present = await presenter(actor, [row], quincena)
  const actos = await loadActos(row)
  const { movimientos, ...resumen } = resumenOf(row)
  return {
    ...present(entidad),
    quincena: quincenaCode(quincena),
    titulo: quincenaChip(quincena),
    resumen: { ...resumen, movimientos: movimientos.length },
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

/** History of the close, after the history of the closes that it replaces. */
async function loadActos(row: CierreRow): Promise<ActoRow[]> {
  const cierres = [...(await selectAnteriores(row)), row]
  const cadenas = await loadCadenas(cierres)
  return cierres.flatMap(({ id }) => cadenas.get(id)?.actos ?? [])
}
