import type { ResumenCierre } from '#domain/quincenas/cierre.ts'
import type { SimulacionCierre } from '#domain/quincenas/simulacion.ts'
import { SISTEMA } from '#api/acceso/sistema.ts'
import { AppError } from '#api/errors.ts'
import { listCambiosPrevistos } from '#api/quincenas/cambios-previstos.ts'
import { simulateCierre } from '#api/quincenas/simulate-cierre.ts'

/** A simulation with what a close keeps of it. */
export interface Revisado {
  readonly simulacion: SimulacionCierre
  readonly resumen: ResumenCierre
}

/** Computes an entity's close whole, for whoever was let in already. */
export async function revisarCierre(entidadId: number, quincena: number): Promise<Revisado> {
  const simulacion = await simulateCierre(SISTEMA, entidadId, quincena)
  const { personas, lineas, fondos, totalEntidadCentavos, totalLicenciaCentavos } = simulacion
  const cambios = await listCambiosPrevistos(entidadId, quincena)
  const movimientos = cambios.map(({ folio, fecha }) => ({ folio, fecha }))
  return {
    simulacion,
    resumen: { personas, lineas, fondos, totalEntidadCentavos, totalLicenciaCentavos, movimientos },
  }
}

/** Throws 422 with everything that stops the close. */
export function assertSinBloqueos({ entidad, revisiones }: SimulacionCierre): void {
  const bloqueos = revisiones.filter(({ nivel }) => nivel === 'bloquea')
  if (bloqueos.length === 0) return
  const textos = bloqueos.map(({ texto, cuantos, ejemplos }) => (ejemplos.length > 0 ? `${texto} (${cuantos})` : texto))
  throw new AppError(422, 'bloqueado', `No se puede cerrar ${entidad.nombre}: ${textos.join('; ')}.`)
}
