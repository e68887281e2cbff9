import { quincenaRange } from '#domain/calendario/quincena.ts'
import { type Binds, SQL_FALSE, SQL_TRUE } from '#api/db/sql.ts'
import { NOMINA_CAMBIADA, type NominaSupuesta } from '#api/fondos/pagos-de-nomina.ts'
import { propuestaDeSql } from '#api/fondos/dos-aprobaciones.ts'
import { continuadasSql } from '#api/fondos/entidades-visibles.ts'

/** Selects people of a quincena. */
export interface AlcanceQuincena {
  /** Unit of level 1; null: any. */
  readonly entidadId: number | null
  /** Ordinal. */
  readonly quincena: number
  /** One person alone, whatever the situation. */
  readonly afiliadoId?: number
  /** Only people who ever belonged to this entity or to one merged into it. */
  readonly algunaVezDe?: number
  /** Those whose id is after this one, to read on from there. */
  readonly despues?: number
  /** Instant of the entity's last close: what was recorded later may correct closed quincenas. */
  readonly conocidoDesde?: string | null
  /** Also the people whose closed quincenas a decree corrects. */
  readonly decretadas?: CierresDecretados | undefined
  /** A payroll that is taken as approved. */
  readonly nominaSupuesta?: NominaSupuesta | undefined
  /** `cierres.id` of the entity's last close. Includes its people whom an act moved to another entity. */
  readonly cierreAnterior?: number | null
}

/** Closed quincenas that a decree corrects, and whose people they may be charged for. */
export interface CierresDecretados {
  /** `cierres.id` of each. */
  readonly cierreIds: readonly number[]
  /** The entity, and the ended ones whose debts it took. Of the closes of others, only people who passed through one of these. */
  readonly entidadIds: readonly number[]
}

/**
 * SQL condition on `movimientos m`, before a quincena (ordinal): movements that its close applies. The sum keeps the engine from the
 * index of quincenas: the index of open movements is much smaller.
 */
export const POR_APLICAR_SQL = `m.activo = ${SQL_TRUE} AND m.aplicado = ${SQL_FALSE} AND m.aplicar = ${SQL_TRUE} AND m.quincena + 0 <=`

/**
 * SQL condition on `afiliados a`: the people whom `alcance` selects. Some of them have no days in the entity; they get no line.
 */
export function personasSql(alcance: AlcanceQuincena, binds: Binds): string {
  const { afiliadoId, algunaVezDe } = alcance
  const who = afiliadoId === undefined ? whoContributes(binds, alcance) : `a.id = ${binds.add(afiliadoId)}`
  return algunaVezDe === undefined ? who : `${who} AND ${algunaVezSql(continuadasSql([algunaVezDe], binds))}`
}

/** SQL condition on `a`: the person is, was or was charged through one of some entities. */
function algunaVezSql(entidades: string): string {
  return `(a.nivel1_id IN (${entidades})
    OR EXISTS (SELECT 1 FROM historia_afiliado h WHERE h.afiliado_id = a.id AND h.nivel1_id IN (${entidades}))
    OR EXISTS (SELECT 1 FROM cierre_personas p JOIN cierres k ON k.id = p.cierre_id
      WHERE p.afiliado_id = a.id AND k.entidad_id IN (${entidades})))`
}

function whoContributes(binds: Binds, alcance: AlcanceQuincena): string {
  const { entidadId, quincena, conocidoDesde, cierreAnterior, decretadas } = alcance
  const { inicio } = quincenaRange(quincena)
  const roster = `a.situacion IN ('A', 'L')${entidadId === null ? '' : ` AND a.nivel1_id = ${binds.add(entidadId)}`}`
  // A transfer names the entity that it leads to among its columns, as JSON.
  const toward = (end: string): string => binds.add(`%"nivel1_id":${entidadId}${end}%`)
  const here =
    entidadId === null
      ? ''
      : `AND (a.nivel1_id = ${binds.add(entidadId)} OR m.datos LIKE ${toward(',')} OR m.datos LIKE ${toward('}')})`
  const brought = `EXISTS (SELECT 1 FROM movimientos m WHERE m.afiliado_id = a.id
      AND ${POR_APLICAR_SQL} ${binds.add(quincena)} ${here})`
  const late = conocidoDesde ? ` OR h.registrado_at >= ${binds.add(conocidoDesde)}` : ''
  const changed = `a.id IN (SELECT h.afiliado_id FROM historia_afiliado h
      WHERE h.movimiento_id IS NOT NULL AND (h.desde >= ${binds.add(inicio)}${late}))`
  const replaced = conocidoDesde
    ? ` OR a.id IN (SELECT e.afiliado_id FROM extemporaneas e
      JOIN propuestas p ON ${propuestaDeSql('extemporanea.reconocer', 'e')}
      WHERE e.reemplaza_id IS NOT NULL AND e.estado = 'aprobado' AND p.decidida_at >= ${binds.add(conocidoDesde)})`
    : ''
  const conNomina = conocidoDesde
    ? ` OR a.id IN (SELECT p.afiliado_id FROM nomina_pagos p JOIN cargas c ON c.id = p.carga_id
      WHERE c.estado IN ${NOMINA_CAMBIADA} AND c.terminada_at >= ${binds.add(conocidoDesde)})`
    : ''
  const reorganizadas = cierreAnterior
    ? ` OR a.id IN (SELECT h.afiliado_id FROM historia_afiliado h JOIN cierre_personas p ON p.afiliado_id = h.afiliado_id
      WHERE h.movimiento_id IS NULL AND h.nivel1_id IS NOT NULL AND h.desde >= ${binds.add(inicio)}
        AND p.cierre_id = ${binds.add(cierreAnterior)})`
    : ''
  const decreed = decretadas ? ` OR ${decretadasSql(binds, decretadas)}` : ''
  return `((${roster}) OR ${brought} OR ${changed}${replaced}${conNomina}${reorganizadas}${decreed})`
}

/** The people of some closes, or whose days in them were recognised later: in the entity, or on their way to it. */
function decretadasSql(binds: Binds, { cierreIds, entidadIds }: CierresDecretados): string {
  const cierres = binds.addAll(cierreIds)
  const entidades = binds.addAll(entidadIds)
  const suyas = (
    persona: string,
  ): string => `(k.entidad_id IN (${entidades}) OR EXISTS (SELECT 1 FROM historia_afiliado h
        WHERE h.afiliado_id = ${persona} AND h.nivel1_id IN (${entidades})))`
  return `a.id IN (SELECT p.afiliado_id FROM cierre_personas p JOIN cierres k ON k.id = p.cierre_id
      WHERE k.id IN (${cierres}) AND ${suyas('p.afiliado_id')})
    OR a.id IN (SELECT e.afiliado_id FROM cierres k JOIN extemporaneas e ON e.entidad_id = k.entidad_id
      JOIN extemporanea_lineas l ON l.extemporanea_id = e.id AND l.corrige = k.quincena
      WHERE k.id IN (${cierres}) AND ${suyas('e.afiliado_id')})`
}
