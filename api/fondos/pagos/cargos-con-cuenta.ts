import { cuentaDeCargo, interesHasta, type CuentaCargo } from '#domain/fondos/pagos/cuenta-cargo.ts'
import { corteDeInteres, type LineaPago } from '#domain/fondos/pagos/linea-en-vigor.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { today } from '#api/clock.ts'
import type { LeftJoined, NotNull, RowAs, RowOf } from '#api/db/row-of.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import type { CargoModel } from '#api/fondos/models/CargoModel.ts'
import type { PagoModel } from '#api/fondos/models/PagoModel.ts'
import type { ExtemporaneaModel } from '#api/quincenas/models/ExtemporaneaModel.ts'
import type { ExtemporaneaQuincenaModel } from '#api/quincenas/models/ExtemporaneaQuincenaModel.ts'
import { loadTasaMora } from './tasa-mora.ts'

/** `limite` is null when there was nothing to pay; `folio`, of the late contribution that it is of, for what a close charged. */
type CargoRow = Pick<RowOf<CargoModel>, 'id' | 'quincena' | 'limite'> &
  RowAs<
    CargoModel,
    {
      cierreId: 'cierre_id'
      entidadId: 'entidad_id'
      afiliadoId: 'afiliado_id'
      extemporaneaId: 'extemporanea_id'
      cobroId: 'cobro_id'
      motivoLimite: 'motivo_limite'
      principalCentavos: 'principal_centavos'
      creditoCentavos: 'credito_centavos'
    }
  > &
  LeftJoined<Pick<RowOf<ExtemporaneaModel>, 'folio'>>

type PagoRow = Pick<RowOf<PagoModel>, 'id' | 'fecha'> &
  NotNull<RowAs<PagoModel, { cargoId: 'cargo_id' }>> &
  RowAs<PagoModel, { lineaId: 'linea_id'; importeCentavos: 'importe_centavos' }>

/** A part of a charge, and the limit that it missed: a quincena of a late contribution, or an increase of a close made again. */
type ParteRow = RowAs<CargoModel, { cargoId: 'id' }> &
  RowAs<ExtemporaneaQuincenaModel, { capitalCentavos: 'capital_centavos' }> &
  Pick<RowOf<ExtemporaneaQuincenaModel>, 'limite'>

/** A charge in force with its lines, oldest first, and its account of today. */
export interface CargoConCuenta extends CargoRow {
  readonly lineas: readonly (LineaPago & { readonly version: number })[]
  /** The newest line: the one that is paid from now on. */
  readonly enVigor: LineaPago | null
  readonly cuenta: CuentaCargo
  /** The same on another day: what a line with that limit asks for. */
  readonly cuentaAl: (dia: PlainDate) => CuentaCargo
}

