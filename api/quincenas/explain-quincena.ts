import type { Actor } from '#domain/acceso/actor.ts'
import { quincenaChip } from '#domain/calendario/quincena.ts'
import { explicarLinea, explicarSegmento, type ExplicacionQuincena } from '#domain/fondos/explicacion.ts'
import { lineasDe } from '#domain/fondos/lineas.ts'
import { parametrosDe } from '#domain/fondos/parametro.ts'
import { segmentosDe } from '#domain/fondos/segmentos.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { AppError } from '#api/errors.ts'
import { selectParametros } from '#api/fondos/parametros/parametro-row.ts'
import { findPersonaDeQuincena } from '#api/fondos/persona-en-alcance.ts'
import { parametrosTexto } from './simulate-cierre.ts'

/**
 * Every amount of a person in a quincena, told whole: the days of each fact and where it comes from, the parameter record and
 * its version, base, rate and rounding. Throws 404 for somebody out of scope, 422 where no parameters are in force.
 */
export async function explainQuincena(actor: Actor, interno: number, quincena: number): Promise<ExplicacionQuincena> {
  authorize(actor, 'quincenas.simular')
  const persona = await findPersonaDeQuincena(actor, interno, quincena)
  await auditRead(actor, { acto: 'aportaciones.explicar', objeto: 'afiliado', objetoId: persona.afiliadoId })
  const parametros = parametrosDe(await selectParametros(), quincena)
  if (!parametros)
    throw new AppError(422, 'sin_parametros', 'No hay parámetros de los fondos en vigor en esa quincena.')
  const segmentos = segmentosDe(persona.hechos, quincena)
  const nombres = await namesOf(segmentos.map(({ entidadId }) => entidadId))
  const lineas = lineasDe(segmentos, parametros)
  return {
    interno: persona.interno,
    nombre: persona.nombre,
    quincena: quincenaChip(quincena),
    parametros: parametrosTexto(parametros),
    redondeo: parametros.redondeo,
    segmentos: segmentos.map((segmento) => ({
      desde: segmento.desde,
      dias: segmento.dias,
      situacion: segmento.situacion,
      entidad: nombres.get(segmento.entidadId) ?? '',
      fuente: segmento.fuente,
      sueldo: explicarSegmento(segmento),
    })),
    lineas: lineas.map(explicarLinea),
    totalCentavos: lineas.reduce((sum, { importeCentavos }) => sum + importeCentavos, 0),
  }
}

async function namesOf(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const binds = new Binds()
  const rows = await selectRows<{ id: number; nombre: string }>(
    `SELECT id, nombre FROM unidades WHERE id IN (${binds.addAll(ids)})`,
    binds.values,
  )
  return new Map(rows.map(({ id, nombre }) => [id, nombre]))
}
