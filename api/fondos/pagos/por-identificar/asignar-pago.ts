import type { Actor } from '#domain/acceso/actor.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { antesDeEmitida } from '#domain/fondos/pagos/respuesta-banco.ts'
import {
  asignacionIssues,
  devolucionIssues,
  isPorIdentificar,
  isReasignable,
  MOTIVOS_SIN_LINEA,
  motivoSinLinea,
} from '#domain/fondos/pagos/por-identificar.ts'
import { referenciaTexto } from '#domain/fondos/referencia-pago.ts'
import type { ResultadoPago } from '#domain/fondos/pagos/cuenta-cargo.ts'
import { normalizeText } from '#domain/identidad/normalize-text.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import type { Issue } from '#domain/issue.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { inTransaction } from '#api/db/database.ts'
import { findRow } from '#api/db/find-row.ts'
import { holdTurno } from '#api/db/hold-turno.ts'
import { execute } from '#api/db/sql.ts'
import { broken, conflict, notFound } from '#api/errors.ts'
import { LineaPagoModel } from '#api/fondos/models/LineaPagoModel.ts'
import { PagoModel } from '#api/fondos/models/PagoModel.ts'
import { lineasDeReferencias, type LineaNombrada } from '#api/fondos/pagos/lineas/lineas-de-referencias.ts'
import { creditoDeCargo } from '#api/fondos/pagos/credito-deudor.ts'
import { partirPagos } from '#api/fondos/pagos/partir-pagos.ts'
import { holdRevertible, revertir } from '#api/fondos/pagos/revertir-pagos.ts'
import { quitarAbono } from '#api/fondos/pagos/quitar-abono.ts'

const COLUMNAS = [
  'id',
  'operacion',
  'referencia',
  'importe_centavos',
  'fecha',
  'resultado',
  'linea_id',
  'cargo_id',
  'interes_centavos',
  'capital_centavos',
] as const
type PagoPorAsignar = Pick<PagoModel, (typeof COLUMNAS)[number]>

/**
 * Credits a payment to a line in force: one that waits to be identified, or one that was credited to a wrong line. Its operation and its
 * day stay (decisions §11.12). A payment to a void line may be older than the new line. Throws 404, 409 (`identificado`, `credito_usado`),
 * 422 for a line that cannot take it, and once CAIR money that it credited was withdrawn.
 */
export async function asignarPago(actor: Actor, id: number, escrita: string): Promise<PagoPorAsignar> {
  authorizeInstituto(actor, 'pagos.cargar')
  const referencia = escrita.replaceAll(/\s/g, '')
  assertNone(asignacionIssues({ referencia }))
  return inTransaction(async () => {
    const pago = await holdPago(id, (resultado) => isPorIdentificar(resultado) || isReasignable(resultado))
    if (pago.importe_centavos < 0) return asignarReversa(actor, pago, referencia)
    const linea = (await lineasDeReferencias([referencia])).get(referencia)
    assertNone(lineaIssues(pago, linea, referencia))
    if (!linea) throw notFound('La línea de pago')
    await execute(
      `UPDATE pagos SET linea_id = $1, cargo_id = $2, resultado = 'parcial', tardio = $3, interes_centavos = 0, capital_centavos = 0,
         excedente_centavos = 0, asignado_por = $4 WHERE id = $5`,
      [linea.id, linea.cargoId, false, actor.id, id],
    )
    if (isReasignable(pago.resultado)) await quitarDe(actor, pago)
    await partirPagos(actor, [linea.cargoId], new Set([referencia]))
    const before = await findRow(LineaPagoModel, { id: pago.linea_id }, ['referencia'])
    await logActo(actor, {
      acto: 'pago.reasignar',
      objeto: 'pago',
      objetoId: pago.operacion,
      antes: { referencia: before?.referencia ?? pago.referencia },
      despues: { referencia, importeCentavos: pago.importe_centavos, fecha: pago.fecha },
    })
    return pago
  })
}

