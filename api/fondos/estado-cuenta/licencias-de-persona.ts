import type { Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import { quincenaChip } from '#domain/calendario/quincena.ts'
import type { LicenciaDeEstado } from '#domain/fondos/estado-cuenta/estado-cuenta.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { selectCargos } from '#api/fondos/pagos/cargos-con-cuenta.ts'

/** What a person owes, or owed, by themselves of each quincena on leave, the newest first. */
export async function selectLicencias(actor: Actor, afiliadoId: number): Promise<LicenciaDeEstado[]> {
  const binds = new Binds()
  const cargos = await selectCargos(`c.afiliado_id = ${binds.add(afiliadoId)} AND c.cobro_id IS NULL`, binds)
  const abonos = await selectAbonos(afiliadoId)
  const mayAsk = can(actor, 'estadoCuenta.linea')
  const mayExplain = can(actor, 'lineas.leer')
  return cargos.reverse().map(({ id, quincena, principalCentavos, limite, enVigor, cuenta }) => {
    const debeCentavos = cuenta.capitalCentavos + cuenta.interesCentavos
    const abonosCentavos = abonos.get(id) ?? 0
    return {
      cargoId: id,
      chip: quincenaChip(quincena),
      aportacionesCentavos: principalCentavos - abonosCentavos,
      abonosCentavos,
      debeCentavos,
      limite,
      referencia: enVigor?.referencia ?? '',
      estatus: debeCentavos > 0 ? 'PENDIENTE' : 'PAGADO',
      actions: [
        ...(debeCentavos > 0 && mayAsk ? (['generar'] as const) : []),
        ...(enVigor && mayExplain ? (['explicar'] as const) : []),
      ],
    }
  })
}

/** What each of a person's charges took of loans. */
async function selectAbonos(afiliadoId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await selectRows<{ id: number; importe: number }>(
    `SELECT c.id, CAST(SUM(x.importe_centavos) AS BIGINT) AS importe
     FROM cargos c JOIN cargo_retenciones x ON x.cargo_id = c.id WHERE c.afiliado_id = $1 GROUP BY c.id`,
    [afiliadoId],
  )
  return new Map(rows.map(({ id, importe }) => [id, importe]))
}
