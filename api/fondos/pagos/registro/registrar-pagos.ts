import type { Actor } from '#domain/acceso/actor.ts'
import { RESULTADOS_PAGO, type ResultadoPago } from '#domain/fondos/pagos/cuenta-cargo.ts'
import type { RespuestaCargada } from '#domain/fondos/pagos/panel-pagos.ts'
import { compararConocido } from '#domain/fondos/pagos/pago-conocido.ts'
import { isReversa } from '#domain/fondos/pagos/por-identificar.ts'
import { antesDeEmitida, type PagoBanco } from '#domain/fondos/pagos/respuesta-banco.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { nowAt } from '#api/clock.ts'
import { isInTransaction } from '#api/db/database.ts'
import { holdTurno } from '#api/db/hold-turno.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { asBoolean, Binds, enLotes, execute, selectRows } from '#api/db/sql.ts'
import { conflict } from '#api/errors.ts'
import { lineasDeReferencias } from '#api/fondos/pagos/lineas/lineas-de-referencias.ts'
import type { OrigenPagos } from './origen-pagos.ts'
import { pagosConocidos, type Conocido } from './pagos-conocidos.ts'
import { partirPagos } from '#api/fondos/pagos/partir-pagos.ts'
import { revertirPagos } from '#api/fondos/pagos/revertir-pagos.ts'
import { avisarSinLinea } from '#api/fondos/pagos/por-identificar/avisar-sin-linea.ts'
import { selectSinLinea } from '#api/fondos/pagos/por-identificar/select-sin-linea.ts'
import { pagosRechazados } from '#api/fondos/pagos/rechazar-pagos.ts'

/** A payment without a line that the bank sent again with another reference. */
interface Corregido {
  readonly pago: PagoBanco
  readonly before: Conocido
}

/** Unidentified payments that an answer names; `porResultado` counts them all. */
const NOMBRADOS = 20

/**
 * Stores what the bank reports, inside the caller's transaction. Each payment is matched by its reference and parted against the amount
 * owed, interest first. A payment without a line in force credits nobody, waits to be identified, and notifies the people who can assign
 * it. If the bank sends it again with another reference, that reference is stored as a proposal. A payment made late that leaves a
 * balance gives the charge a new line. An amount below zero reverses a payment on file, or waits for it. Throws 409 for an operation that
 * is known with other data, 422 for a payment dated before its line was issued.
 */
export async function registrarPagos(
  actor: Actor,
  pagos: readonly PagoBanco[],
  origen: OrigenPagos,
): Promise<RespuestaCargada> {
  const { respuestaId, renglonDe } = origen
  if (!isInTransaction()) throw new Error('Payments are kept in one transaction')
  // One at a time: an operation that two bring at once is new for the first and known for the second.
  await holdTurno('pagos')
  const { nuevos: movimientos, corregidos } = await withoutKnown(pagos)
  const nuevos = movimientos.filter((pago) => !isReversa(pago))
  const lineas = await lineasDeReferencias(nuevos.map(({ referencia }) => referencia))
  const antes = nuevos.flatMap((pago) => {
    const linea = lineas.get(pago.referencia)
    return linea && pago.fecha < linea.emitida ? [antesDeEmitida(pago, linea.emitida, renglonDe(pago))] : []
  })
  if (antes.length > 0) throw pagosRechazados(antes)
  const at = nowAt()
  await insertRows(
    'pagos',
    [
      'respuesta_id',
      'renglon',
      'operacion',
      'referencia',
      'importe_centavos',
      'fecha',
      'linea_id',
      'cargo_id',
      'resultado',
      'registrado_at',
      'registrado_por',
    ],
    movimientos.map((pago) => {
      const linea = isReversa(pago) ? undefined : lineas.get(pago.referencia)
      const resultado: ResultadoPago = !linea ? 'desconocido' : linea.anulado ? 'anulado' : 'parcial'
      const { operacion, referencia, importeCentavos, fecha } = pago
      const known = [linea?.id ?? null, linea?.cargoId ?? null, resultado, at, actor.id]
      return [respuestaId, renglonDe(pago), operacion, referencia, importeCentavos, fecha, ...known]
    }),
  )
  const cargoIds = [...lineas.values()].filter(({ anulado }) => !anulado).map(({ cargoId }) => cargoId)
  await partirPagos(actor, [...new Set(cargoIds)], new Set(nuevos.map(({ referencia }) => referencia)))
  const reversas = await revertirPagos(
    actor,
    movimientos.map(({ referencia }) => referencia),
  )
  await corregir(actor, corregidos)
  const sinLinea = await selectSinLinea(
    [...movimientos, ...corregidos.map(({ pago }) => pago)].map(({ operacion }) => operacion.toLowerCase()),
  )
  await avisarSinLinea(actor, sinLinea)
  return {
    ...(await summaryOf(nuevos)),
    repetidos: pagos.length - movimientos.length - corregidos.length,
    reversas,
    reversasSinPago: sinLinea.filter(isReversa).length,
    corregidos: corregidos.length,
    porIdentificar: sinLinea.slice(0, NOMBRADOS),
  }
}

