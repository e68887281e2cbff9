import type { Actor } from '#domain/acceso/actor.ts'
import { quincenaChip, quincenaCode } from '#domain/calendario/quincena.ts'
import { FONDO_IDS, FONDOS } from '#domain/fondos/fondo.ts'
import { ANTIGUEDADES, antiguedadDe, type AntiguedadId } from '#domain/fondos/mora.ts'
import { partirPorFondo, type CargoDeFondo } from '#domain/fondos/pagos/pago-por-fondo.ts'
import type { CargoDeCuenta, CuentaEntidad, PagadoPorDia } from '#domain/fondos/pagos/panel-pagos.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { today } from '#api/clock.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { findEntidadVisible, listAbsorbidas, type EntidadAbsorbida } from '#api/fondos/entidades-visibles.ts'
import { selectCargos, type CargoConCuenta } from './cargos-con-cuenta.ts'
import { creditoDeEntidad } from './credito-deudor.ts'

type Claves = { readonly clave0: string; readonly clave1: string }

const debeDe = ({ cuenta }: CargoConCuenta): number => cuenta.capitalCentavos + cuenta.interesCentavos
const total = <T>(rows: readonly T[], of: (row: T) => number): number => rows.reduce((sum, row) => sum + of(row), 0)

/** The account of an entity and of those that went into it (decision 10.16): charges, payments, interest, credit, and how old what it owes is. Throws 404 out of scope. */
export async function getCuentaEntidad(actor: Actor, claves: Claves): Promise<CuentaEntidad> {
  authorize(actor, 'lineas.leer')
  const entidad = await findEntidadVisible(actor, claves)
  const absorbidas = await listAbsorbidas(entidad.id)
  const cargos = await selectCargosDe([entidad, ...absorbidas])
  const pagado = (cargo: CargoConCuenta) => total(cargo.cuenta.repartos, (r) => r.capitalCentavos + r.interesCentavos)
  return {
    entidad,
    cargoCentavos: total(cargos, ({ principalCentavos }) => principalCentavos),
    pagadoCentavos: total(cargos, pagado),
    debeCentavos: total(cargos, debeDe),
    interesCentavos: total(cargos, ({ cuenta }) => cuenta.interesCentavos),
    creditoCentavos: await creditoDeEntidad(entidad.id),
    antiguedad: ANTIGUEDADES.map(({ id, titulo }) => ({
      id,
      titulo,
      centavos: total(cargos, (cargo) => (edadDe(cargo) === id ? debeDe(cargo) : 0)),
    })),
    cargos: cargos.map((cargo) => presentCargo(cargo, absorbidas)).reverse(),
  }
}

const edadDe = ({ limite }: CargoConCuenta): AntiguedadId | null =>
  limite === null ? null : antiguedadDe(limite, today())

function presentCargo(cargo: CargoConCuenta, absorbidas: readonly EntidadAbsorbida[]): CargoDeCuenta {
  const de = absorbidas.find(({ id }) => id === cargo.entidadId)
  const { quincena, principalCentavos, creditoCentavos, limite, cuenta, folio, enVigor } = cargo
  return {
    codigo: quincenaCode(quincena),
    chip: quincenaChip(quincena),
    principalCentavos,
    creditoCentavos,
    pagadoCentavos: total(cuenta.repartos, ({ capitalCentavos }) => capitalCentavos),
    interesPagadoCentavos: total(cuenta.repartos, ({ interesCentavos }) => interesCentavos),
    excedenteCentavos: total(cuenta.repartos, ({ excedenteCentavos }) => excedenteCentavos),
    debeCentavos: debeDe(cargo),
    interesCentavos: cuenta.interesCentavos,
    limite,
    antiguedad: edadDe(cargo),
    estatus: principalCentavos < 0 ? 'A FAVOR' : debeDe(cargo) > 0 ? 'PENDIENTE' : 'PAGADO',
    multa: cuenta.multa,
    extemporanea: folio === null ? null : { folio, referencia: enVigor?.referencia ?? '' },
    de: de ? { nombre: de.nombre, clave0: de.clave0, clave1: de.clave1 } : null,
  }
}

function selectCargosDe(entidades: readonly { readonly id: number }[]): Promise<CargoConCuenta[]> {
  const binds = new Binds()
  return selectCargos(
    `c.entidad_id IN (${binds.addAll(entidades.map(({ id }) => id))}) AND c.obligado = 'entidad'`,
    binds,
  )
}

