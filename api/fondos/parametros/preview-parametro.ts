import type { Actor } from '#domain/acceso/actor.ts'
import { quincenaChip, quincenaOf } from '#domain/calendario/quincena.ts'
import { SumaEfecto, type EfectoParametros } from '#domain/fondos/parametros/efecto-parametros.ts'
import { lineasDe } from '#domain/fondos/lineas.ts'
import { parseValores } from '#domain/fondos/parametro-issues.ts'
import { parametrosDe, type ParametrosEnVigor } from '#domain/fondos/parametro.ts'
import { segmentosDe } from '#domain/fondos/segmentos.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { today } from '#api/clock.ts'
import { broken, notFound } from '#api/errors.ts'
import { personasDeQuincena } from '#api/fondos/personas-quincena.ts'
import { selectParametros, valoresCero, type ParametroRow } from './parametro-row.ts'
import { selectQuincenaDePrevia } from './quincena-de-previa.ts'
import type { DatosParametro } from './datos-parametro.ts'

/**
 * What a record would have changed in the last quincena that the institute closed (`selectQuincenaDePrevia`; until one is, in
 * the open one with today's roster): everybody is computed with the record in force and with the one proposed. `clave` null: a new record. Writes nothing.
 * Throws 404, 422 for values out of range.
 */
export async function previewParametro(
  actor: Actor,
  clave: number | null,
  datos: Pick<DatosParametro, 'valores' | 'redondeo'>,
): Promise<EfectoParametros> {
  authorizeInstituto(actor, 'parametros.administrar')
  const rows = await selectParametros()
  const cerrada = await selectQuincenaDePrevia()
  const quincena = cerrada?.quincena ?? quincenaOf(today())
  const antes = parametrosDe(rows, quincena)
  const despues = propose(rows, clave, datos)
  const suma = new SumaEfecto()
  for await (const page of personasDeQuincena({ entidadId: null, quincena }))
    for (const persona of page) {
      const segmentos = segmentosDe(persona.hechos, quincena)
      if (segmentos.length === 0) continue
      suma.add(persona, antes ? lineasDe(segmentos, antes) : [], lineasDe(segmentos, despues))
    }
  const cierre = cerrada && { cerraron: cerrada.cerraron, entidades: cerrada.entidades }
  return { quincena: quincenaChip(quincena), cierre, ...suma.efecto() }
}

function propose(
  rows: readonly ParametroRow[],
  clave: number | null,
  datos: Pick<DatosParametro, 'valores' | 'redondeo'>,
): ParametrosEnVigor {
  const actual = clave === null ? null : rows.find((row) => row.clave === clave)
  if (actual === undefined) throw notFound('El registro')
  const { valores, issues } = parseValores(datos.valores)
  if (issues.length > 0) throw broken(issues)
  // Missing values come from the newest record.
  const previo = actual ?? rows[0]
  const base = { id: 0, clave: clave ?? 0, version: 0, desde: 0 }
  return {
    ...base,
    redondeo: datos.redondeo ?? previo?.redondeo ?? 'medio-par',
    valores: { ...(previo?.valores ?? valoresCero()), ...valores },
  }
}
