import type { Actor } from '#domain/acceso/actor.ts'
import { quincenaChip, quincenaCode } from '#domain/calendario/quincena.ts'
import type { AportacionesQuincena, FondoAportado } from '#domain/fondos/aportaciones/panel-aportaciones.ts'
import { FONDO_IDS, FONDOS } from '#domain/fondos/fondo.ts'
import { authorize } from '#api/acceso/authorize.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { countQueDeben } from '#api/fondos/entidades-que-cierran.ts'
import type { EntidadPedida } from '#api/fondos/entidades-visibles.ts'
import { entidadesDeCierres } from '#api/fondos/nombres-de-cierres.ts'
import type { CierreTotalModel } from '#api/quincenas/models/CierreTotalModel.ts'
import { findCierresVisibles } from './cierres-visibles.ts'

type TotalRow = Pick<RowOf<CierreTotalModel>, 'fondo' | 'parte' | 'obligado'> & { readonly importe: number }

/** The six funds of a closed quincena: sums of the totals that the closes stored. Throws 404 where nothing can be seen. */
export async function getAportacionesQuincena(
  actor: Actor,
  quincena: number,
  pedida: EntidadPedida,
): Promise<AportacionesQuincena> {
  authorize(actor, 'aportaciones.leer')
  const cierres = await findCierresVisibles(actor, quincena, pedida)
  const totales = await selectTotales(cierres.map(({ id }) => id))
  const fondos = FONDO_IDS.map((fondo) => fondoOf(fondo, totales))
  const sum = (obligado: string) =>
    totales.reduce((total, row) => total + (row.obligado === obligado ? row.importe : 0), 0)
  return {
    codigo: quincenaCode(quincena),
    chip: quincenaChip(quincena),
    titulo: `Aportaciones – Quincena ${quincenaCode(quincena)}`,
    organizacion: pedida.organizacion,
    entidades: await entidadesDeCierres(cierres, pedida.organizacion),
    deEntidades: (await countQueDeben(actor, pedida, [quincena]))?.get(quincena) ?? null,
    personas: cierres.reduce((total, { personas }) => total + personas, 0),
    fondos,
    totalCentavos: fondos.reduce((total, { totalCentavos }) => total + totalCentavos, 0),
    entidadCentavos: sum('entidad'),
    licenciaCentavos: sum('afiliado'),
  }
}

function selectTotales(cierreIds: readonly number[]): Promise<TotalRow[]> {
  const binds = new Binds()
  return selectRows<TotalRow>(
    `SELECT fondo, parte, obligado, CAST(SUM(importe_centavos) AS BIGINT) AS importe FROM cierre_totales
     WHERE cierre_id IN (${binds.addAll(cierreIds)}) GROUP BY fondo, parte, obligado`,
    binds.values,
  )
}

function fondoOf(fondo: keyof typeof FONDOS, totales: readonly TotalRow[]): FondoAportado {
  const { titulo, porPartes } = FONDOS[fondo]
  const sum = (parte: string) =>
    totales.reduce((total, row) => total + (row.fondo === fondo && row.parte === parte ? row.importe : 0), 0)
  const [afiliadoCentavos, entidadCentavos] = [sum('afiliado'), sum('entidad')]
  return {
    fondo,
    titulo,
    porPartes,
    afiliadoCentavos,
    entidadCentavos,
    totalCentavos: afiliadoCentavos + entidadCentavos,
  }
}
