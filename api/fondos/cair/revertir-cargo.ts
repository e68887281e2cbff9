import type { Actor } from '#domain/acceso/actor.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { revertir } from '#domain/fondos/cair/acreditar.ts'
import { disponibleDesde, porCobrarDe } from '#domain/fondos/cair/saldo.ts'
import { displayName } from '#domain/identidad/nombre.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { asBoolean, Binds, selectRows } from '#api/db/sql.ts'
import { AppError } from '#api/errors.ts'
import { holdCuentas, insertAsientos, loadAsientos, type NuevoAsiento } from './asiento-row.ts'

interface Acreditado {
  readonly afiliadoId: number
  readonly quincena: number
  readonly fecha: PlainDate
  readonly netoCentavos: number
  readonly cobradoCentavos: number
  /** Whether capital was withdrawn after it was credited. */
  readonly retirado: unknown
}

/** People named in a refusal. */
const EJEMPLOS = 3

/**
 * Undoes what a charge credited, on the day on which it counted, inside the caller's transaction. All or nothing: throws 422
 * `retirado`, with who, once somebody withdrew the money (decision 10.31). A yield already applied is not computed again.
 */
export async function revertirCargo(actor: Actor, cargoId: number): Promise<void> {
  const acreditados = await selectRows<Acreditado>(
    `SELECT x.*, EXISTS (SELECT 1 FROM cair_asientos r WHERE r.afiliado_id = x."afiliadoId" AND r.cuenta = 'normal'
              AND r.clase = 'retiro' AND r.id > x.ultimo) AS retirado
     FROM (SELECT afiliado_id AS "afiliadoId", MAX(quincena) AS quincena, MAX(fecha) AS fecha, MAX(id) AS ultimo,
              CAST(SUM(CASE WHEN clase = 'por_cobrar' THEN 0 ELSE importe_centavos END) AS BIGINT) AS "netoCentavos",
              CAST(SUM(CASE WHEN clase = 'por_cobrar' THEN importe_centavos ELSE 0 END) AS BIGINT) AS "cobradoCentavos"
           FROM cair_asientos WHERE cargo_id = $1 GROUP BY afiliado_id) x
     WHERE x."netoCentavos" <> 0 ORDER BY x."afiliadoId"`,
    [cargoId],
  )
  const ids = acreditados.map(({ afiliadoId }) => afiliadoId)
  await holdCuentas(ids)
  const cuentas = await loadAsientos(ids)
  const gone: number[] = []
  const nuevos = acreditados.flatMap(({ afiliadoId, quincena, fecha, retirado, ...acreditado }): NuevoAsiento[] => {
    const asientos = cuentas.get(afiliadoId) ?? []
    const movimientos = revertir(acreditado, {
      disponibleCentavos: disponibleDesde(asientos, 'normal', fecha),
      porCobrarCentavos: porCobrarDe(asientos),
      retirado: asBoolean(retirado),
    })
    if (movimientos === null) gone.push(afiliadoId)
    return (movimientos ?? []).map((one) => ({ ...one, afiliadoId, cuenta: 'normal', fecha, quincena, cargoId }))
  })
  if (gone.length > 0) throw await retirado(gone)
  await insertAsientos(actor, nuevos)
}

async function retirado(ids: readonly number[]): Promise<AppError> {
  const binds = new Binds()
  const rows = await selectRows<{ nombres: string; apellidoPaterno: string; apellidoMaterno: string }>(
    `SELECT nombre AS nombres, apellido_paterno AS "apellidoPaterno", apellido_materno AS "apellidoMaterno" FROM afiliados
     WHERE id IN (${binds.addAll(ids.slice(0, EJEMPLOS))}) ORDER BY nombre_plegado`,
    binds.values,
  )
  const names = rows.map((row) => displayName(row, 'lista')).join('; ')
  const more = ids.length > EJEMPLOS ? ` y ${cuentaTexto(ids.length - EJEMPLOS, 'más', 'más')}` : ''
  const message = `No se quitó la validación: el dinero ya se retiró del CAIR de ${names}${more}.`
  return new AppError(422, 'retirado', message, [{ path: 'validado', code: 'retirado', message }])
}