/** Matches a reversal that waits with a payment of the line that people name. Throws 422 if none has its amount. */
async function asignarReversa(actor: Actor, espera: PagoPorAsignar, referencia: string): Promise<PagoPorAsignar> {
  const reversa = { ...espera, referencia, importeCentavos: espera.importe_centavos }
  const pago = await holdRevertible(reversa)
  if (!pago) {
    const message = `Ningún pago de ${formatPesos(-reversa.importeCentavos)} de esa línea está por revertir.`
    throw broken([{ path: 'referencia', code: 'sin_pago', message }], message)
  }
  await execute('UPDATE pagos SET asignado_por = $1 WHERE id = $2', [actor.id, espera.id])
  await revertir(actor, reversa, pago)
  return espera
}

/** Takes a payment off its former charge. One that only exceeded the charge leaves its line validated. */
async function quitarDe(
  actor: Actor,
  { linea_id: lineaId, cargo_id: cargoId, ...pago }: PagoPorAsignar,
): Promise<void> {
  if (lineaId === null || cargoId === null) return
  const negado = 'No se reasignó el pago'
  if (pago.interes_centavos + pago.capital_centavos > 0) await quitarAbono(actor, { lineaId, cargoId }, { negado })
  if ((await creditoDeCargo(cargoId)) < 0)
    throw conflict('credito_usado', `${negado}: lo que dejó a favor ya bajó otra línea de su deudor.`)
}

/** Records that a payment that waits to be identified was given back, or that a reversal never had its payment here, and why. Throws 404, 409 and 422 as `asignarPago` does. */
export async function devolverPago(actor: Actor, id: number, motivo: string): Promise<PagoPorAsignar> {
  authorizeInstituto(actor, 'pagos.cargar')
  assertNone(devolucionIssues({ motivo }))
  const nota = normalizeText(motivo)
  return inTransaction(async () => {
    const pago = await holdPago(id, isPorIdentificar)
    await execute(`UPDATE pagos SET resultado = 'devuelto', nota = $1 WHERE id = $2`, [nota, id])
    await logActo(actor, {
      acto: 'pago.devolver',
      objeto: 'pago',
      objetoId: pago.operacion,
      despues: { referencia: pago.referencia, importeCentavos: pago.importe_centavos, fecha: pago.fecha, motivo: nota },
    })
    return pago
  })
}

/** "Ninguna línea tiene esa referencia: 3022 1264 8036 97, pagada el 27 nov 2026". */
export function esperaTexto({
  referencia,
  resultado,
  fecha,
  importe_centavos: importeCentavos,
}: PagoPorAsignar): string {
  const motivo = MOTIVOS_SIN_LINEA[motivoSinLinea({ referencia, resultado, importeCentavos })]
  return `${motivo}: ${referenciaTexto(referencia)}, pagada el ${formatFecha(fecha)}`
}

/** Locks a payment whose result `admite`s the act until the transaction ends: the first of two requests decides. */
async function holdPago(id: number, admite: (resultado: ResultadoPago) => boolean): Promise<PagoPorAsignar> {
  await holdTurno('pagos')
  const pago = await findRow(PagoModel, { id }, [...COLUMNAS])
  if (!pago) throw notFound('El pago')
  if (!admite(pago.resultado))
    throw conflict('identificado', `La operación ${pago.operacion} ya se asignó, se devolvió o la revirtió el banco.`)
  return pago
}

function lineaIssues(pago: PagoPorAsignar, linea: LineaNombrada | undefined, referencia: string): Issue[] {
  if (!linea || linea.anulado) {
    const message = `Ninguna línea de pago en vigor tiene la referencia ${referenciaTexto(referencia)}.`
    return [{ path: 'referencia', code: 'sin_linea', message }]
  }
  if (pago.cargo_id === linea.cargoId && isReasignable(pago.resultado))
    return [{ path: 'referencia', code: 'misma', message: 'El pago ya está en esa línea.' }]
  if (pago.resultado === 'anulado' || pago.fecha >= linea.emitida) return []
  return [{ ...antesDeEmitida(pago, linea.emitida, null), path: 'referencia' }]
}

function assertNone(issues: readonly Issue[]): void {
  if (issues.length > 0) throw broken(issues, issues[0]?.message)
}
