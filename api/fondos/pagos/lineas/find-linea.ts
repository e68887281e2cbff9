import type { Actor } from '#domain/acceso/actor.ts'
import { todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { lineaAnuladaTexto } from '#domain/fondos/pagos/linea-en-vigor.ts'
import type { MotivoLimite } from '#domain/fondos/pagos/limites-cierre.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { alcanceSql } from '#api/acceso/authorize.ts'
import { Binds, selectRow } from '#api/db/sql.ts'
import { AppError, notFound } from '#api/errors.ts'
import { deudoraVisibleSql } from '#api/fondos/entidades-visibles.ts'
import { nombresDeCierres } from '#api/fondos/nombres-de-cierres.ts'

/** A line with its charge: whose it is and of what. */
export interface LineaVisible {
  readonly cargoId: number
  readonly referencia: string
  readonly capital: number
  readonly interes: number
  readonly limite: PlainDate
  /** Limit from which interest on the charge runs, and the reason if it is not the first line's limit; else "". */
  readonly moraDesde: PlainDate
  readonly motivoLimite: MotivoLimite
  readonly entidadId: number
  /** As it was called when the quincena ended: the paper says so whatever the entity is called when it is printed again. */
  readonly entidad: string
  readonly quincena: number
  /** The person on leave who pays it; null for an entity's. */
  readonly afiliadoId: number | null
  readonly persona: string | null
  /** Of a late contribution. */
  readonly extemporaneaId: number | null
  /** Of an abono that was not withheld and that its person owes. */
  readonly cobroId: number | null
  readonly folio: string | null
  /** Of the close that ordered it. */
  readonly cierreId: number | null
  readonly vuelta: number | null
  /** Of that close, once it is closed. */
  readonly sello: string | null
}

/**
 * A line in force or paid, under the name that its entity had. Throws 404 for a reference that does not exist or is another entity's, 410
 * with what replaced it (`sustituta`) for a void one.
 */
export async function findLinea(actor: Actor, referencia: string): Promise<LineaVisible> {
  const binds = new Binds()
  const row = await selectRow<LineaVisible & { readonly anuladoAt: string | null }>(
    `SELECT c.id AS "cargoId", c.afiliado_id AS "afiliadoId", c.extemporanea_id AS "extemporaneaId",
            c.cobro_id AS "cobroId", l.referencia,
            l.capital_centavos AS capital, l.interes_centavos AS interes, l.limite, c.limite AS "moraDesde", c.motivo_limite AS "motivoLimite", u.id AS "entidadId", u.nombre AS entidad,
            c.quincena, c.anulado_at AS "anuladoAt", e.folio, c.cierre_id AS "cierreId", k.vuelta, k.sello,
            (SELECT p.nombre FROM cierre_personas p WHERE p.cierre_id = c.cierre_id AND p.afiliado_id = c.afiliado_id) AS persona
     FROM lineas_pago l JOIN cargos c ON c.id = l.cargo_id JOIN unidades u ON u.id = c.entidad_id
     LEFT JOIN cierres k ON k.id = c.cierre_id
     LEFT JOIN afiliados a ON a.id = c.afiliado_id LEFT JOIN extemporaneas e ON e.id = c.extemporanea_id
     WHERE l.referencia = ${binds.add(referencia)} AND (${deudoraVisibleSql(actor, binds)}
       OR (c.afiliado_id IS NOT NULL AND ${alcanceSql(actor, ['a.nivel0_id', 'a.nivel1_id', 'a.nivel2_id'], binds)}))`,
    binds.values,
  )
  if (!row) throw notFound('La línea de pago')
  const [deEntonces = row] = await nombresDeCierres([row], 'entonces')
  if (row.anuladoAt !== null) throw await lineaAnulada(deEntonces, row.anuladoAt)
  return deEntonces
}

/** 410 of a line whose close was reopened. */
async function lineaAnulada(linea: LineaVisible, anuladoAt: string): Promise<AppError> {
  const sustituta = await selectRow<{ referencia: string }>(
    `SELECT l.referencia FROM lineas_pago l JOIN cargos c ON c.id = l.cargo_id
     WHERE c.entidad_id = $1 AND c.quincena = $2 AND COALESCE(c.afiliado_id, 0) = $3 AND c.extemporanea_id IS NULL AND c.cobro_id IS NULL
       AND c.anulado_at IS NULL ORDER BY l.id DESC LIMIT 1`,
    [linea.entidadId, linea.quincena, linea.afiliadoId ?? 0],
  )
  const referencia = sustituta?.referencia ?? null
  const message = lineaAnuladaTexto({ ...linea, dia: todayInMexico(Date.parse(anuladoAt)), sustituta: referencia })
  return new AppError(410, 'linea_anulada', message, [], { sustituta: referencia })
}
