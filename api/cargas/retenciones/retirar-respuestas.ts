import type { Actor } from '#domain/acceso/actor.ts'
import { quincenaChip } from '#domain/calendario/quincena.ts'
import { folioPrestamo } from '#domain/fondos/prestamos/retencion-panel.ts'
import { logActos } from '#api/acceso/bitacora.ts'
import { nowAt } from '#api/clock.ts'
import { asBoolean, execute, FOR_UPDATE, selectRows } from '#api/db/sql.ts'
import { conflict } from '#api/errors.ts'
import type { CargaDeEntidad } from '#api/cargas/carga-row.ts'
import { dejarDeContar } from '#api/cargas/vigencia-carga.ts'
import { settleAllIfPaid } from '#api/fondos/prestamos/settle-if-paid.ts'

/** Things built on a load that an error names. */
const NOMBRADAS = 10

/** Throws 409 `construida` with what was decided, charged, paid or closed on the answers of a load. */
export async function assertSinConstruir(carga: CargaDeEntidad): Promise<void> {
  await selectRows(
    `SELECT id FROM retenciones WHERE id IN (SELECT retencion_id FROM carga_retenciones WHERE carga_id = $1) ORDER BY id${FOR_UPDATE}`,
    [carga.id],
  )
  const construido = [...(await cierresDespues(carga)), ...(await enOrdenes(carga))]
  if (construido.length === 0) return
  const [first, more] = [construido.slice(0, NOMBRADAS), construido.length - NOMBRADAS]
  const resto = more > 0 ? `; y ${more} más` : ''
  throw conflict('construida', `Ya hay algo hecho sobre estas respuestas: ${first.join('; ')}${resto}.`, { construido })
}

/** Later closes of the entity, or that ordered one of these loans, made since the first answer. */
async function cierresDespues({ id, entidadId, quincena }: CargaDeEntidad): Promise<string[]> {
  const rows = await selectRows<{ quincena: number; entidad: string }>(
    `SELECT DISTINCT k.quincena, u.nombre AS entidad FROM cierres k JOIN unidades u ON u.id = k.entidad_id
     CROSS JOIN (SELECT MIN(respondida_at) AS desde FROM carga_retenciones WHERE carga_id = $1) t
     WHERE k.estado IN ('aplicando', 'cerrado') AND k.quincena > $2 AND COALESCE(k.cerrado_at, t.desde) >= t.desde
       AND (k.entidad_id = $3 OR EXISTS (SELECT 1 FROM retenciones o JOIN retenciones r ON r.prestamo_id = o.prestamo_id
         JOIN carga_retenciones x ON x.retencion_id = r.id AND x.carga_id = $1 WHERE o.cierre_id = k.id))
     ORDER BY k.quincena, u.nombre`,
    [id, quincena, entidadId],
  )
  return rows.map((row) => `se cerró ${quincenaChip(row.quincena)} de ${row.entidad}`)
}

interface Construido {
  readonly prestamoId: number
  readonly decidida: unknown
  readonly favorDecidido: unknown
  readonly cambiada: unknown
  readonly cobrada: unknown
  readonly pagado: unknown
}

/** What was done with each answered order, by loan. */
async function enOrdenes({ id }: CargaDeEntidad): Promise<string[]> {
  const rows = await selectRows<Construido>(
    `SELECT r.prestamo_id AS "prestamoId", (r.decision IS NOT NULL) AS decidida, (r.version <> x.version_dada) AS cambiada,
            EXISTS (SELECT 1 FROM saldos_favor f WHERE f.retencion_id = r.id AND f.aplicado_centavos + f.devuelto_centavos > 0)
              AS "favorDecidido",
            EXISTS (SELECT 1 FROM cargo_retenciones y JOIN cargos c ON c.id = y.cargo_id
              WHERE y.retencion_id = r.id AND c.anulado_at IS NULL AND c.creado_at >= x.respondida_at) AS cobrada,
            EXISTS (SELECT 1 FROM prestamo_movimientos m WHERE m.prestamo_id = r.prestamo_id AND m.clase IN ('pago', 'condonado')
              AND m.hecho_at >= x.respondida_at) AS pagado
     FROM carga_retenciones x JOIN retenciones r ON r.id = x.retencion_id
     WHERE x.carga_id = $1 AND x.respondida_at IS NOT NULL ORDER BY x.linea, r.id`,
    [id],
  )
  return rows.flatMap(({ prestamoId, ...hecho }) => {
    const que = [
      [hecho.decidida, 'su diferencia se decidió'],
      [!asBoolean(hecho.decidida) && hecho.cambiada, 'se respondió de nuevo'],
      [hecho.favorDecidido, 'lo retenido de más se aplicó o se devolvió'],
      [hecho.cobrada, 'ya va en una línea de pago'],
      [hecho.pagado, 'se abonó o se liquidó'],
    ] as const
    return que.flatMap(([is, texto]) => (asBoolean(is) ? [`${folioPrestamo(prestamoId)}: ${texto}`] : []))
  })
}

