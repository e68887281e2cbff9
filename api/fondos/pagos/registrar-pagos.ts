import type { Actor } from '#domain/acceso/actor.ts'
import type { ResultadoPago } from '#domain/fondos/pagos/cuenta-cargo.ts'
import type { RespuestaCargada } from '#domain/fondos/pagos/panel-pagos.ts'
import { antesDeEmitida, type PagoBanco } from '#domain/fondos/pagos/respuesta-banco.ts'
import { nowAt } from '#api/clock.ts'
import { isInTransaction } from '#api/db/database.ts'
import { holdTurno } from '#api/db/hold-turno.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { asBoolean, Binds, execute, FOR_UPDATE, selectRows } from '#api/db/sql.ts'
import { conflict } from '#api/errors.ts'
import { acreditarLicencia } from '#api/fondos/prestamos/acreditar-licencia.ts'
import type { LineaPagoModel } from '#api/fondos/models/LineaPagoModel.ts'
import { selectCargos } from './cargos-con-cuenta.ts'
import { reexpedirLinea } from './lineas/reexpedir-linea.ts'
import { pagosRechazados } from './rechazar-pagos.ts'

/** Where payments come from: a file of the bank and a line of it, or by hand. */
export interface OrigenPagos {
  readonly respuestaId: number | null
  readonly renglonDe: (pago: PagoBanco) => number | null
}

type LineaRow = Pick<RowOf<LineaPagoModel>, 'id' | 'referencia' | 'emitida'> &
  RowAs<LineaPagoModel, { cargoId: 'cargo_id' }> & { readonly anulado: boolean | number }

/** Rows asked of the database at once. */
const LOTE = 400

/**
 * Keeps what the bank says was paid, inside the caller's transaction: each payment is matched by its reference and parted
 * against the amount owed, interest first. What matches nothing is listed and credits nobody. A payment made late that leaves
 * a balance gives the charge a new line. Throws 409 for an operation that is known with other data, 422 for a payment dated before
 * its line was issued.
 */
export async function registrarPagos(
  actor: Actor,
  pagos: readonly PagoBanco[],
  { respuestaId, renglonDe }: OrigenPagos,
): Promise<RespuestaCargada> {
  if (!isInTransaction()) throw new Error('Payments are kept in one transaction')
  // One at a time: an operation that two bring at once is new for the first and known for the second.
  await holdTurno('pagos')
  const nuevos = await withoutKnown(pagos)
  const lineas = await lineasDe(nuevos)
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
    nuevos.map((pago) => {
      const linea = lineas.get(pago.referencia)
      const resultado: ResultadoPago = !linea ? 'desconocido' : asBoolean(linea.anulado) ? 'anulado' : 'parcial'
      const { operacion, referencia, importeCentavos, fecha } = pago
      const known = [linea?.id ?? null, linea?.cargoId ?? null, resultado, at, actor.id]
      return [respuestaId, renglonDe(pago), operacion, referencia, importeCentavos, fecha, ...known]
    }),
  )
  const cargoIds = [...lineas.values()].filter(({ anulado }) => !asBoolean(anulado)).map(({ cargoId }) => cargoId)
  await partirPagos(actor, [...new Set(cargoIds)], new Set(nuevos.map(({ referencia }) => referencia)))
  return { ...(await summaryOf(nuevos)), repetidos: pagos.length - nuevos.length }
}

