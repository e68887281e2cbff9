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
  readonly cargoId: number
  readonly afiliadoId: number
  readonly quincena: number
  readonly fecha: PlainDate
  readonly netoCentavos: number
  readonly cobradoCentavos: number
  /** Whether capital was withdrawn after it was credited. */
  readonly retirado: unknown
}

/** What is done if somebody withdrew the money. */
export interface SiSeRetiro {
  /** The account owes it. */
  readonly aunRetirado: boolean
  /** How the refusal begins: what was not done. */
  readonly negado: string
}

/** People named in a refusal. */
const EJEMPLOS = 3

/**
 * Undoes what some charges credited, the last one first, on the day on which it counted, inside the caller's transaction. All or nothing: throws 422
 * `retirado`, with who, once somebody withdrew the money (decision 10.31); with `aunRetirado` what the account lacks is owed (10.24). A yield already applied is not computed again.
 */
export async function revertirCargos(
  actor: Actor,
  cargoIds: readonly number[],
  { aunRetirado, negado }: SiSeRetiro,
): Promise<void> {
  if (cargoIds.length === 0) return
  const binds = new Binds()
  const acreditados = await selectRows<Acreditado>(
    `SELECT x.*, EXISTS (SELECT 1 FROM cair_asientos r WHERE r.afiliado_id = x."afiliadoId" AND r.cuenta = 'normal'
              AND r.clase = 'retiro' AND r.id > x.ultimo) AS retirado
     FROM (SELECT cargo_id AS "cargoId", afiliado_id AS "afiliadoId", MAX(quincena) AS quincena, MAX(fecha) AS fecha,
              MAX(id) AS ultimo,
              CAST(SUM(CASE WHEN clase = 'por_cobrar' THEN 0 ELSE importe_centavos END) AS BIGINT) AS "netoCentavos",
              CAST(SUM(CASE WHEN clase = 'por_cobrar' THEN importe_centavos ELSE 0 END) AS BIGINT) AS "cobradoCentavos"
           FROM cair_asientos WHERE cargo_id IN (${binds.addAll(cargoIds)}) GROUP BY cargo_id, afiliado_id) x
     WHERE x."netoCentavos" <> 0 ORDER BY x.ultimo DESC`,
    binds.values,
  )
  const ids = acreditados.map(({ afiliadoId }) => afiliadoId)
  await holdCuentas(ids)
  const libros = await loadAsientos(ids)
  const gone = new Set<number>()
  const nuevos = acreditados.flatMap(
    ({ cargoId, afiliadoId, quincena, fecha, retirado, ...acreditado }): NuevoAsiento[] => {
      const libro = libros.get(afiliadoId) ?? []
      const movimientos = revertir(acreditado, {
        disponibleCentavos: disponibleDesde(libro, 'normal', fecha),
        porCobrarCentavos: porCobrarDe(libro),
        retirado: asBoolean(retirado) && !aunRetirado,
      })
      if (movimientos === null) gone.add(afiliadoId)
      const made = (movimientos ?? []).map(
        (one) => ({ ...one, afiliadoId, cuenta: 'normal', fecha, quincena, cargoId }) as const,
      )
      // The next charge of the same person finds what this one left.
      libro.push(...made)
      return made
    },
  )
  if (gone.size > 0) throw await retirado([...gone], negado)
  await insertAsientos(actor, nuevos)
}

async function retirado(ids: readonly number[], negado: string): Promise<AppError> {
  const binds = new Binds()
  const rows = await selectRows<{ nombres: string; apellidoPaterno: string; apellidoMaterno: string }>(
    `SELECT nombre AS nombres, apellido_paterno AS "apellidoPaterno", apellido_materno AS "apellidoMaterno" FROM afiliados
     WHERE id IN (${binds.addAll(ids.slice(0, EJEMPLOS))}) ORDER BY nombre_orden`,
    binds.values,
  )
  const names = rows.map((row) => displayName(row, 'lista')).join('; ')
  const more = ids.length > EJEMPLOS ? ` y ${cuentaTexto(ids.length - EJEMPLOS, 'más', 'más')}` : ''
  const message = `${negado}: el dinero ya se retiró del CAIR de ${names}${more}.`
  return new AppError(422, 'retirado', message, [{ path: 'validado', code: 'retirado', message }])
}
