import { findPuesto, type Puesto } from '#api/afiliacion/alta/find-puesto.ts'
import type { Actor } from '#domain/acceso/actor.ts'
import type { CambioVisible, CambiosLaborales } from '#domain/afiliacion/tramites/tramite.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { quincenaLong, quincenaOf } from '#domain/calendario/quincena.ts'
import {
  cambioDePercepciones,
  CLAVES_PERCEPCION,
  PERCEPCIONES,
  percepcionesDe,
  type CambioDePercepciones,
  type ClavePercepcion,
  type PercepcionesPedidas,
} from '#domain/afiliacion/percepciones.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { lugarValues, orgValues, type ValoresOrg } from '#api/afiliacion/alta/afiliado-values.ts'
import type { AfiliadoRow } from '#api/afiliacion/padron/afiliado-row.ts'
import { loadCadena, type NivelIds } from '#api/afiliacion/movimientos/cadena.ts'
import { findLiga } from '#api/afiliacion/alta/insert-liga.ts'
import { findCategoriaVigente } from '#api/afiliacion/alta/categoria-vigente.ts'
import { selectRow } from '#api/db/sql.ts'
import { under } from '#api/afiliacion/alta/judge-alta.ts'
import { broken } from '#api/errors.ts'
import { findEmisorDesde } from './emisor-de-nomina.ts'

const BASE = 'cambios.datosLaborales'
const PATHS = [`${BASE}.entidad`, `${BASE}.adscripcion`, `${BASE}.dependencia`, `${BASE}.area`] as const

export interface PlanLaboral {
  readonly columnas: Readonly<Record<string, string | number | null>>
  readonly visibles: readonly CambioVisible[]
  /** Columns of the new `afiliado_org`. */
  readonly org: ValoresOrg
  readonly sueldoCentavos: number
  /** Null when the request changes no amount of the post. */
  readonly percepciones: CambioDePercepciones | null
}

/**
 * Where the person would work from `fecha` on: a real chain in the actor's scope, a category with the salary in force that
 * day. The amounts of the post change only where no payroll by file sets them. `entero` tells the whole place also where nothing of it differs: an alta begins a period. A transfer to another entity is the institute's to ask (decisions §10.11). Throws 404 and 422 with fields.
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
  const percepciones = await planPercepciones(
    row,
    cambios,
    { entidadId: ids[1], entidad: cadena.nombres[1] ?? '' },
    fecha,
  )
  const values = { ...lugarValues(cadena, categoria), puesto_id: puesto?.id ?? null }
  const visibles = [
    change('Entidad', row.adscripcion, cadena.nombres[1]),
    change('Dirección General', row.dependencia, cadena.nombres[2]),
    change('Área', row.area, cadena.nombres[3]),
    change('Puesto', row.puesto, puesto?.nombre),
    change('Categoría', row.categoria, categoria.clave),
    change('Sueldo mensual', formatPesos(row.sueldo_centavos), formatPesos(categoria.sueldoCentavos)),
    ...CLAVES_PERCEPCION.map((clave) => cambioVisible(clave, percepciones)),
  ].filter(({ antes, despues }) => antes !== despues)
  return {
    columnas: visibles.length === 0 && !entero ? {} : values,
    visibles,
    org: orgValues(cadena, categoria),
    sueldoCentavos: categoria.sueldoCentavos,
    percepciones: percepciones.cambian.length === 0 ? null : percepciones,
  }
}

/** The amounts of the post before and after. Throws 422 for an amount that breaks a rule, or a date before the last update of them. */
async function planPercepciones(
  row: AfiliadoRow,
  pedidas: PercepcionesPedidas,
  { entidadId, entidad }: { readonly entidadId: number; readonly entidad: string },
  fecha: PlainDate,
): Promise<CambioDePercepciones> {
  const antes = percepcionesDe(await findLiga(row.id), true)
  const desde = await findEmisorDesde(entidadId)
  const nominaDesde = desde !== null && desde <= quincenaOf(fecha) ? `la ${quincenaLong(desde)}` : ''
  const mismaEntidad = entidadId === row.nivel1_id
  const { cambio, issues } = cambioDePercepciones(pedidas, { antes, mismaEntidad, nominaDesde, entidad })
  if (issues.length > 0) throw broken(under(BASE, issues))
  const ultimo = cambio.cambian.length === 0 ? null : await findUltimoCambio(row.id)
  if (ultimo !== null && fecha < ultimo) {
    const message = `Sus percepciones ya cambiaron el ${formatFecha(ultimo)}: la fecha del nuevo cambio es esa o una posterior.`
    throw broken([{ path: 'fecha', code: 'anterior', message }])
  }
  return cambio
}

/** First day of the amounts that the last applied update set; null without one. */
async function findUltimoCambio(afiliadoId: number): Promise<PlainDate | null> {
  const row = await selectRow<{ desde: PlainDate | null }>(
    `SELECT MAX(desde) AS desde FROM historia_afiliado WHERE afiliado_id = $1 AND campos LIKE '%"quinquenios_antes"%'`,
    [afiliadoId],
  )
  return row?.desde ?? null
}

function cambioVisible(clave: ClavePercepcion, { antes, despues }: CambioDePercepciones): CambioVisible {
  const { titulo, columna, escribe } = PERCEPCIONES[clave]
  return change(titulo, escribe(antes[columna]), escribe(despues[columna]))
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
  return findPuesto(asked ?? null, areaId, fecha, `${BASE}.puesto`)
}
