import { quincenaRange } from '#domain/calendario/quincena.ts'
import type { EntidadVisible } from '#domain/fondos/aportaciones/panel-aportaciones.ts'
import type { Organizacion } from '#domain/organica/arbol.ts'
import { nombresHoy, unidadesHoy } from '#api/afiliacion/reloj/nombres-al.ts'
import { Binds, selectRows } from '#api/db/sql.ts'

/** The entities of some closes, once each and in their order: those that closed, or what goes on with them today. */
export async function entidadesDeCierres(
  cierres: readonly DeCierre[],
  organizacion: Organizacion,
): Promise<EntidadVisible[]> {
  if (organizacion === 'entonces') {
    const named = await nombresDeCierres(cierres, organizacion)
    return [...new Map(named.map(({ entidadId, entidad }) => [entidadId, { id: entidadId, nombre: entidad }])).values()]
  }
  const hoy = await unidadesHoy([...new Set(cierres.map(({ entidadId }) => entidadId))])
  return [...new Map([...hoy.values()].map((unidad) => [unidad.id, unidad])).values()]
}

interface DeCierre {
  readonly entidadId: number
  /** Ordinal. */
  readonly quincena: number
  /** What the entity is called today, whether it goes on or not. */
  readonly entidad: string
}

/** The same closes, each with its entity as it was called when the quincena ended, or with the one that goes on with it today. */
export async function nombresDeCierres<T extends DeCierre>(
  cierres: readonly T[],
  organizacion: Organizacion,
): Promise<T[]> {
  const ids = [...new Set(cierres.map(({ entidadId }) => entidadId))]
  if (ids.length === 0) return []
  if (organizacion === 'hoy') {
    const nombres = await nombresHoy(ids)
    return cierres.map((cierre) => ({ ...cierre, entidad: nombres.get(cierre.entidadId) ?? cierre.entidad }))
  }
  const vigencias = await selectVigencias(ids)
  return cierres.map((cierre) => {
    const { fin } = quincenaRange(cierre.quincena)
    const then = vigencias.find(
      ({ unidadId, desde, hasta }) => unidadId === cierre.entidadId && desde <= fin && (hasta === null || fin <= hasta),
    )
    return { ...cierre, entidad: then?.nombre ?? cierre.entidad }
  })
}

interface Vigencia {
  readonly unidadId: number
  readonly desde: string
  readonly hasta: string | null
  readonly nombre: string
}

function selectVigencias(ids: readonly number[]): Promise<Vigencia[]> {
  const binds = new Binds()
  return selectRows<Vigencia>(
    `SELECT unidad_id AS "unidadId", desde, hasta, nombre FROM unidad_vigencias WHERE unidad_id IN (${binds.addAll(ids)})`,
    binds.values,
  )
}
