import type { Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import { quincenaChip, quincenaCode } from '#domain/calendario/quincena.ts'
import type { AportacionRetencion } from '#domain/fondos/pagos/panel-pagos.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { Binds, selectRow, selectRows } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import { deudoraVisibleSql, findEntidadVisible } from '#api/fondos/entidades-visibles.ts'
import { nombresDeCierres } from '#api/fondos/nombres-de-cierres.ts'
import { selectCargos, type CargoConCuenta } from './cargos-con-cuenta.ts'
import { presentLinea } from './lineas/present-linea.ts'

/** The entity of two organic keys, and which of its closed quincenas: the last one unless told. */
export interface CualQuincena {
  readonly clave0: string
  readonly clave1: string
  readonly quincena: number | null
}

/** Newest closed quincenas that one can choose. */
const MAX_QUINCENAS = 48

/**
 * What an entity contributes, withholds and owes of a closed quincena, and its payment line (spec 3 §2.17), under the name it
 * had when the quincena ended. Throws 404 for an entity out of scope, or one that has not closed it.
 */
export async function getAportacionRetencion(actor: Actor, cual: CualQuincena): Promise<AportacionRetencion> {
  authorize(actor, 'lineas.leer')
  const { entidad, quincena, quincenas, cierreId } = await findCierre(actor, cual)
  const cargo = await findCargoDeEntidad(cierreId)
  const totales = await selectTotales(cierreId)
  const debe = cargo === null ? 0 : cargo.cuenta.capitalCentavos + cargo.cuenta.interesCentavos
  const repartos = cargo?.cuenta.repartos ?? []
  return {
    codigo: quincenaCode(quincena),
    chip: quincenaChip(quincena),
    entidad,
    quincenas: quincenas.map((each) => ({ codigo: quincenaCode(each), chip: quincenaChip(each) })),
    aportacionesCentavos: totales.entidad,
    retencionesCentavos: totales.retenciones,
    totalCentavos: totales.entidad + totales.retenciones,
    creditoCentavos: cargo?.creditoCentavos ?? 0,
    pagadoCentavos: repartos.reduce(
      (sum, { capitalCentavos, interesCentavos }) => sum + capitalCentavos + interesCentavos,
      0,
    ),
    debeCentavos: debe,
    interesCentavos: cargo?.cuenta.interesCentavos ?? 0,
    multa: cargo?.cuenta.multa ?? false,
    licencias: { personas: totales.personasLicencia, totalCentavos: totales.licencia },
    linea: cargo?.enVigor ? await presentLinea(cargo.enVigor) : null,
    actions: [
      ...(debe > 0 && can(actor, 'lineas.generar') ? (['generar'] as const) : []),
      ...(cargo?.enVigor ? (['imprimir'] as const) : []),
    ],
  }
}

/** The close told, among those of its entity. Throws 404. */
export async function findCierre(actor: Actor, { clave0, clave1, quincena }: CualQuincena) {
  const entidad = await findEntidadVisible(actor, { clave0, clave1 }, deudoraVisibleSql)
  const rows = await selectRows<{ id: number; quincena: number }>(
    `SELECT id, quincena FROM cierres WHERE entidad_id = $1 AND estado = 'cerrado' ORDER BY quincena DESC LIMIT ${MAX_QUINCENAS}`,
    [entidad.id],
  )
  const cierre = quincena === null ? rows[0] : rows.find((row) => row.quincena === quincena)
  if (!cierre) throw notFound('La quincena cerrada')
  const de = { entidadId: entidad.id, quincena: cierre.quincena, entidad: entidad.nombre }
  const [deEntonces] = await nombresDeCierres([de], 'entonces')
  return {
    entidad: { ...entidad, nombre: deEntonces?.entidad ?? entidad.nombre },
    cierreId: cierre.id,
    quincena: cierre.quincena,
    quincenas: rows.map((row) => row.quincena),
  }
}

/** The entity's charge of a close, or null when it charged nothing. */
export async function findCargoDeEntidad(cierreId: number): Promise<CargoConCuenta | null> {
  const binds = new Binds()
  const [cargo] = await selectCargos(
    `c.cierre_id = ${binds.add(cierreId)} AND c.obligado = 'entidad' AND c.extemporanea_id IS NULL`,
    binds,
  )
  return cargo ?? null
}

async function selectTotales(cierreId: number) {
  const row = await selectRow<{ entidad: number; retenciones: number; licencia: number; personas: number }>(
    `SELECT CAST(COALESCE(SUM(importe_centavos), 0) AS BIGINT) AS entidad,
            (SELECT CAST(COALESCE(SUM(x.importe_centavos), 0) AS BIGINT) FROM cargos c
               JOIN cargo_retenciones x ON x.cargo_id = c.id WHERE c.cierre_id = $1 AND c.obligado = 'entidad') AS retenciones,
            (SELECT CAST(COALESCE(SUM(c.principal_centavos), 0) AS BIGINT) FROM cargos c
               WHERE c.cierre_id = $1 AND c.obligado = 'afiliado') AS licencia,
            (SELECT CAST(COUNT(*) AS INTEGER) FROM cargos c WHERE c.cierre_id = $1 AND c.obligado = 'afiliado') AS personas
     FROM cierre_totales WHERE cierre_id = $1 AND obligado = 'entidad'`,
    [cierreId],
  )
  return {
    entidad: row?.entidad ?? 0,
    retenciones: row?.retenciones ?? 0,
    licencia: row?.licencia ?? 0,
    personasLicencia: row?.personas ?? 0,
  }
}
