import { todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { cierreDesde } from '#domain/calendario/dia-de-aplicacion.ts'
import type { Evento } from '#domain/calendario/evento.ts'
import { limiteOportuno } from '#domain/fondos/pagos/corrida-pago.ts'
import type { ParteConLimite } from '#domain/fondos/pagos/limites-cierre.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import type { CargoModel } from '#api/fondos/models/CargoModel.ts'
import type { CargoParteModel } from '#api/fondos/models/CargoParteModel.ts'

/**
 * The limit that a timely close would have had, if the entity itself requested this one after ARCHIVO_APLICACION; else null: what
 * the institute requests or signs late is not the entity's delay. The first request counts.
 */
export async function limiteNoCumplido(
  cierreId: number,
  quincena: number,
  eventos: readonly Evento[],
): Promise<PlainDate | null> {
  const pedido = await selectRow<{ at: string; ambito: string }>(
    `SELECT a.hecho_at AS at, p.ambito FROM cierre_actos a JOIN usuarios u ON u.id = a.usuario_id
     JOIN perfiles p ON p.id = u.perfil_id WHERE a.cierre_id = $1 AND a.acto = 'solicitar' ORDER BY a.id LIMIT 1`,
    [cierreId],
  )
  if (pedido?.ambito !== 'dependencia') return null
  const isLate = todayInMexico(Date.parse(pedido.at)) > cierreDesde(eventos, quincena)
  return isLate ? limiteOportuno(eventos, quincena) : null
}

type ParteRow = RowAs<CargoModel, { cargoId: 'id'; persona: 'afiliado_id' }> &
  RowAs<CargoParteModel, { capitalCentavos: 'capital_centavos' }> &
  Pick<RowOf<CargoParteModel>, 'limite'>

/** Parts of what the reopened close of the entity's quincena charged, by `afiliados.id`, null for the entity; the oldest limit first. */
export async function partesAnteriores(
  entidadId: number,
  quincena: number,
): Promise<ReadonlyMap<number | null, readonly ParteConLimite[]>> {
  const rows = await selectRows<ParteRow>(
    `SELECT c.id AS "cargoId", c.afiliado_id AS persona, COALESCE(x.limite, c.limite) AS limite,
            COALESCE(x.capital_centavos, c.principal_centavos - c.credito_centavos) AS "capitalCentavos"
     FROM cargos c LEFT JOIN cargo_partes x ON x.cargo_id = c.id
     WHERE c.entidad_id = $1 AND c.quincena = $2 AND c.extemporanea_id IS NULL AND c.cobro_id IS NULL AND c.anulado_at IS NOT NULL AND c.limite IS NOT NULL
     ORDER BY c.id DESC, 3`,
    [entidadId, quincena],
  )
  const last = new Map<number | null, ParteRow[]>()
  for (const row of rows) {
    const own = last.get(row.persona)
    if (!own) last.set(row.persona, [row])
    else if (own[0]?.cargoId === row.cargoId) own.push(row)
  }
  return last
}
