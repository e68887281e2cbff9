import type { Actor } from '#domain/acceso/actor.ts'
import { folioPrestamo } from '#domain/fondos/prestamos/retencion-panel.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { findRow } from '#api/db/find-row.ts'
import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { execute, selectRows } from '#api/db/sql.ts'
import type { CargaDeEntidad } from '#api/cargas/carga-row.ts'
import { rechazarRenglon } from '#api/cargas/juicio/rechazar-renglon.ts'
import type { MarchaCarga } from '#api/cargas/marcha/marcha-carga.ts'
import type { CargaRetencionModel } from '#api/cargas/models/CargaRetencionModel.ts'
import { escribirRespuesta, rechazoDeRespuesta } from '#api/fondos/retenciones/escribir-respuesta.ts'
import { holdRetenciones, type RetencionRow } from '#api/fondos/retenciones/retencion-row.ts'
import { RetencionModel } from '#api/fondos/models/RetencionModel.ts'

/** Rows of the file per transaction: at ten statements a row, other writers wait less than a second. */
const TANDA = 200

/**
 * Answers the orders of an approved load with the code of the dialog, some rows in each transaction, as whoever approved it. A row is marked
 * in the transaction that answers it, so a cut loses and doubles nothing. An order that changed since the row was judged is not answered: its
 * row is refused with why.
 */
export async function responderOrdenes(
  actor: Actor,
  { id }: CargaDeEntidad,
  { signal, onRenglones }: MarchaCarga,
): Promise<void> {
  for (;;) {
    signal?.throwIfAborted()
    const last = await inTransaction(() => responderTanda(actor, id))
    if (last === null) return
    onRenglones?.(last)
  }
}

type Pendiente = Pick<RowOf<CargaRetencionModel>, 'linea' | 'version' | 'motivo' | 'nota'> &
  RowAs<CargaRetencionModel, { retencionId: 'retencion_id'; retenidoCentavos: 'dicho_centavos' }> & {
    readonly prestamoId: number
  }

/** The last line that was answered or refused; null if none waits. */
async function responderTanda(actor: Actor, cargaId: number): Promise<number | null> {
  const pendientes = await selectPendientes(cargaId)
  const last = pendientes.at(-1)?.linea
  if (last === undefined) return null
  const rows = await holdRetenciones(
    actor,
    pendientes.map(({ retencionId }) => retencionId),
  )
  const ordenes = new Map(rows.map((row) => [row.id, row]))
  for (const renglon of porLinea(pendientes)) await responderRenglon(actor, cargaId, renglon, ordenes)
  await execute('UPDATE cargas SET aplicados = $1, pulso_at = $2 WHERE id = $3', [last, nowAt(), cargaId])
  return last
}

/** Whole rows of the file: one may answer several orders. */
function selectPendientes(cargaId: number): Promise<Pendiente[]> {
  const pendiente = `carga_id = $1 AND respondida_at IS NULL AND falla = ''`
  return selectRows<Pendiente>(
    `SELECT x.linea, x.retencion_id AS "retencionId", x.version, x.dicho_centavos AS "retenidoCentavos", x.motivo, x.nota,
            r.prestamo_id AS "prestamoId"
     FROM carga_retenciones x JOIN retenciones r ON r.id = x.retencion_id
     WHERE x.carga_id = $1 AND x.respondida_at IS NULL AND x.falla = '' AND x.linea <= (
       SELECT MAX(t.linea) FROM (SELECT DISTINCT linea FROM carga_retenciones WHERE ${pendiente} ORDER BY linea LIMIT ${TANDA}) t)
     ORDER BY x.linea, x.retencion_id`,
    [cargaId],
  )
}

function porLinea(pendientes: readonly Pendiente[]): Pendiente[][] {
  const byLinea = new Map<number, Pendiente[]>()
  for (const each of pendientes) byLinea.set(each.linea, [...(byLinea.get(each.linea) ?? []), each])
  return [...byLinea.values()]
}

/** Answers the orders of one row of the file: all of them, or none. */
async function responderRenglon(
  actor: Actor,
  cargaId: number,
  renglon: readonly Pendiente[],
  ordenes: ReadonlyMap<number, RetencionRow>,
): Promise<void> {
  const impide = renglon.flatMap((respuesta) => {
    const porque = porQueNo(respuesta, ordenes.get(respuesta.retencionId))
    return porque === '' ? [] : [{ respuesta, porque }]
  })
  const [first] = impide
  if (first) {
    await dejarFuera(cargaId, first.respuesta, first.porque)
    return
  }
  for (const respuesta of renglon) {
    const orden = ordenes.get(respuesta.retencionId)
    if (!orden) throw new Error(`No order ${respuesta.retencionId}`)
    const antes = await findRow(RetencionModel, { id: orden.id }, ['respondida_at', 'respondida_por'])
    await escribirRespuesta(actor, orden, respuesta)
    await execute(
      `UPDATE carga_retenciones SET respondida_at = $1, version_dada = $2, antes_retenido_centavos = $3, antes_favor_centavos = $4,
         antes_motivo = $5, antes_nota = $6, antes_respondida_at = $7, antes_respondida_por = $8
       WHERE carga_id = $9 AND retencion_id = $10`,
      [
        ...[nowAt(), orden.version + 1, orden.retenido, orden.aFavor, orden.motivo, orden.nota],
        ...[antes?.respondida_at ?? null, antes?.respondida_por ?? null, cargaId, orden.id],
      ],
    )
  }
}

/** Why an order is not answered any more; "" if it is. */
function porQueNo(respuesta: Pendiente, orden: RetencionRow | undefined): string {
  if (!orden) return 'el cierre que la ordenó se reabrió'
  const rechazo = rechazoDeRespuesta(orden, respuesta)
  if (rechazo) return rechazo.message
  return orden.version === respuesta.version ? '' : 'su respuesta cambió después de que se cargó el archivo'
}

async function dejarFuera(cargaId: number, { linea, prestamoId }: Pendiente, porque: string): Promise<void> {
  await execute('UPDATE carga_retenciones SET falla = $1 WHERE carga_id = $2 AND linea = $3', [porque, cargaId, linea])
  await rechazarRenglon(cargaId, linea, {
    codigo: 'C410',
    campo: 'Préstamo',
    columna: '',
    hallado: folioPrestamo(prestamoId),
    esperado: `la orden como estaba al cargar el archivo: ${porque}`,
  })
}