/** What an entity paid, by the bank's day and by fund, the newest first. Throws 404 out of scope. */
export async function listPagadoPorDia(actor: Actor, claves: Claves): Promise<PagadoPorDia[]> {
  authorize(actor, 'lineas.leer')
  const entidad = await findEntidadVisible(actor, claves)
  const cargos = await selectCargosDe([entidad, ...(await listAbsorbidas(entidad.id))])
  const fondos = await selectFondos(cargos)
  const fechas = await selectFechas(cargos)
  const dias = new Map<PlainDate, { interes: number; excedente: number; fondos: Map<string, number> }>()
  for (const cargo of cargos) {
    let antes = 0
    for (const reparto of cargo.cuenta.repartos) {
      const fecha = fechas.get(reparto.id)
      if (fecha === undefined) continue
      const dia = dias.get(fecha) ?? { interes: 0, excedente: 0, fondos: new Map<string, number>() }
      dia.interes += reparto.interesCentavos
      dia.excedente += reparto.excedenteCentavos
      const porPagar = cargo.principalCentavos - cargo.creditoCentavos
      const pagado = antes + reparto.capitalCentavos
      for (const { titulo, centavos } of partirPorFondo(fondos.get(cargo.id) ?? [], porPagar, antes, pagado))
        dia.fondos.set(titulo, (dia.fondos.get(titulo) ?? 0) + centavos)
      antes = pagado
      dias.set(fecha, dia)
    }
  }
  return [...dias]
    .sort(([one], [other]) => (one < other ? 1 : -1))
    .map(([fecha, dia]) => {
      const parted = [...dia.fondos].map(([titulo, centavos]) => ({ titulo, centavos }))
      return {
        fecha,
        totalCentavos: total(parted, ({ centavos }) => centavos) + dia.interes + dia.excedente,
        interesCentavos: dia.interes,
        excedenteCentavos: dia.excedente,
        fondos: parted.filter(({ centavos }) => centavos !== 0),
      }
    })
}

/** What each charge is of, fund by fund, lowered by the credit in the same proportion. */
async function selectFondos(cargos: readonly CargoConCuenta[]): Promise<ReadonlyMap<number, CargoDeFondo[]>> {
  if (cargos.length === 0) return new Map()
  const binds = new Binds()
  const ids = binds.addAll(cargos.map(({ id }) => id))
  const rows = await selectRows<{ id: number; fondo: string; importe: number }>(
    `SELECT c.id, t.fondo, CAST(SUM(t.importe_centavos) AS BIGINT) AS importe
     FROM cargos c JOIN cierre_totales t ON t.cierre_id = c.cierre_id AND t.obligado = 'entidad'
     WHERE c.extemporanea_id IS NULL AND c.id IN (${ids}) GROUP BY c.id, t.fondo
     UNION ALL SELECT c.id, l.fondo, CAST(SUM(l.importe_centavos) AS BIGINT)
     FROM cargos c JOIN extemporanea_lineas l ON l.extemporanea_id = c.extemporanea_id
     WHERE c.id IN (${ids}) GROUP BY c.id, l.fondo`,
    binds.values,
  )
  const retenciones = await selectRetenciones(cargos)
  return new Map(
    cargos.map(({ id, principalCentavos, creditoCentavos }) => {
      const own: CargoDeFondo[] = FONDO_IDS.flatMap((fondo) => {
        const row = rows.find((each) => each.id === id && each.fondo === fondo)
        return row ? [{ titulo: FONDOS[fondo].titulo, centavos: row.importe }] : []
      })
      const retenido = retenciones.get(id)
      if (retenido !== undefined) own.push({ titulo: 'Retenciones de préstamos', centavos: retenido })
      return [id, partirPorFondo(own, principalCentavos, 0, principalCentavos - creditoCentavos)]
    }),
  )
}

/** What each charge took of withholdings of loans, beside its funds. */
async function selectRetenciones(cargos: readonly CargoConCuenta[]): Promise<ReadonlyMap<number, number>> {
  const binds = new Binds()
  const rows = await selectRows<{ id: number; importe: number }>(
    `SELECT cargo_id AS id, CAST(SUM(importe_centavos) AS BIGINT) AS importe FROM cargo_retenciones
     WHERE cargo_id IN (${binds.addAll(cargos.map(({ id }) => id))}) GROUP BY cargo_id`,
    binds.values,
  )
  return new Map(rows.map(({ id, importe }) => [id, importe]))
}

async function selectFechas(cargos: readonly CargoConCuenta[]): Promise<ReadonlyMap<number, PlainDate>> {
  const ids = cargos.flatMap(({ cuenta }) => cuenta.repartos.map(({ id }) => id))
  if (ids.length === 0) return new Map()
  const binds = new Binds()
  const rows = await selectRows<{ id: number; fecha: PlainDate }>(
    `SELECT id, fecha FROM pagos WHERE id IN (${binds.addAll(ids)})`,
    binds.values,
  )
  return new Map(rows.map(({ id, fecha }) => [id, fecha]))
}
