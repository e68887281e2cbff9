import type { Actor } from '#domain/acceso/actor.ts'
import { quincenaChip, quincenaCode } from '#domain/calendario/quincena.ts'
import type { CierreDetalle } from '#domain/quincenas/cierre.ts'
import { TABLA_CIERRE } from '#domain/quincenas/tabla-cierre.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { notFound } from '#api/errors.ts'
import { findCierre, resumenOf } from './cierre-row.ts'
import { accesoRecienteOf, loadCadena } from './contexto-cadena.ts'
import { selectEntidadesQuincena } from './entidades-quincena.ts'
import { presenter } from './list-cierres.ts'

/** One close of that quincena with everything that was done to it. Throws 404 out of scope. */
export async function getCierre(actor: Actor, quincena: number, id: number): Promise<CierreDetalle> {
  authorize(actor, 'cierres.leer')
  const row = await findCierre(actor, id)
  const [entidad] = row.quincena === quincena ? await selectEntidadesQuincena(actor, quincena, row.entidadId) : []
  if (!entidad) throw notFound('El cierre')
  const present = await presenter(actor, [row], quincena)
  const { actos } = await loadCadena(row)
  const { movimientos, ...resumen } = resumenOf(row)
  return {
    ...present(entidad),
    quincena: quincenaCode(quincena),
    titulo: quincenaChip(quincena),
    resumen: { ...resumen, movimientos: movimientos.length },
    actos: actos.map((hecho) => {
      const { acto, por, aNombreDe, at, nota, vuelta } = hecho
      return {
        acto,
        hecho: TABLA_CIERRE[acto].hecho,
        por,
        aNombreDe,
        at,
        accesoReciente: accesoRecienteOf(hecho),
        nota,
        vuelta,
        vigente: vuelta === row.vuelta,
      }
    }),
  }
}