async function withoutKnown(pagos: readonly PagoBanco[]): Promise<readonly PagoBanco[]> {
  const known = new Map<string, { readonly referencia: string; readonly importe: number; readonly fecha: string }>()
  for (const part of parts(pagos.map(({ operacion }) => operacion.toLowerCase()))) {
    const binds = new Binds()
    for (const { operacion, ...row } of await selectRows<{
      operacion: string
      referencia: string
      importe: number
      fecha: string
    }>(
      `SELECT operacion, referencia, importe_centavos AS importe, fecha FROM pagos WHERE LOWER(operacion) IN (${binds.addAll(part)})`,
      binds.values,
    ))
      known.set(operacion.toLowerCase(), row)
  }
  return pagos.filter(({ operacion, referencia, importeCentavos, fecha }) => {
    const before = known.get(operacion.toLowerCase())
    if (!before) return true
    if (before.referencia === referencia && before.importe === importeCentavos && before.fecha === fecha) return false
    throw conflict(
      'operacion_distinta',
      `La operación ${operacion} ya está registrada con otra referencia, importe o fecha: no se registró ningún pago.`,
    )
  })
}

/** The line of each reference, with its charge held until the transaction ends. */
async function lineasDe(pagos: readonly PagoBanco[]): Promise<ReadonlyMap<string, LineaRow>> {
  const found = new Map<string, LineaRow>()
  for (const part of parts([...new Set(pagos.map(({ referencia }) => referencia))])) {
    const binds = new Binds()
    const rows = await selectRows<LineaRow>(
      `SELECT l.id, l.cargo_id AS "cargoId", l.referencia, l.emitida, c.anulado_at IS NOT NULL AS anulado
       FROM lineas_pago l JOIN cargos c ON c.id = l.cargo_id
       WHERE l.referencia IN (${binds.addAll(part)}) ORDER BY l.id${FOR_UPDATE}`,
      binds.values,
    )
    for (const row of rows) found.set(row.referencia, row)
  }
  return found
}

/** Parts every payment of some charges anew, in the order of the bank's days, and gives a line to what was paid late and short. */
async function partirPagos(actor: Actor, cargoIds: readonly number[], pagadas: ReadonlySet<string>): Promise<void> {
  for (const part of parts(cargoIds)) {
    const binds = new Binds()
    for (const cargo of await selectCargos(`c.id IN (${binds.addAll(part)})`, binds)) {
      for (const { id, resultado, tardio, interesCentavos, capitalCentavos, excedenteCentavos } of cargo.cuenta
        .repartos)
        await execute(
          `UPDATE pagos SET resultado = $1, tardio = $2, interes_centavos = $3, capital_centavos = $4, excedente_centavos = $5
           WHERE id = $6`,
          [resultado, tardio, interesCentavos, capitalCentavos, excedenteCentavos, id],
        )
      const isLate = cargo.cuenta.repartos.some(({ tardio }) => tardio)
      const isOfThese = cargo.lineas.some(({ referencia }) => pagadas.has(referencia))
      const owes = cargo.cuenta.capitalCentavos + cargo.cuenta.interesCentavos > 0
      if (isLate && isOfThese && owes) await reexpedirLinea(actor, cargo)
      if (cargo.afiliadoId !== null && !owes) await acreditarLicencia(cargo.id, actor)
    }
  }
}

async function summaryOf(pagos: readonly PagoBanco[]): Promise<Omit<RespuestaCargada, 'repetidos'>> {
  const porResultado: Partial<Record<ResultadoPago, number>> = {}
  let tardios = 0
  for (const part of parts(pagos.map(({ operacion }) => operacion))) {
    const binds = new Binds()
    const rows = await selectRows<{ resultado: ResultadoPago; tardio: unknown }>(
      `SELECT resultado, tardio FROM pagos WHERE operacion IN (${binds.addAll(part)})`,
      binds.values,
    )
    for (const { resultado, tardio } of rows) {
      porResultado[resultado] = (porResultado[resultado] ?? 0) + 1
      if (asBoolean(tardio)) tardios += 1
    }
  }
  const totalCentavos = pagos.reduce((sum, { importeCentavos }) => sum + importeCentavos, 0)
  return { pagos: pagos.length, totalCentavos, porResultado, tardios }
}

function parts<T>(items: readonly T[]): T[][] {
  const count = Math.ceil(items.length / LOTE)
  return Array.from({ length: count }, (_, i) => items.slice(i * LOTE, (i + 1) * LOTE))
}