/** Separates new payments from waiting payments that now have another reference. Skips payments already stored with the same data. */
async function withoutKnown(
  pagos: readonly PagoBanco[],
): Promise<{ readonly nuevos: readonly PagoBanco[]; readonly corregidos: readonly Corregido[] }> {
  const known = await pagosConocidos(pagos.map(({ operacion }) => operacion))
  const nuevos: PagoBanco[] = []
  const corregidos: Corregido[] = []
  for (const pago of pagos) {
    const before = known.get(pago.operacion.toLowerCase())
    if (!before) {
      nuevos.push(pago)
      continue
    }
    const parecido = compararConocido(pago, before)
    if (parecido === 'distinto') throw otraOperacion(pago.operacion)
    if (parecido === 'corregido') corregidos.push({ pago, before })
  }
  return { nuevos, corregidos }
}

const otraOperacion = (operacion: string) =>
  conflict(
    'operacion_distinta',
    `La operación ${operacion} ya está registrada con otra referencia, importe o fecha: no se registró ningún pago.`,
  )

/** Stores the other reference as a proposal; the payment itself does not change. */
async function corregir(actor: Actor, corregidos: readonly Corregido[]): Promise<void> {
  for (const { pago, before } of corregidos) {
    if (before.corregida === pago.referencia) continue
    await execute('UPDATE pagos SET referencia_corregida = $1 WHERE id = $2', [pago.referencia, before.id])
    await logActo(actor, {
      acto: 'pago.corregir',
      objeto: 'pago',
      objetoId: before.operacion,
      antes: { referencia: before.corregida || before.referencia },
      despues: { referencia: pago.referencia },
    })
  }
}

async function summaryOf(
  pagos: readonly PagoBanco[],
): Promise<Pick<RespuestaCargada, 'pagos' | 'totalCentavos' | 'porResultado' | 'tardios'>> {
  const cuantos = new Map<string, number>()
  let tardios = 0
  for (const part of enLotes(pagos.map(({ operacion }) => operacion))) {
    const binds = new Binds()
    const rows = await selectRows<{ resultado: ResultadoPago; tardio: unknown }>(
      `SELECT resultado, tardio FROM pagos WHERE operacion IN (${binds.addAll(part)})`,
      binds.values,
    )
    for (const { resultado, tardio } of rows) {
      cuantos.set(resultado, (cuantos.get(resultado) ?? 0) + 1)
      if (asBoolean(tardio)) tardios += 1
    }
  }
  const totalCentavos = pagos.reduce((sum, { importeCentavos }) => sum + importeCentavos, 0)
  return { pagos: pagos.length, totalCentavos, porResultado: enOrden(cuantos), tardios }
}

/** In the order of the table of results: two rehearsals of the same file read the same. */
function enOrden(cuantos: ReadonlyMap<string, number>): RespuestaCargada['porResultado'] {
  const entries = Object.keys(RESULTADOS_PAGO).map((resultado) => [resultado, cuantos.get(resultado) ?? 0] as const)
  return Object.fromEntries(entries.filter(([, n]) => n > 0))
}