/**
 * Brings back the answers that the orders of a load had before it, also none, in the caller's transaction and a fixed number of statements.
 * `assertSinConstruir` holds the orders.
 */
export async function retirarRespuestas(actor: Actor, carga: CargaDeEntidad): Promise<void> {
  const { id } = carga
  const respondidas = await selectRespondidas(id)
  const suyas = `carga_retenciones x WHERE x.carga_id = $1 AND x.respondida_at IS NOT NULL`
  await execute(
    `INSERT INTO prestamo_movimientos (prestamo_id, clase, quincena, retencion_id, importe_centavos, hecho_at, hecho_por)
     SELECT r.prestamo_id, 'retenido', r.quincena, r.id,
            COALESCE(r.retenido_centavos, 0) - COALESCE(x.antes_retenido_centavos, 0), CAST($2 AS TEXT), CAST($3 AS BIGINT)
     FROM carga_retenciones x JOIN retenciones r ON r.id = x.retencion_id
     WHERE x.carga_id = $1 AND x.respondida_at IS NOT NULL
       AND COALESCE(r.retenido_centavos, 0) <> COALESCE(x.antes_retenido_centavos, 0) ORDER BY r.id`,
    [id, nowAt(), actor.id],
  )
  await execute(
    `UPDATE saldos_favor SET importe_centavos = x.antes_favor_centavos, version = saldos_favor.version + 1
     FROM ${suyas} AND x.retencion_id = saldos_favor.retencion_id AND saldos_favor.importe_centavos <> x.antes_favor_centavos`,
    [id],
  )
  await execute(
    `UPDATE retenciones SET retenido_centavos = x.antes_retenido_centavos, motivo = x.antes_motivo, nota = x.antes_nota,
       respondida_at = x.antes_respondida_at, respondida_por = x.antes_respondida_por, version = retenciones.version + 1
     FROM ${suyas} AND x.retencion_id = retenciones.id`,
    [id],
  )
  await logActos(
    actor,
    respondidas.map(({ retencionId, antes, antesFavor, retenido, aFavor }) => ({
      acto: 'retencion.responder',
      objeto: 'retencion',
      objetoId: retencionId,
      antes: { retenido, aFavor },
      despues: { retenido: antes, ...(antesFavor > 0 && { aFavor: antesFavor }) },
    })),
  )
  await settleAllIfPaid(respondidas.map(({ prestamoId }) => prestamoId))
  await dejarDeContar(carga)
}

interface Respondida {
  readonly retencionId: number
  readonly prestamoId: number
  readonly retenido: number | null
  readonly aFavor: number
  readonly antes: number | null
  readonly antesFavor: number
}

function selectRespondidas(cargaId: number): Promise<Respondida[]> {
  return selectRows<Respondida>(
    `SELECT r.id AS "retencionId", r.prestamo_id AS "prestamoId", r.retenido_centavos AS retenido,
            x.antes_retenido_centavos AS antes, x.antes_favor_centavos AS "antesFavor",
            CAST(COALESCE((SELECT f.importe_centavos FROM saldos_favor f WHERE f.retencion_id = r.id), 0) AS BIGINT) AS "aFavor"
     FROM carga_retenciones x JOIN retenciones r ON r.id = x.retencion_id
     WHERE x.carga_id = $1 AND x.respondida_at IS NOT NULL ORDER BY r.id`,
    [cargaId],
  )
}
