import type { Actor } from '#domain/acceso/actor.ts'
import type { CambioVisible, CambiosLaborales } from '#domain/afiliacion/tramites/tramite.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { lugarValues, orgValues, type ValoresOrg } from '#api/afiliacion/alta/afiliado-values.ts'
import type { AfiliadoRow } from '#api/afiliacion/padron/afiliado-row.ts'
import { loadCadena, type NivelIds } from '#api/afiliacion/movimientos/cadena.ts'
import { findCategoriaVigente } from '#api/afiliacion/alta/categoria-vigente.ts'
import { selectRow } from '#api/db/sql.ts'
import { broken } from '#api/errors.ts'

const BASE = 'cambios.datosLaborales'
const PATHS = [`${BASE}.entidad`, `${BASE}.adscripcion`, `${BASE}.dependencia`, `${BASE}.area`] as const

export interface PlanLaboral {
  readonly columnas: Readonly<Record<string, string | number | null>>
  readonly visibles: readonly CambioVisible[]
  /** Columns of the new `afiliado_org`. */
  readonly org: ValoresOrg
  readonly sueldoCentavos: number
}

/**
 * Where the person would work from `fecha` on: a real chain in the actor's scope, a category with the salary in force that
 * day. `entero` tells the whole place also where nothing of it differs: an alta begins a period. A transfer to another entity is the institute's to ask (decisions §10.11). Throws 404 and 422 with fields.
 */
export async function planLaboral(
  actor: Actor,
  row: AfiliadoRow,
  cambios: CambiosLaborales,
  fecha: PlainDate,
  entero = false,
): Promise<PlanLaboral> {
  const ids = nivelesDe(row, cambios)
  if (!entero && ids[1] !== row.nivel1_id && row.nivel1_id !== null && actor.ambito !== 'instituto')
    throw broken([{ path: PATHS[1], code: 'traslado', message: 'El cambio de entidad lo solicita el instituto.' }])
  const cadena = await loadCadena(actor, ids, PATHS)
  const clave = cambios.categoria ?? row.categoria ?? ''
  const categoria = await findCategoriaVigente(clave, fecha)
  if (!categoria) {
    const message = 'La categoría elegida no tiene sueldo vigente en esa fecha. Elige otra.'
    throw broken([{ path: `${BASE}.categoria`, code: 'no_existe', message }])
  }
  const puesto = await puestoDe(row, cambios.puesto, ids[3], fecha)
  const values = { ...lugarValues(cadena, categoria), puesto_id: puesto?.id ?? null }
  const visibles = [
    change('Entidad', row.adscripcion, cadena.nombres[1]),
    change('Dirección General', row.dependencia, cadena.nombres[2]),
    change('Área', row.area, cadena.nombres[3]),
    change('Puesto', row.puesto, puesto?.nombre),
    change('Categoría', row.categoria, categoria.clave),
    change('Sueldo mensual', formatPesos(row.sueldo_centavos), formatPesos(categoria.sueldoCentavos)),
  ].filter(({ antes, despues }) => antes !== despues)
  return {
    columnas: visibles.length === 0 && !entero ? {} : values,
    visibles,
    org: orgValues(cadena, categoria),
    sueldoCentavos: categoria.sueldoCentavos,
  }
}

const change = (campo: string, antes: string | null, despues: string | undefined): CambioVisible => ({
  campo,
  antes: antes ?? '',
  despues: despues ?? '',
})

/** The four levels go together: all of them, or none and the person's own stay. */
function nivelesDe(row: AfiliadoRow, { entidad, adscripcion, dependencia, area }: CambiosLaborales): NivelIds {
  const asked = [entidad, adscripcion, dependencia, area]
  const own = [row.nivel0_id, row.nivel1_id, row.nivel2_id, row.nivel3_id]
  const ids = asked.every((id) => id === undefined) ? own : asked
  const missing = ids.flatMap((id, nivel) => (id === null || id === undefined ? [PATHS[nivel] ?? BASE] : []))
  if (missing.length > 0)
    throw broken(
      missing.map((path) => ({ path, code: 'requerido', message: 'Debes seleccionar todos los campos del puesto.' })),
    )
  return ids as unknown as NivelIds
}

interface Puesto {
  readonly id: number
  readonly nombre: string
}

/** The post asked for; the person's own, untold, while the área stays, also one that nobody else may take any more. */
function puestoDe(
  row: AfiliadoRow,
  asked: number | null | undefined,
  areaId: number,
  fecha: PlainDate,
): Promise<Puesto | null> | Puesto {
  const own =
    row.puesto_id !== null && areaId === row.nivel3_id ? { id: row.puesto_id, nombre: row.puesto ?? '' } : null
  if (own && (asked === undefined || asked === own.id)) return own
  return findPuesto(asked ?? null, areaId, fecha)
}

async function findPuesto(id: number | null, areaId: number, fecha: PlainDate): Promise<Puesto | null> {
  if (id === null) return null
  const row = await selectRow<Puesto>(
    `SELECT id, nombre FROM puestos WHERE id = $1 AND unidad_id = $2 AND activo
       AND (vigente_hasta IS NULL OR vigente_hasta >= $3)`,
    [id, areaId, fecha],
  )
  if (row) return row
  throw broken([{ path: `${BASE}.puesto`, code: 'no_existe', message: 'El puesto no es de esa área. Elige otro.' }])
}
