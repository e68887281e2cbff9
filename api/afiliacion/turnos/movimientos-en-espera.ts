import type { Acto } from '#domain/acceso/acto.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { SOLICITUDES_NOMBRADAS } from '#api/usuarios/delegaciones/solicitudes-en-espera.ts'

/** That the movement `m` waits for each act; one over the limit of dates waits for `firmar` instead of `aprobar`. */
const ESPERA = {
  validar: 'm.movimiento_fecha IS NULL AND NOT m.regresado',
  aprobar: 'm.movimiento_fecha IS NOT NULL AND m.revisado_at IS NOT NULL',
  firmar: 'm.movimiento_fecha IS NOT NULL AND m.revisado_at IS NOT NULL',
} as const satisfies Partial<Record<Acto, string>>

/** Open movements that one of those accounts requested, corrected or took over and that wait for one of `actos`. */
export async function movimientosEnEspera(cuentas: readonly number[], actos: readonly Acto[]): Promise<string[]> {
  const esperas = actos.flatMap((acto) => (acto in ESPERA ? [ESPERA[acto as keyof typeof ESPERA]] : []))
  if (esperas.length === 0) return []
  const binds = new Binds()
  const autores = binds.addAll(cuentas)
  const rows = await selectRows<{ folio: string }>(
    `SELECT m.folio FROM movimientos m
     WHERE m.activo AND NOT m.aplicado AND NOT m.aplicar AND (${[...new Set(esperas)].join(' OR ')})
       AND (m.solicitado_por IN (${autores}) OR EXISTS (SELECT 1 FROM movimiento_actos ma WHERE ma.movimiento_id = m.id
         AND ma.acto IN ('corregir', 'tomar') AND ma.usuario_id IN (${autores})))
     ORDER BY m.id LIMIT ${SOLICITUDES_NOMBRADAS + 1}`,
    binds.values,
  )
  return rows.map(({ folio }) => `movimiento ${folio}`)
}
