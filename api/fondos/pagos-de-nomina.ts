import { quincenaRange } from '#domain/calendario/quincena.ts'
import { folioCarga } from '#domain/folio-carga.ts'
import type { PagoDeNomina } from '#domain/fondos/nomina.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { CargaModel } from '#api/cargas/models/CargaModel.ts'
import type { NominaPagoModel } from '#api/cargas/models/NominaPagoModel.ts'
import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { JOIN_IN_ORDER, selectRows } from '#api/db/sql.ts'

type Row = Pick<RowOf<NominaPagoModel>, 'linea' | 'clase' | 'desde' | 'hasta' | 'plaza' | 'dias'> &
  RowAs<
    NominaPagoModel,
    {
      afiliadoId: 'afiliado_id'
      entidadId: 'entidad_id'
      sueldoPagado: 'sueldo_pagado'
      sueldoMensual: 'sueldo_mensual'
      otrosPagado: 'otros_pagado'
      otrosMensual: 'otros_mensual'
      quinqueniosPagado: 'quinquenios_pagado'
      quinqueniosMensual: 'quinquenios_mensual'
      cargaId: 'carga_id'
    }
  > &
  RowAs<CargaModel, { creadaAt: 'creada_at' }>

/** A payroll that is taken as approved, to say what it would do: it takes the place of the one that it replaces. */
export interface NominaSupuesta {
  readonly cargaId: number
  readonly sustituyeId: number | null
}

/** The payroll lines of applied loads of some people (first and last id) that pay for `desdeQuincena` (ordinal) or later. */
export async function selectPagosDeNomina(
  [first, last]: readonly [number, number],
  desdeQuincena: number,
  supuesta: NominaSupuesta | null = null,
): Promise<ReadonlyMap<number, PagoDeNomina[]>> {
  const rows = await selectRows<Row>(
    `SELECT p.afiliado_id AS "afiliadoId", p.entidad_id AS "entidadId", p.carga_id AS "cargaId", p.linea, p.clase, p.desde, p.hasta,
            p.plaza, p.dias, p.sueldo_pagado AS "sueldoPagado", p.sueldo_mensual AS "sueldoMensual",
            p.otros_pagado AS "otrosPagado", p.otros_mensual AS "otrosMensual",
            p.quinquenios_pagado AS "quinqueniosPagado", p.quinquenios_mensual AS "quinqueniosMensual", c.creada_at AS "creadaAt"
     FROM nomina_pagos p ${JOIN_IN_ORDER} cargas c ON c.id = p.carga_id
     WHERE p.afiliado_id BETWEEN $1 AND $2 AND p.hasta >= $3 AND (c.id = $4 OR c.estado = 'aplicada' AND c.id <> $5)
     ORDER BY p.carga_id, p.linea`,
    [first, last, desdeQuincena, supuesta?.cargaId ?? 0, supuesta?.sustituyeId ?? 0],
  )
  const ausentes = await selectSinPago([first, last], desdeQuincena)
  const byPerson = new Map<number, PagoDeNomina[]>()
  for (const { afiliadoId, ...pago } of [...rows.map(present), ...ausentes]) {
    const own = byPerson.get(afiliadoId)
    if (own) own.push(pago)
    else byPerson.set(afiliadoId, [pago])
  }
  return byPerson
}

type PagoDePersona = PagoDeNomina & { readonly afiliadoId: number }

function present(row: Row): PagoDePersona {
  const { afiliadoId, entidadId, clase, desde, hasta, plaza, dias } = row
  return {
    ...{ afiliadoId, entidadId, clase, desde, hasta, plaza, dias },
    pagado: { sueldo: row.sueldoPagado, otros: row.otrosPagado, quinquenios: row.quinqueniosPagado },
    mensual: { sueldo: row.sueldoMensual, otros: row.otrosMensual, quinquenios: row.quinqueniosMensual },
    fuente: `Nómina ${folioCarga(row.cargaId, row.creadaAt)}, renglón ${row.linea}`,
  }
}

const NADA = { sueldo: 0, otros: 0, quinquenios: 0 } as const

/** People whom their payroll does not name and who were decided not to be paid: a payment of nothing. */
async function selectSinPago(
  [first, last]: readonly [number, number],
  desdeQuincena: number,
): Promise<PagoDePersona[]> {
  const rows = await selectRows<{ afiliadoId: number; entidadId: number; quincena: number }>(
    `SELECT afiliado_id AS "afiliadoId", entidad_id AS "entidadId", quincena FROM nomina_ausentes
     WHERE afiliado_id BETWEEN $1 AND $2 AND quincena >= $3 AND decision = 'sin_pago' ORDER BY quincena, entidad_id, afiliado_id`,
    [first, last, desdeQuincena],
  )
  return rows.map(({ quincena, ...row }) => ({
    ...row,
    clase: 'ordinaria',
    desde: quincena,
    hasta: quincena,
    plaza: '',
    dias: 0,
    pagado: NADA,
    mensual: NADA,
    fuente: 'Sin renglón en la nómina: no se le pagó',
  }))
}

/** States of a load whose payroll lines count, or did before. `terminada_at` is when that changed. */
export const NOMINA_CAMBIADA = "('aplicada', 'sustituida', 'deshecha')"

/** First days of the quincenas that payrolls applied, replaced or undone since an instant pay for, by person. */
export async function selectCambiosDeNomina(
  [first, last]: readonly [number, number],
  conocidoDesde: string | null,
): Promise<ReadonlyMap<number, PlainDate>> {
  if (conocidoDesde === null) return new Map()
  const rows = await selectRows<{ afiliadoId: number; desde: number }>(
    `SELECT p.afiliado_id AS "afiliadoId", MIN(p.desde) AS desde FROM nomina_pagos p ${JOIN_IN_ORDER} cargas c ON c.id = p.carga_id
     WHERE p.afiliado_id BETWEEN $1 AND $2 AND c.estado IN ${NOMINA_CAMBIADA} AND c.terminada_at >= $3 GROUP BY p.afiliado_id`,
    [first, last, conocidoDesde],
  )
  return new Map(rows.map(({ afiliadoId, desde }) => [afiliadoId, quincenaRange(desde).inicio]))
}
