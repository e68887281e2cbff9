import type { ResumenCierre } from '#domain/quincenas/cierre.ts'
import type { RevisionCierre, SimulacionCierre } from '#domain/quincenas/simulacion.ts'
import { SISTEMA } from '#api/acceso/sistema.ts'
import { AppError } from '#api/errors.ts'
import { loadContextoCierre } from '#api/quincenas/calculo/contexto-cierre.ts'
import { findEntidad } from '#api/quincenas/entidad-en-alcance.ts'
import { reviewCierre, type PersonasIncompletas } from '#api/quincenas/review-cierre.ts'
import { computeCierre } from '#api/quincenas/simulate-cierre.ts'

/** A simulation with what a close keeps of it. */
export interface Revisado {
  readonly simulacion: SimulacionCierre
  readonly resumen: ResumenCierre
}

/** Computes an entity's close whole, for whoever was let in already. */
export async function revisarCierre(entidadId: number, quincena: number): Promise<Revisado> {
  const { simulacion, cambios, lineasPago } = await computeCierre(await findEntidad(SISTEMA, entidadId), quincena)
  const { personas, lineas, fondos, totalEntidadCentavos, totalLicenciaCentavos } = simulacion
  const { parametros, anterior, causas, revisiones } = simulacion
  const movimientos = cambios.map(({ folio, fecha }) => ({ folio, fecha }))
  const comparacion = { parametros, anterior, causas, avisos: revisiones.filter(({ nivel }) => nivel === 'avisa') }
  return {
    simulacion,
    resumen: {
      ...{ personas, lineas, fondos, totalEntidadCentavos, totalLicenciaCentavos },
      ...{ lineasPago, movimientos, comparacion },
    },
  }
}

/** The checklist of a close whose people are as they were when it was requested: what else may stop it now. */
export async function revisarSinPersonas(entidadId: number, quincena: number): Promise<RevisionCierre[]> {
  return reviewCierre(await loadContextoCierre(entidadId, quincena), NADIE, true)
}

const NADIE: PersonasIncompletas = { sinCategoria: [], sinPuesto: [], sinSueldo: [], sinExplicacion: [] }

/** Throws 422 `bloqueado` with everything that stops the close, as `bloqueos` too. */
export function assertSinBloqueos(entidad: string, revisiones: readonly RevisionCierre[]): void {
  const bloqueos = revisiones.filter(({ nivel }) => nivel === 'bloquea')
  if (bloqueos.length === 0) return
  const textos = bloqueos.map(({ texto, cuantos, ejemplos }) => (ejemplos.length > 0 ? `${texto} (${cuantos})` : texto))
  throw new AppError(422, 'bloqueado', `No se puede cerrar ${entidad}: ${textos.join('; ')}.`, [], { bloqueos })
}
