import type { Actor } from '#domain/acceso/actor.ts'
import { quincenaCode } from '#domain/calendario/quincena.ts'
import type { DecisionAusente } from '#domain/cargas/nomina/decision-ausente.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { Binds, selectRow, selectRows } from '#api/db/sql.ts'
import { broken, conflict } from '#api/errors.ts'

interface Pedido {
  readonly entidadId: number
  /** Ordinal. */
  readonly quincena: number
  readonly decision: DecisionAusente
  readonly motivo: string
  /** Internal numbers; empty for everybody whom the payroll does not name. */
  readonly internos: readonly number[]
}

/** People of one decision. */
const INTERNOS_MAX = 500

/**
 * Decides about active people whom no row of the approved payroll names: paid as movements say, or not paid. A later decision replaces
 * an earlier one. Returns how many. Throws 403, 409 (`cerrada`, `sin_nomina`, `nadie`), 422.
 */
export function decidirAusentes(
  actor: Actor,
  { entidadId, quincena, decision, motivo, internos }: Pedido,
): Promise<number> {
  authorizeInstituto(actor, 'cargas.aprobar')
  if (internos.length > INTERNOS_MAX)
    throw broken([{ path: 'internos', code: 'muchos', message: `Son hasta ${INTERNOS_MAX} personas a la vez.` }])
  if (motivo.trim() === '') throw broken([{ path: 'motivo', code: 'motivo', message: 'Escribe el motivo.' }])
  return inTransaction(async () => {
    const cerrada = await selectRow(
      `SELECT id FROM cierres WHERE entidad_id = $1 AND quincena = $2 AND estado IN ('aplicando', 'cerrado')`,
      [entidadId, quincena],
    )
    if (cerrada) throw conflict('cerrada', 'La quincena ya se cerró: corrígela con una nómina retroactiva.')
    const nomina = await selectRow(
      `SELECT p.linea FROM nomina_pagos p JOIN cargas c ON c.id = p.carga_id
       WHERE p.entidad_id = $1 AND p.quincena = $2 AND c.estado = 'aplicada' LIMIT 1`,
      [entidadId, quincena],
    )
    if (!nomina) throw conflict('sin_nomina', 'No hay una nómina aprobada de esa quincena: no falta nadie en ella.')
    const binds = new Binds()
    for (const value of [entidadId, quincena, decision, motivo.trim(), nowAt(), actor.id]) binds.add(value)
    const quienes = internos.length === 0 ? '1 = 1' : `a.interno IN (${binds.addAll(internos)})`
    const decididas = await selectRows<{ afiliadoId: number }>(
      `INSERT INTO nomina_ausentes (entidad_id, quincena, afiliado_id, decision, motivo, decidida_at, decidida_por)
       SELECT $1, $2, a.id, $3, $4, $5, $6 FROM afiliados a
       WHERE a.nivel1_id = $1 AND a.situacion = 'A' AND ${quienes}
         AND NOT EXISTS (SELECT 1 FROM nomina_pagos p JOIN cargas c ON c.id = p.carga_id
           WHERE p.afiliado_id = a.id AND p.entidad_id = $1 AND p.quincena = $2 AND c.estado = 'aplicada')
       ON CONFLICT (entidad_id, quincena, afiliado_id) DO UPDATE SET decision = excluded.decision, motivo = excluded.motivo,
         decidida_at = excluded.decidida_at, decidida_por = excluded.decidida_por
       RETURNING afiliado_id AS "afiliadoId"`,
      binds.values,
    )
    if (decididas.length === 0)
      throw conflict('nadie', 'La nómina trae a todas esas personas, o no están en activo en la entidad.')
    await logActo(actor, {
      acto: 'nomina.decidir',
      objeto: 'quincena',
      objetoId: quincenaCode(quincena),
      despues: { entidad: entidadId, decision, personas: decididas.length, nota: motivo.trim() },
    })
    return decididas.length
  })
}