/** Charges in force that `condition` (over `c`) keeps, by quincena and id. */
export async function selectCargos(condition: string, binds: Binds): Promise<CargoConCuenta[]> {
  const cargos = await selectRows<CargoRow>(
    `SELECT c.id, c.cierre_id AS "cierreId", c.entidad_id AS "entidadId", c.quincena, c.afiliado_id AS "afiliadoId",
            c.extemporanea_id AS "extemporaneaId", c.cobro_id AS "cobroId", x.folio,
            c.principal_centavos AS "principalCentavos", c.credito_centavos AS "creditoCentavos", c.limite,
            c.motivo_limite AS "motivoLimite"
     FROM cargos c LEFT JOIN extemporaneas x ON x.id = c.extemporanea_id WHERE c.anulado_at IS NULL AND ${condition} ORDER BY c.quincena, c.id`,
    binds.values,
  )
  if (cargos.length === 0) return []
  const lineas = await selectOf<LineaPago & { readonly cargoId: number; readonly version: number }>(
    cargos,
    `SELECT id, cargo_id AS "cargoId", referencia, capital_centavos AS "capitalCentavos",
            interes_centavos AS "interesCentavos", limite, emitida,
            COALESCE(interes_hasta, limite) AS "interesHasta", version FROM lineas_pago`,
    'id',
  )
  const pagos = await selectOf<PagoRow>(
    cargos,
    `SELECT id, cargo_id AS "cargoId", linea_id AS "lineaId", importe_centavos AS "importeCentavos", fecha
     FROM (SELECT * FROM pagos WHERE resultado NOT IN ('revertido', 'reversa')) p`,
    'fecha, id',
  )
  const partes = await selectOf<ParteRow>(
    cargos.filter(({ extemporaneaId }) => extemporaneaId !== null),
    `SELECT c.id AS "cargoId", q.capital_centavos AS "capitalCentavos", q.limite
     FROM cargos c JOIN extemporanea_quincenas q ON q.extemporanea_id = c.extemporanea_id`,
    'c.id, q.quincena',
    'c.id',
  )
  const delCierre = await selectOf<ParteRow>(
    cargos,
    'SELECT cargo_id AS "cargoId", capital_centavos AS "capitalCentavos", limite FROM cargo_partes',
    'limite',
  )
  const tasaMora = await loadTasaMora()
  const hoy = today()
  return cargos.map((cargo) => {
    const own = lineas.get(cargo.id) ?? []
    const enVigor = own.at(-1) ?? null
    if (cargo.limite === null) return { ...cargo, lineas: own, enVigor, cuenta: SIN_DEUDA, cuentaAl: () => SIN_DEUDA }
    const porPagar = {
      capitalCentavos: cargo.principalCentavos - cargo.creditoCentavos,
      limite: cargo.limite,
      tasaMora: tasaMora(cargo.limite),
    }
    const propias = delCierre.get(cargo.id)
    const atrasadas = (propias ?? partes.get(cargo.id))?.map((parte) => ({
      ...parte,
      tasaMora: tasaMora(parte.limite),
    }))
    const porPartes = { ...porPagar, ...(atrasadas && { partes: atrasadas, vencenPorParte: propias !== undefined }) }
    const pagados = (pagos.get(cargo.id) ?? []).map(({ lineaId, ...pago }) => {
      const linea = own.find(({ id }) => id === lineaId)
      return { ...pago, interesHasta: linea ? interesHasta(pago.fecha, linea) : pago.fecha }
    })
    const cuentaAl = (dia: PlainDate): CuentaCargo => cuentaDeCargo(porPartes, pagados, dia)
    const cuenta = cuentaAl(corteDeInteres(enVigor, hoy))
    // An older line stops interest, not lateness; who pays on leave has no multa (decision 10.20).
    const multa = cargo.afiliadoId === null && cuentaAl(hoy).multa
    return { ...cargo, lineas: own, enVigor, cuenta: { ...cuenta, multa }, cuentaAl }
  })
}

const SIN_DEUDA: CuentaCargo = {
  repartos: [],
  tramos: [],
  capitalCentavos: 0,
  interesCentavos: 0,
  multa: false,
  pagadoEl: null,
}

/** Charges asked of the database at once. */
const LOTE = 400

async function selectOf<Row extends { readonly cargoId: number }>(
  cargos: readonly CargoRow[],
  select: string,
  order: string,
  column = 'cargo_id',
): Promise<ReadonlyMap<number, Row[]>> {
  const byCargo = new Map<number, Row[]>()
  for (let start = 0; start < cargos.length; start += LOTE) {
    const binds = new Binds()
    const ids = binds.addAll(cargos.slice(start, start + LOTE).map(({ id }) => id))
    for (const row of await selectRows<Row>(`${select} WHERE ${column} IN (${ids}) ORDER BY ${order}`, binds.values)) {
      const own = byCargo.get(row.cargoId)
      if (own) own.push(row)
      else byCargo.set(row.cargoId, [row])
    }
  }
  return byCargo
}
