import type { Actor } from '#domain/acceso/actor.ts'
import { quincenaChip, quincenaCode } from '#domain/calendario/quincena.ts'
import { ANTIGUEDADES, antiguedadDe, type AntiguedadId } from '#domain/fondos/mora.ts'
import { repartirPorFondo } from '#domain/fondos/pagos/pago-por-fondo.ts'
import type { CargoDeCuenta, CuentaEntidad, PagadoPorDia } from '#domain/fondos/pagos/panel-pagos.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { today } from '#api/clock.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { findEntidadVisible, listAbsorbidas, type EntidadAbsorbida } from '#api/fondos/entidades-visibles.ts'
import { selectCargos, type CargoConCuenta } from './cargos-con-cuenta.ts'
import { creditoDeEntidad } from './credito-deudor.ts'
import { selectFondosDeCargos } from './fondos-de-cargos.ts'

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
  const fondos = await selectFondosDeCargos(cargos)
  const fechas = await selectFechas(cargos)
  const dias = new Map<PlainDate, { interes: number; excedente: number; fondos: Map<string, number> }>()
  for (const cargo of cargos) {
    const porPagar = cargo.principalCentavos - cargo.creditoCentavos
    for (const reparto of repartirPorFondo(fondos.get(cargo.id) ?? [], porPagar, cargo.cuenta.repartos)) {
      const fecha = fechas.get(reparto.id)
      if (fecha === undefined) continue
      const dia = dias.get(fecha) ?? { interes: 0, excedente: 0, fondos: new Map<string, number>() }
      dia.interes += reparto.interesCentavos
      dia.excedente += reparto.excedenteCentavos
      for (const { titulo, centavos } of reparto.fondos)
        dia.fondos.set(titulo, (dia.fondos.get(titulo) ?? 0) + centavos)
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
