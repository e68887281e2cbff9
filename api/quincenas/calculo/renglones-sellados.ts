import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { quincenaCode } from '#domain/calendario/quincena.ts'
import { folioPrestamo } from '#domain/fondos/prestamos/retencion-panel.ts'
import type { RenglonSellado } from '#domain/quincenas/sello.ts'
import type { LeftJoined, RowAs, RowOf } from '#api/db/row-of.ts'
import { selectRows, SQL_FALSE } from '#api/db/sql.ts'
import type { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'
import type { CargoModel } from '#api/fondos/models/CargoModel.ts'
import type { CargoRetencionModel } from '#api/fondos/models/CargoRetencionModel.ts'
import type { LineaPagoModel } from '#api/fondos/models/LineaPagoModel.ts'
import type { RetencionModel } from '#api/fondos/models/RetencionModel.ts'
import type { CierreTotalModel } from '#api/quincenas/models/CierreTotalModel.ts'

/**
 * What a close stores besides people, in the order in which its seal hashes it (decision 11.6): totals by fund and payer,
 * orders, charges with the withholdings that they took, and the first payment line of each charge. Later lines of a charge,
 * answers, payments and voiding are not of the close.
 */
export async function renglonesGuardados(cierreId: number): Promise<RenglonSellado[]> {
  const [totales, ordenes, cargos, retenciones] = [
    await selectTotales(cierreId),
    await selectOrdenes(cierreId),
    await selectCargos(cierreId),
    await selectRetenciones(cierreId),
  ]
  return [...totales, ...ordenes, ...cargos.flatMap(renglonesDeCargo), ...retenciones]
}

type TotalRow = Pick<RowOf<CierreTotalModel>, 'origen' | 'clave' | 'fondo' | 'parte' | 'obligado' | 'personas'> &
  RowAs<CierreTotalModel, { baseCentavos: 'base_centavos'; importeCentavos: 'importe_centavos' }>

async function selectTotales(cierreId: number): Promise<RenglonSellado[]> {
  const rows = await selectRows<TotalRow>(
    `SELECT origen, clave, fondo, parte, obligado, personas, base_centavos AS "baseCentavos",
            importe_centavos AS "importeCentavos"
     FROM cierre_totales WHERE cierre_id = $1`,
    [cierreId],
  )
  return rows
    .map(({ origen, clave, obligado, ...valores }) => ({
      clase: 'total' as const,
      clave: [clave, origen, `a cargo de ${obligado}`],
      valores,
    }))
    .sort((one, other) => (one.clave.join() < other.clave.join() ? -1 : 1)) // Collations of databases differ.
}

type OrdenRow = Pick<RowOf<RetencionModel>, 'tipo' | 'obligado'> &
  RowAs<RetencionModel, { prestamoId: 'prestamo_id'; ordenadoCentavos: 'ordenado_centavos' }> &
  Pick<RowOf<AfiliadoModel>, 'interno'>

/** Orders that this close made. A late order belongs to the close that recorded it. */
async function selectOrdenes(cierreId: number): Promise<RenglonSellado[]> {
  const rows = await selectRows<OrdenRow>(
    `SELECT r.prestamo_id AS "prestamoId", a.interno, r.tipo, r.obligado, r.ordenado_centavos AS "ordenadoCentavos"
     FROM retenciones r JOIN afiliados a ON a.id = r.afiliado_id
     WHERE r.cierre_id = $1 AND r.tardia = ${SQL_FALSE} ORDER BY r.id`,
    [cierreId],
  )
  return rows.map(({ prestamoId, interno, ...valores }) => ({
    clase: 'orden',
    clave: [folioPrestamo(prestamoId)],
    valores: { ...valores, interno: formatInterno(interno) },
  }))
}

type CargoRow = RowAs<
  CargoModel,
  { principalCentavos: 'principal_centavos'; creditoCentavos: 'credito_centavos'; limiteCargo: 'limite' }
> & { readonly interno: number | null } & LeftJoined<
    Pick<RowOf<LineaPagoModel>, 'referencia' | 'limite'> &
      RowAs<LineaPagoModel, { capitalCentavos: 'capital_centavos'; interesCentavos: 'interes_centavos' }>
  >

function selectCargos(cierreId: number): Promise<CargoRow[]> {
  return selectRows<CargoRow>(
    `SELECT a.interno, c.principal_centavos AS "principalCentavos", c.credito_centavos AS "creditoCentavos",
            c.limite AS "limiteCargo", l.referencia, l.capital_centavos AS "capitalCentavos",
            l.interes_centavos AS "interesCentavos", l.limite
     FROM cargos c LEFT JOIN afiliados a ON a.id = c.afiliado_id
     LEFT JOIN lineas_pago l ON l.id = (SELECT MIN(n.id) FROM lineas_pago n WHERE n.cargo_id = c.id)
     WHERE c.cierre_id = $1 AND c.extemporanea_id IS NULL AND c.cobro_id IS NULL ORDER BY c.id`,
    [cierreId],
  )
}

const deudorTexto = (interno: number | null): string => (interno === null ? 'de la entidad' : formatInterno(interno))

function renglonesDeCargo(row: CargoRow): RenglonSellado[] {
  const { interno, principalCentavos, creditoCentavos, limiteCargo } = row
  const { referencia, capitalCentavos, interesCentavos, limite } = row
  const clave = [deudorTexto(interno)]
  const cargo = { principalCentavos, creditoCentavos, limite: limiteCargo }
  return [
    { clase: 'cargo', clave, valores: cargo },
    ...(referencia === null
      ? []
      : [{ clase: 'linea' as const, clave, valores: { referencia, capitalCentavos, interesCentavos, limite } }]),
  ]
}

type TomadaRow = RowAs<CargoRetencionModel, { importeCentavos: 'importe_centavos' }> &
  Pick<RowOf<RetencionModel>, 'quincena'> &
  RowAs<RetencionModel, { prestamoId: 'prestamo_id' }> & { readonly interno: number | null }

async function selectRetenciones(cierreId: number): Promise<RenglonSellado[]> {
  const rows = await selectRows<TomadaRow>(
    `SELECT a.interno, r.prestamo_id AS "prestamoId", r.quincena, x.importe_centavos AS "importeCentavos"
     FROM cargo_retenciones x JOIN cargos c ON c.id = x.cargo_id JOIN retenciones r ON r.id = x.retencion_id
     LEFT JOIN afiliados a ON a.id = c.afiliado_id
     WHERE c.cierre_id = $1 AND c.extemporanea_id IS NULL AND c.cobro_id IS NULL ORDER BY c.id, r.id`,
    [cierreId],
  )
  return rows.map(({ interno, prestamoId, quincena, importeCentavos }) => ({
    clase: 'retencion',
    clave: [deudorTexto(interno), folioPrestamo(prestamoId), quincenaCode(quincena)],
    valores: { importeCentavos },
  }))
}
